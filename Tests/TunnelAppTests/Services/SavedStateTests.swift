import Atlas
import Foundation
import Testing

@testable import TunnelApp

struct SavedStateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "SavedStateTests-\(UUID().uuidString)")
  private var saved: SavedState { SavedState(path: folder.appending(path: "a/dig").path) }

  @Test("T9: a saved state round-trips to the bit")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for text in ["56.55 8.316667", "-90 0", "12.345678901 -180", "0 0"] {
      let state = SessionState(dig: Dig(entrance: place(text)))
      try saved.save(state)
      #expect(saved.load(warn: { _ in }) == state)
    }
  }

  @Test("Without a saved file there is no state")
  func nothing() { #expect(saved.load(warn: { _ in }) == nil) }

  @Test(
    "A damaged file is ignored, and replaced by the next save",
    arguments: ["", "hello", "91 0", "56.55", "56.55, 8.3, 7"])
  func damaged(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try saved.save(SessionState(dig: .denmark))
    try text.write(toFile: saved.path, atomically: true, encoding: .utf8)
    #expect(saved.load(warn: { _ in }) == nil)

    try Data([0xFF, 0xFE, 0x00, 0xC3]).write(to: URL(filePath: saved.path))
    #expect(saved.load(warn: { _ in }) == nil)

    try saved.save(SessionState(dig: .denmark))
    #expect(saved.load(warn: { _ in }) == SessionState(dig: .denmark))
  }

  @Test("If the folder cannot be created, saving throws")
  func unwritable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "a file".write(to: folder.appending(path: "a"), atomically: true, encoding: .utf8)
    #expect(throws: (any Error).self) { try saved.save(SessionState(dig: .denmark)) }
  }

  @Test("A file of a hundred megabytes is refused with a message, and left alone")
  func huge() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try saved.save(SessionState(dig: .denmark))
    truncate(saved.path, 100_000_000)

    var warnings: [String] = []
    #expect(saved.load { warnings.append($0) } == nil)
    #expect(warnings == ["The file \(saved.path) is not a saved state, and is left alone."])
    #expect(throws: (any Error).self) { try saved.save(SessionState(dig: .denmark)) }
  }

  @Test("A pipe in place of the file does not block")
  func pipe() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try saved.save(SessionState(dig: .denmark))
    unlink(saved.path)
    mkfifo(saved.path, 0o600)
    var warnings: [String] = []
    #expect(saved.load { warnings.append($0) } == nil && warnings.count == 1)
    #expect(throws: (any Error).self) { try saved.save(SessionState(dig: .denmark)) }
  }

  @Test("The file is in the user's state folder, if there is one")
  func location() {
    #expect(
      SavedState.standard(from: { ["XDG_STATE_HOME": "/s", "HOME": "/h"][$0] })?.path
        == "/s/tunnel/dig")
    #expect(
      SavedState.standard(from: { ["XDG_STATE_HOME": "relative", "HOME": "/h"][$0] })?.path
        == "/h/.local/state/tunnel/dig")
    #expect(SavedState.standard(from: { _ in nil }) == nil)
  }
}
