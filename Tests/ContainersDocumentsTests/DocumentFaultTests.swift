import ContainersTesting
import Foundation
import Support
import Synchronization
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

/// A document that is a folder of texts.
final class Album: Document {
  var pages: [String: Contents] = [:]
  private(set) var errors: [String] = []

  override func contents(forType typeName: String) throws -> Contents { .package(pages) }

  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    guard case .package(let pages) = contents else { throw DocumentError.notAFile }
    self.pages = pages
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors.append("\(error)")
  }

  func put(_ text: String, _ name: String) {
    pages[name] = .data(Data(text.utf8))
    updateChangeCount(.done)
  }
}

/// Lets one call of a document fail, by its number.
private final class FailingCall: Sendable {
  private let count = Mutex(0)
  let number: Int
  let code: Int32

  init(_ number: Int, _ code: Int32) { (self.number, self.code) = (number, code) }

  /// Whether there were as many calls.
  var isReached: Bool { count.withLock { $0 } >= number }

  /// Runs work in which the call fails.
  @MainActor
  func during<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    ChangingFaults.current.willCall = { [self] (_, _) throws(SystemError) in
      let call = count.withLock { count in
        count += 1
        return count
      }
      if call == number { throw SystemError(code) }
    }
    defer { ChangingFaults.current.willCall = nil }
    return try await work()
  }
}

@Suite("Documents whose calls fail", .noWarnings, .changingFaults) @MainActor
struct DocumentFaultTests {
  let stage = Stage(ViewController())

  /// Runs a test with each call failing in turn, until there is none left.
  private func each(
    _ code: Int32, least: Int, _ test: (TestFolder, FailingCall) async throws -> Void
  ) async throws {
    var number = 0
    var call: FailingCall
    repeat {
      number += 1
      call = FailingCall(number, code)
      try await test(try TestFolder(), call)
    } while call.isReached
    #expect(number > least)
  }

  private func note(_ folder: TestFolder, _ text: String?) async throws -> Note {
    if let text { try folder.write(text) }
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    if text != nil { #expect(await note.open()) }
    return note
  }

  @Test("F902: Whichever call fails while a file is read, the document stays as it was")
  func reading() async throws {
    try await each(EACCES, least: 3) { folder, call in
      let note = try await note(folder, "old")
      try folder.write("theirs", "b.txt")
      let isRead = await call.during {
        await note.revert(toContentsOf: folder.url("b.txt"))
      }
      #expect(note.text == (isRead ? "theirs" : "old"), "call \(call.number)")
      #expect(note.errors.count == (isRead ? 0 : 1))
      #expect(!note.documentState.contains(.editingDisabled))
      #expect(await note.close())
    }
  }

  @Test(
    "F902, F906: Whichever call fails while a conflict ends, both versions are still somewhere",
    arguments: [ENOSPC, EACCES], [Document.ConflictResolution.mine, .theirs, .both])
  func conflicts(code: Int32, resolution: Document.ConflictResolution) async throws {
    try await each(code, least: 3) { folder, call in
      let note = try await note(folder, "old")
      note.type("mine")
      try folder.write("theirs")
      #expect(await !note.save(to: note.fileURL, for: .forOverwriting))
      #expect(note.documentState == .inConflict)
      let isResolved = await call.during {
        await note.resolveConflict(keeping: resolution)
      }
      let texts = folder.names.compactMap { folder.text($0) } + [note.text]
      if !isResolved || resolution == .both {
        #expect(texts.contains("mine"), "call \(call.number): \(texts)")
      }
      if !isResolved, resolution == .mine, note.documentState.contains(.inConflict) {
        #expect(["theirs", "mine"].contains(folder.text()), "call \(call.number)")
      } else if resolution != .mine {
        #expect(folder.text() == "theirs", "call \(call.number)")
      }
      #expect(note.documentState.contains(.inConflict) == !isResolved, "call \(call.number)")
      if !isResolved {
        #expect(await note.resolveConflict(keeping: resolution), "call \(call.number)")
      }
      #expect(note.text == (resolution == .mine ? "mine" : "theirs"))
      #expect(await note.close(), "call \(call.number)")
      #expect(folder.text() == note.text)
    }
  }
}
