import Atlas
import Foundation
import Testing

@testable import TunnelApp

@Suite("The history of digs, kept in a file")
struct SavedHistoryTests {
  private let folder = FavoritesFolder()
  private var path: String { folder.path + "/history" }
  private var saved: SavedHistory { SavedHistory(path: path) }

  private var history: DigHistory {
    var history = DigHistory(origin: .denmark)
    history.record(
      DigHistory.Entry(
        .start, Dig(entrance: place("1 2")), at: Moment(secondsSince1970: 9), named: "A"))
    return history
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test("D108: The files of all windows are found by their numbers")
  func all() throws {
    let folder = folder.path + "/tunnel"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let names = [
      "history", "history-2", "history-12", "history-2.unreadable", "history-x", "history-02", "w",
    ]
    for name in names {
      try Data().write(to: URL(filePath: folder + "/" + name))
    }
    let path = self.folder.path
    let numbers = SavedHistory.numbers { $0 == "XDG_STATE_HOME" ? path : nil }
    #expect(numbers == [1, 2, 12])
    #expect(SavedHistory.numbers { _ in nil }.isEmpty)
  }

  @Test("D108: Digs that are listed already are not adopted twice")
  func adopting() {
    var other = DigHistory(origin: .denmark)
    other.adopt(history)
    other.adopt(history)
    #expect(other.entries.map(\.name) == ["A"])
  }
}
