import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

@Suite("Documents") @MainActor struct DocumentTests {
  let stage = Stage(ViewController())
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func makeNote(_ name: String = "a.txt") -> Note {
    Note(fileURL: folder.url(name), application: stage.application)
  }

  private func openNote() async throws -> Note {
    try folder.write("old")
    let note = makeNote()
    #expect(await note.open())
    return note
  }

  @Test("C9, C10: a document lives without a controller and keeps the truth", .noWarnings)
  func independence() async throws {
    let note = try await openNote()
    #expect(note.text == "old")
    #expect(note.documentState == .normal)
    #expect(note.fileType == "txt")
    #expect(note.localizedName == "a")
    #expect(note.fileModificationDate != nil)
    note.type("new")
    #expect(await note.close())
    let other = makeNote()
    #expect(await other.open())
    #expect(other.text == "new")
    #expect(await other.close())
  }

  @Test("F901: editing is off while a file is read, and operations come one after the other")
  func order() async throws {
    try folder.write("old")
    let note = makeNote()
    async let isOpen = note.open()
    async let isReverted = note.revert(toContentsOf: note.fileURL)
    #expect(await [isOpen, isReverted] == [true, true])
    #expect(note.editing == [false, true, false, true])
    #expect(note.loads == 2)
    #expect(await note.close())
  }

  @Test("F901: an open document cannot be opened, and a closed one only opened or created")
  func wrongState() async throws {
    let log = WarningLog()
    try await WarningReceiver.$current.withValue({ log.add($0) }) {
      let note = try await openNote()
      #expect(await !note.open())
      #expect(await note.close())
      #expect(await !note.close())
      #expect(await !note.save(to: note.fileURL, for: .forOverwriting))
      #expect(await !note.revert(toContentsOf: note.fileURL))
      #expect(await !note.autosave())
    }
    #expect(log.lines.count == 5)
  }

  @Test("F902: a file that cannot be read leaves the document closed, with one error", .noWarnings)
  func missing() async {
    let note = makeNote("missing.txt")
    #expect(await !note.open())
    #expect(note.documentState == .closed)
    #expect(note.errors.count == 1)
  }

  @Test("F901, F905: creating opens a document, and fails if there is a file", .noWarnings)
  func creating() async throws {
    let note = makeNote()
    note.text = "first"
    #expect(await note.save(to: note.fileURL, for: .forCreating))
    #expect(note.documentState == .normal)
    #expect(folder.text() == "first")
    let second = makeNote()
    #expect(await !second.save(to: second.fileURL, for: .forCreating))
    #expect(second.errors == [DocumentError.fileExists.description])
    #expect(await note.close())
  }

  @Test("F904: the undo manager counts changes, and undoing them all leaves nothing to save")
  func undo() async throws {
    let note = try await openNote()
    note.type("one")
    #expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    #expect(!note.hasUnsavedChanges)
    #expect(note.text == "old")
    note.undoManager.redo()
    #expect(note.hasUnsavedChanges)
    #expect(await note.close())
    #expect(folder.text() == "one")
  }

  @Test("F904: a document is saved some time after a change, on the application's clock")
  func autosave() async throws {
    let note = try await openNote()
    note.type("new")
    stage.advance(by: .seconds(4.9))
    await note.operations.finish()
    #expect(folder.text() == "old")
    stage.advance(by: .seconds(0.2))
    #expect(await stage.wait { !note.hasUnsavedChanges })
    #expect(folder.text() == "new")
    #expect(await note.close())
  }

  @Test("F904: a document is saved when its application is left")
  func leaving() async throws {
    let note = try await openNote()
    note.type("new")
    stage.activate(nil)
    #expect(await stage.wait { !note.hasUnsavedChanges })
    #expect(folder.text() == "new")
    #expect(await note.close())
  }

  @Test("F904, F1005: an application that ends waits for its documents")
  func end() async throws {
    let note = try await openNote()
    note.type("new")
    stage.application.terminate()
    #expect(!stage.application.isTerminated)
    #expect(await stage.wait { stage.application.isTerminated })
    #expect(folder.text() == "new")
    #expect(await note.close())
  }

  @Test("F904, F1005: an application that ends waits for a document that is being created")
  func endWhileCreating() async throws {
    let note = Note(fileURL: folder.url("new.txt"), application: stage.application)
    note.text = "new"
    Task.immediate { await note.save(to: note.fileURL, for: .forCreating) }
    stage.application.terminate()
    #expect(await stage.wait { stage.application.isTerminated })
    #expect(folder.text("new.txt") == "new")
    #expect(await note.close())
  }

  @Test("F904: a document that cannot be saved does not close", .changingFaults)
  func refusal() async throws {
    let note = try await openNote()
    note.type("new")
    ChangingFaults.current.willCall = { (call, _) throws(SystemError) in
      if call == .write { throw SystemError(ENOSPC) }
    }
    #expect(await !note.close())
    #expect(note.documentState == .savingError)
    #expect(note.errors.count == 1)
    ChangingFaults.current.willCall = nil
    #expect(await note.close())
    #expect(folder.text() == "new")
  }

  @Test("F907: a document released while open is warned about")
  func release() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await DocumentTests.releaseOpenNote()
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("Note “a.txt” was released while it was open") == true)
  }

  @Test("F907: a saved document may be released when the application has ended")
  func releaseAtTheEnd() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await DocumentTests.releaseOpenNote(isAtEnd: true)
    }
    #expect(result?.standardErrorContent.isEmpty == true)
  }

  private static func releaseOpenNote(isAtEnd: Bool = false) async throws {
    let folder = try TestFolder()
    try folder.write("old")
    let stage = Stage(ViewController())
    var note: Note? = Note(fileURL: folder.url("a.txt"), application: stage.application)
    let isOpen = await note?.open()
    precondition(isOpen == true)
    if isAtEnd {
      stage.application.terminate()
      await stage.wait { stage.application.isTerminated }
    }
    let box = Weak(note)
    note = nil
    await stage.wait { box.object == nil }
    // The warning is written while the document goes.
    for _ in 0..<100 { await Task.yield() }
  }

  @Test("F901: each change of the state is a message")
  func messages() async throws {
    try folder.write("old")
    let note = makeNote()
    var states: [Document.State] = []
    let token = stage.application.messageCenter.addObserver(
      for: Document.StateDidChange.self, of: note
    ) { [unowned note] _ in states.append(note.documentState) }
    #expect(await note.open())
    #expect(await note.close())
    #expect(states.first == [.closed, .editingDisabled])
    #expect(states.suffix(2) == [.normal, .closed])
    withExtendedLifetime(token) {}
  }
}
