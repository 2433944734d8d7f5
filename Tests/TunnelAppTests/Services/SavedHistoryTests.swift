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

  @Test(
    "D100: A file whose heading cannot be read is kept under another name, with one message",
    arguments: [
      Data("tunnel history 2\norigin\t1\t2\n".utf8), Data("tunnel histo".utf8), Data([0xFF, 0xFE]),
    ])
  func unreadable(bytes: Data) throws {
    for number in 1...2 {
      try saved.save(history)
      try bytes.write(to: URL(filePath: path))
      var messages: [String] = []
      #expect(saved.load { messages.append($0) } == nil)
      let kept = path + (number == 1 ? ".unreadable" : ".unreadable-2")
      #expect(messages == ["The file \(path) cannot be read, and is kept as \(kept)."])
      #expect(try Data(contentsOf: URL(filePath: kept)) == bytes)
      try saved.save(history)
      #expect(saved.load { messages.append($0) } == history && messages.count == 1)
    }
    #expect(try names == ["history", "history.unreadable", "history.unreadable-2"])
  }

  @Test("D100: Something else in place of the file stays, with a message, and no save replaces it")
  func foreign() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var messages: [String] = []
    #expect(saved.load { messages.append($0) } == nil)
    #expect(messages == ["The file \(path) is not a saved state, and is left alone."])
    #expect(throws: (any Error).self) { try saved.save(history) }
    #expect(try names == ["history"])
  }

  @Test("D108: The files of all windows are found by their numbers")
  func all() throws {
    let folder = folder.path + "/tunnel"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let names = ["history", "history-2", "history-12", "history.unreadable", "history-x", "w"]
    for name in names {
      try Data().write(to: URL(filePath: folder + "/" + name))
    }
    let path = self.folder.path
    let files = SavedHistory.all { $0 == "XDG_STATE_HOME" ? path : nil }
    #expect(files.keys.sorted() == [1, 2, 12])
    #expect(SavedHistory.all { _ in nil }.isEmpty)
  }

  @Test("D108: Digs that are listed already are not adopted twice")
  func adopting() {
    var other = DigHistory(origin: .denmark)
    other.adopt(history)
    other.adopt(history)
    #expect(other.entries.map(\.name) == ["A"])
  }
}
