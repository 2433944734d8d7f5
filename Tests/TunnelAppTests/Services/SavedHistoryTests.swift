import Atlas
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

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

  /// A history with digs at the latitudes.
  private func history(_ latitudes: Int...) -> DigHistory {
    var history = DigHistory(origin: .denmark)
    for latitude in latitudes {
      history.record(
        DigHistory.Entry(
          .start, Dig(entrance: place("\(latitude) 2")),
          at: Moment(secondsSince1970: Double(latitude)), named: "\(latitude)"))
    }
    return history
  }

  private var names: [String?] { SavedHistory(path: path).load()?.entries.map(\.name) ?? [] }

  @Test("Digs are saved once, even if every save fails after it has written", .changingFaults)
  func failingFolder() {
    let saved = saved
    #expect(saved.load() == nil)
    ChangingFaults.current.failLate()
    for history in [history(1), history(1, 2), history(1, 2, 3)] {
      #expect(throws: SystemError(EIO)) { try saved.save(history) }
    }
    #expect(names == ["1", "2", "3"])
  }

  @Test("Digs of a disk that comes after the first save are kept")
  func lateDisk() throws {
    let saved = saved
    #expect(saved.load() == nil)
    try saved.save(history(5))
    try history(1, 2).text.write(toFile: path, atomically: true, encoding: .utf8)
    try saved.save(history(5, 6))
    try saved.save(history(5, 6, 7))
    #expect(names == ["1", "2", "5", "6", "7"])
  }

  @Test("A file that came after the start is not removed with its window")
  func removing() throws {
    let saved = saved
    #expect(saved.load() == nil)
    try SavedHistory(path: path).save(history(1))
    saved.remove()
    #expect(names == ["1"])
  }
}
