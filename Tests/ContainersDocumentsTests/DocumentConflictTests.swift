import ContainersTesting
import Foundation
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

@Suite("Documents whose files others change", .noWarnings, .changingFaults) @MainActor
struct DocumentConflictTests {
  let stage = Stage(ViewController())
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func openNote() async throws -> Note {
    try folder.write("old")
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await note.open())
    return note
  }

  private func conflict() async throws -> Note {
    let note = try await openNote()
    note.type("mine")
    try folder.write("theirs")
    await stage.settle(note)
    #expect(note.documentState == .inConflict)
    return note
  }

  @Test("F906: a clean document reads its file again after 200 ms of quiet")
  func revert() async throws {
    let note = try await openNote()
    try folder.write("theirs")
    await stage.settle(note)
    #expect(note.text == "theirs")
    #expect(note.documentState == .normal)
    #expect(await note.close())
  }

  @Test("F906: a document with changes is in conflict, and is not saved")
  func conflictKeeps() async throws {
    let note = try await conflict()
    stage.advance(by: .seconds(6))
    await note.operations.finish()
    #expect(await !note.autosave())
    #expect(await !note.close())
    #expect(folder.text() == "theirs")
    #expect(note.text == "mine")
    #expect(await note.resolveConflict(keeping: .mine))
    #expect(folder.text() == "mine")
    #expect(note.documentState == .normal)
    #expect(await note.close())
  }

  @Test("F906: keeping theirs reads the file")
  func theirs() async throws {
    let note = try await conflict()
    #expect(await note.resolveConflict(keeping: .theirs))
    #expect(note.text == "theirs")
    #expect(note.documentState == .normal)
    #expect(!note.hasUnsavedChanges)
    #expect(await note.close())
  }

  @Test("F906: keeping both saves the document beside the file, under names that are free")
  func both() async throws {
    let note = try await conflict()
    note.now = { 1_750_000_000 }
    #expect(await note.resolveConflict(keeping: .both))
    let other = try #require(folder.names.first { $0 != "a.txt" })
    #expect(other.hasPrefix("a (conflict 2025-06-15 "))
    #expect(other.hasSuffix(").txt"))
    #expect(folder.text(other) == "mine")
    #expect(note.text == "theirs")
    #expect(note.fileURL.lastPathComponent == "a.txt")
    note.type("mine again")
    try folder.write("theirs again")
    await stage.settle(note)
    #expect(await note.resolveConflict(keeping: .both))
    #expect(folder.names.count == 3)
    #expect(await note.close())
  }

  @Test("F904, F906: what is changed as soon as a conflict is over is saved by itself")
  func changeAfterConflict() async throws {
    let note = try await conflict()
    note.whenEditable = { [unowned note] in
      note.text += " and mine"
      note.updateChangeCount(.done)
    }
    #expect(await note.resolveConflict(keeping: .theirs))
    stage.advance(by: .seconds(6))
    await stage.wait { !note.hasUnsavedChanges }
    #expect(folder.text() == "theirs and mine")
    #expect(await note.close())
  }

  @Test("F906: nobody edits while both are kept, so that no change is in neither file")
  func editingWhileBothAreKept() async throws {
    let note = try await conflict()
    ChangingFaults.current.willCall = { (call, _) throws(SystemError) in
      // The disk's queue is never the main queue.
      guard call == .write else { return }
      let isEditable = DispatchQueue.main.sync {
        MainActor.assumeIsolated { !note.documentState.contains(.editingDisabled) }
      }
      if isEditable { throw SystemError(EIO) }
    }
    #expect(await note.resolveConflict(keeping: .both))
    #expect(note.editing.suffix(2) == [false, true])
    #expect(note.documentState == .normal)
    #expect(await note.close())
  }

  @Test("F905: what was not read is not overwritten, even before the folder is looked at")
  func beforeSaving() async throws {
    let note = try await openNote()
    note.type("mine")
    try folder.write("theirs")
    #expect(await !note.save(to: note.fileURL, for: .forOverwriting))
    #expect(folder.text() == "theirs")
    #expect(note.documentState == .inConflict)
    #expect(note.errors == [])
    #expect(await note.resolveConflict(keeping: .theirs))
    #expect(await note.close())
  }

  @Test("F906: a document follows its file within the folder")
  func moving() async throws {
    let note = try await openNote()
    note.type("mine")
    rename(folder.url("a.txt").path, folder.url("b.txt").path)
    await stage.settle(note)
    #expect(note.fileURL.lastPathComponent == "b.txt")
    #expect(await note.close())
    #expect(folder.names == ["b.txt"])
    #expect(folder.text("b.txt") == "mine")
  }

  @Test("F906: a deleted file is written anew by the next save")
  func deletion() async throws {
    let note = try await openNote()
    unlink(folder.url("a.txt").path)
    await stage.settle(note)
    #expect(folder.names == [])
    #expect(note.documentState == .normal)
    note.type("mine")
    #expect(await note.close())
    #expect(folder.text() == "mine")
  }

  @Test("F905: a save that replaces the file is not mistaken for somebody else's")
  func ownSave() async throws {
    let note = try await openNote()
    note.type("one")
    #expect(await note.autosave())
    await stage.settle(note)
    #expect(note.loads == 1)
    #expect(note.documentState == .normal)
    #expect(await note.close())
  }
}
