import Containers
import ContainersTesting
import Foundation
import Glibc
import Support
import TestSupport
import Testing

@testable import ContainersDocuments
@testable import TunnelApp
@testable import TunnelTestSupport

/// A document that is any contents.
private final class Sheaf: Document {
  var contents = Contents.data(Data())
  private(set) var errors = 0

  override func contents(forType typeName: String) throws -> Contents { contents }

  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    self.contents = contents
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }

  func put(_ contents: Contents) {
    self.contents = contents
    updateChangeCount(.done)
  }
}

/// A save that did not succeed, which somebody else has reported.
private struct NotSaved: Error {}

@Suite("Documents, when each system call of a save fails", .noWarnings)
@MainActor
struct DocumentWalkTests {
  /// What a document is saved as.
  nonisolated enum Form: CaseIterable {
    case file, fileWithTwoNames, package, link

    fileprivate var old: Document.Contents { contents("old") }
    fileprivate var new: Document.Contents { contents("new") }

    private func contents(_ text: String) -> Document.Contents {
      let data = Document.Contents.data(Data(text.utf8))
      guard self == .package else { return data }
      return .package(["both": data, text: data, "more": .package(["inner": data])])
    }

    /// Makes the old version at a path.
    fileprivate func prepare(_ path: String) throws {
      if self == .link { symlink("target", path) }
      try FileSystem.current.write(
        old, to: self == .link ? FilePath.folder(of: path) + "/target" : path, isPrivate: false)
      if self == .fileWithTwoNames { Glibc.link(path, path + ".other") }
    }
  }

  let stage = Stage(ViewController())

  private func sheaf(_ run: FaultRun) -> Sheaf {
    let url = URL(filePath: run.folder + "/sheaf", directoryHint: .notDirectory)
    return Sheaf(fileURL: url, application: stage.application)
  }

  /// Saves in some way, and expects one notice of a failure.
  private func attempt(
    _ run: FaultRun, _ sheaf: Sheaf, _ save: () async -> Bool
  ) async {
    let earlier = sheaf.errors
    let error = await run.attempt { guard await save() else { throw NotSaved() } }
    #expect(sheaf.errors - earlier == (error == nil ? 0 : 1), "\(run)")
  }

  @Test("F902, F903: A save leaves the old contents or the new ones", arguments: Form.allCases)
  func saving(form: Form) async throws {
    try await FaultWalk().run { run in
      try form.prepare(run.folder + "/sheaf")
      let sheaf = sheaf(run)
      #expect(await sheaf.open())
      sheaf.put(form.new)
      await attempt(run, sheaf) { await sheaf.autosave() }
      // After a program was killed, somebody else may have written the file.
      #expect(await sheaf.close() || sheaf.documentState.contains(.inConflict), "\(run)")
      if sheaf.documentState.contains(.inConflict) {
        #expect(await sheaf.resolveConflict(keeping: .mine), "\(run)")
        #expect(await sheaf.close(), "\(run)")
      }
    }
  }

  @Test("F902: A document is created whole or not at all", arguments: [Form.file, .package])
  func creating(form: Form) async throws {
    try await FaultWalk().run { run in
      let sheaf = sheaf(run)
      sheaf.contents = form.new
      await attempt(run, sheaf) { await sheaf.save(to: sheaf.fileURL, for: .forCreating) }
      if !sheaf.documentState.contains(.closed) { #expect(await sheaf.close(), "\(run)") }
    }
  }

  @Test("F902, F906: A copy for a conflict is there whole or not at all", arguments: [Form.file])
  func conflicts(form: Form) async throws {
    try await FaultWalk().run { run in
      let path = run.folder + "/sheaf"
      try form.prepare(path)
      let sheaf = sheaf(run)
      sheaf.now = { 1_750_000_000 }
      #expect(await sheaf.open())
      sheaf.put(form.new)
      try Data("theirs".utf8).write(to: URL(filePath: path))
      #expect(await !sheaf.autosave())
      await attempt(run, sheaf) { await sheaf.resolveConflict(keeping: .both) }
      if sheaf.documentState.contains(.inConflict) {
        #expect(await sheaf.resolveConflict(keeping: .theirs), "\(run)")
      }
      #expect(await sheaf.close(), "\(run)")
    }
  }

  @Test("F905: A file that somebody else has moved away or deleted is written anew")
  func gone() async throws {
    try await FaultWalk().run { run in
      let path = run.folder + "/sheaf"
      try Form.file.prepare(path)
      let sheaf = sheaf(run)
      #expect(await sheaf.open())
      sheaf.put(Form.file.new)
      unlink(path)
      await attempt(run, sheaf) { await sheaf.autosave() }
      _ = await sheaf.close()
      if sheaf.documentState.contains(.inConflict) {
        #expect(await sheaf.resolveConflict(keeping: .theirs), "\(run)")
        #expect(await sheaf.close(), "\(run)")
      }
    }
  }
}

@Suite("The user's own favorites, when each system call of a save fails")
@MainActor
struct FavoritesWalkTests {
  private let stage = Stage(ViewController())
  private let undos = UndoManager()

  private func add(_ name: String, to document: FavoritesDocument) {
    document.change("Add", undoneBy: undos) {
      $0.add(place("1, 2"), named: name, at: TunnelStage.noon)
    }
  }

  /// Writes what another program would.
  private func write(_ names: [String], _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    try Data(FavoritesFolder.text(names).utf8).write(to: URL(filePath: path))
  }

  /// What happens while there are changes.
  nonisolated enum Change: CaseIterable { case none, mergeable, link, twoNames }

  @Test("D102: A change is saved or not, with one notice", arguments: Change.allCases)
  func changing(change: Change) async throws {
    try await FaultWalk().run { run in
      let path = run.folder + "/tunnel/favorites.geojson"
      try write(["A"], change == .link ? run.folder + "/elsewhere" : path)
      if change == .link {
        try FileManager.default.createDirectory(
          atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
        symlink("../elsewhere", path)
      }
      if change == .twoNames { link(path, run.folder + "/other") }
      let document = FavoritesDocument(path: path, application: stage.application)
      var notices = 0
      document.onFailure = { _ in notices += 1 }
      document.onConflict = { notices += 1 }
      #expect(await document.prepare())
      add("B", to: document)
      if change == .mergeable { try write(["A", "X"], path) }
      let error = await run.attempt {
        guard await document.autosave() else { throw NotSaved() }
      }
      #expect(notices == (error == nil ? 0 : 1), "\(run)")
      document.onConflict = nil
      if await !document.close() {
        await document.settle(keeping: .theirs)
        #expect(await document.close(), "\(run)")
      }
    }
  }

  @Test("D98, D102: The first change creates the file or not, with one notice")
  func creating() async throws {
    try await FaultWalk().run { run in
      let document = FavoritesDocument(
        path: run.folder + "/tunnel/favorites.geojson", application: stage.application)
      var notices = 0
      document.onFailure = { _ in notices += 1 }
      let error = await run.attempt {
        add("A", to: document)
        await stage.wait { !document.isCreating }
        if document.documentState.contains(.closed) { throw NotSaved() }
      }
      // That the folder is not on disk is said, although the file is there.
      #expect(error == nil ? notices <= 1 : notices == 1, "\(run)")
      #expect(document.list.favorites.map(\.name) == ["A"])
      if !document.documentState.contains(.closed) { #expect(await document.close(), "\(run)") }
    }
  }
}
