import Containers
import ContainersDocuments
import ContainersTesting
import Dispatch
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// Threads that a task needs before it returns to the main actor, as on a machine that is busy.
private final class HeldPool: TaskExecutor, Sendable {
  private let queue = DispatchQueue(label: "held pool")

  @MainActor var isHeld = false {
    didSet {
      guard isHeld != oldValue else { return }
      if isHeld { queue.suspend() } else { queue.resume() }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

@MainActor
@Suite("The document of favorites")
struct FavoritesDocumentTests {
  let stage = Stage(ViewController())
  let folder = FavoritesFolder()

  private func makeDocument() -> FavoritesDocument {
    FavoritesDocument(path: folder.file, application: stage.application)
  }

  private func openDocument(_ names: [String]) async throws -> FavoritesDocument {
    try folder.write(names: names)
    let document = makeDocument()
    #expect(await document.prepare())
    return document
  }

  private let undos = UndoManager()

  private func add(_ name: String, to document: FavoritesDocument) {
    document.change("Add", undoneBy: undos) {
      $0.add(place("1, 2"), named: name, at: TunnelStage.noon)
    }
  }

  private func names(_ document: FavoritesDocument) -> String {
    document.list.favorites.map(\.name).joined(separator: " ")
  }

  @Test("D101: The favorites are in the user's folder for data")
  func path() {
    let home = ["HOME": "/home/a", "XDG_DATA_HOME": "relative"]
    #expect(
      FavoritesDocument.standardPath { home[$0] } == "/home/a/.local/share/tunnel/favorites.geojson"
    )
    #expect(
      FavoritesDocument.standardPath { ["XDG_DATA_HOME": "/d"][$0] }
        == "/d/tunnel/favorites.geojson")
    #expect(FavoritesDocument.standardPath { _ in nil } == nil)
  }

  @Test("T26: The heading of the list is the name of the file, unless it is the app's own")
  func heading() {
    #expect(makeDocument().heading == "Favorites")
    let opened = FavoritesDocument(
      path: "/a/my trip.geojson", isOwn: false, application: stage.application)
    #expect(opened.heading == "my trip.geojson")
  }

  @Test("D102: Nothing is written before the first change, which creates the file")
  func creation() async throws {
    let document = makeDocument()
    #expect(await document.prepare())
    #expect(folder.files == [])
    add("A", to: document)
    add("B", to: document)
    await stage.wait { !document.documentState.contains(.closed) }
    #expect(await document.close())
    #expect(folder.files == ["favorites.geojson"])
    let text = try #require(folder.text)
    #expect(text.contains(#""name":"A""#))
    #expect(text.contains(#""name":"B""#))
  }

  @Test("D102: Changes are saved by themselves, and undone ones too")
  func autosave() async throws {
    let document = try await openDocument(["A"])
    add("B", to: document)
    stage.advance(by: .seconds(6))
    await stage.wait { !document.hasUnsavedChanges }
    #expect(folder.text?.contains(#""name":"B""#) == true)
    #expect(folder.text?.contains(#""made-by":"test""#) == true)
    undos.undo()
    #expect(names(document) == "A")
    #expect(await document.autosave())
    #expect(folder.text?.contains(#""name":"B""#) == false)
    undos.redo()
    #expect(names(document) == "A B")
    #expect(await document.close())
  }

  @Test("D101: A change that is saved and undone leaves the file as it was, byte for byte")
  func undoing() async throws {
    let layout = OddFavorites.layouts[3]
    let features = OddFavorites.others + [OddFavorites.own]
    let text = layout.opening + features.joined(separator: layout.separator) + layout.closing
    try folder.write(text)
    let document = makeDocument()
    #expect(await document.prepare())
    document.change("Rename", undoneBy: undos) { list in
      guard let entry = list.entries.last else { return }
      list.edit(entry, name: "New", note: entry.favorite.note)
    }
    #expect(await document.autosave())
    let renamed = text.replacing(#""O\u0077n""#, with: #""New""#)
    #expect(folder.bytes == Array(renamed.utf8))
    undos.undo()
    #expect(await document.autosave())
    #expect(folder.bytes == Array(text.utf8))
    #expect(await document.close())
  }

  @Test("D98: A change is saved within a second")
  func delay() async throws {
    let document = try await openDocument(["A"])
    add("B", to: document)
    stage.advance(by: .seconds(1))
    await stage.wait { folder.text?.contains(#""name":"B""#) == true }
    #expect(folder.text?.contains(#""name":"B""#) == true)
    #expect(await document.close())
  }

  @Test("D102: A file that another program changed is read again")
  func reading() async throws {
    let document = try await openDocument(["A"])
    var changes = 0
    let token = document.observe { changes += 1 }
    try folder.write(names: ["A", "X"])
    await stage.settle { names(document) == "A X" }
    #expect(changes == 1)
    #expect(!document.hasUnsavedChanges)
    withExtendedLifetime(token) {}
    #expect(await document.close())
  }

  @Test("D102: Changes of another program are merged with unsaved ones, and nobody is asked")
  func merging() async throws {
    let document = try await openDocument(["A", "B"])
    document.onConflict = { Issue.record("There is nothing to ask.") }
    document.change("Delete", undoneBy: undos) { $0.remove($0.entries[0]) }
    add("C", to: document)
    try folder.write(names: ["A", "B", "X"])
    await stage.settle { names(document) == "B C X" }
    #expect(document.hasUnsavedChanges)
    #expect(await document.close())
    let text = try #require(folder.text)
    #expect(!text.contains(#""A""#))
    #expect(text.contains(#""C""#))
    #expect(text.contains(#""X""#))
    #expect(folder.files == ["favorites.geojson"])
  }

  @Test("D102: A change that is made while another program's are merged is kept")
  func changeDuringMerge() async throws {
    let document = try await openDocument(["A"])
    document.onConflict = { Issue.record("There is nothing to ask.") }
    add("C", to: document)
    let token = whenReading(document) { add("D", to: document) }
    try folder.write(names: ["A", "X"])
    await stage.settle { names(document) == "A C X D" }
    #expect(document.hasUnsavedChanges)
    #expect(await document.close())
    #expect(folder.text?.contains(#""D""#) == true)
    withExtendedLifetime(token) {}
  }

  @Test("D102: A file that changes again while it is merged loses nothing, and nor do we")
  func writeDuringMerge() async throws {
    let document = try await openDocument(["A"])
    document.onConflict = { Issue.record("There is nothing to ask.") }
    add("C", to: document)
    let token = whenReading(document) { try? folder.write(names: ["A", "X", "Y"]) }
    try folder.write(names: ["A", "X"])
    await stage.settle { names(document) == "A C X Y" }
    #expect(await document.close())
    withExtendedLifetime(token) {}
  }

  @Test("D102: What is merged before the save that found the other version goes on is saved")
  func mergeBeforeSave() async throws {
    let document = try await openDocument(["A"])
    document.onConflict = { Issue.record("There is nothing to ask.") }
    add("C", to: document)
    try folder.write(names: ["A", "X"])
    let pool = HeldPool()
    let token = stage.application.messageCenter.addObserver(
      for: Document.StateDidChange.self, of: document
    ) { _ in if document.isInConflict { pool.isHeld = true } }
    let saving = Task(executorPreference: pool) { await document.autosave() }
    await stage.wait { names(document) == "A C X" && document.settling == nil }
    pool.isHeld = false
    #expect(await saving.value)
    #expect(folder.text?.contains(#""C""#) == true)
    #expect(folder.text?.contains(#""X""#) == true)
    #expect(await document.close())
    withExtendedLifetime(token) {}
  }

  /// Runs some work the next time that a document begins to read its file.
  private func whenReading(
    _ document: FavoritesDocument, _ work: @escaping () -> Void
  ) -> ObservationToken {
    var isDone = false
    return stage.application.messageCenter.addObserver(
      for: Document.StateDidChange.self, of: document
    ) { _ in
      guard document.documentState.contains(.editingDisabled), !isDone else { return }
      isDone = true
      work()
    }
  }

  @Test("D98: Favorites whose file could not be created are saved at the end, if that is possible")
  func creationAtTheEnd() async throws {
    let obstacle = folder.path + "/tunnel"
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try "a file where the folder should be".write(
      toFile: obstacle, atomically: true, encoding: .utf8)
    let document = makeDocument()
    var failures = 0
    document.onFailure = { _ in failures += 1 }
    add("A", to: document)
    await stage.wait { failures > 0 }
    try FileManager.default.removeItem(atPath: obstacle)
    await document.finish(refuge: nil)
    #expect(folder.text?.contains(#""A""#) == true)
  }

  @Test("D98: The first favorite is saved if the app ends at once")
  func firstAtTheEnd() async throws {
    let document = makeDocument()
    add("A", to: document)
    stage.application.terminate()
    await stage.wait { stage.application.isTerminated }
    #expect(folder.text?.contains(#""A""#) == true)
    withExtendedLifetime(document) {}
  }

  @Test("D102: At the end, too, changes are merged with what another program has just written")
  func ending() async throws {
    let document = try await openDocument(["A"])
    add("C", to: document)
    try folder.write(names: ["A", "X"])
    // What the application waits for before it ends.
    #expect(await document.autosave())
    let text = try #require(folder.text)
    #expect(text.contains(#""C""#))
    #expect(text.contains(#""X""#))
    #expect(await document.close())
  }

  @Test("D102: What cannot be merged is asked; both are kept in two files")
  func conflict() async throws {
    let document = try await openDocument(["A"])
    var asked = 0
    document.onConflict = { asked += 1 }
    document.change("Edit", undoneBy: undos) { $0.edit($0.entries[0], name: "mine", note: "") }
    try folder.write(names: ["theirs"])
    await stage.settle { asked > 0 }
    #expect(asked == 1)
    #expect(document.isInConflict)
    #expect(names(document) == "mine")
    #expect(await !document.autosave())
    #expect(folder.text == FavoritesFolder.text(["theirs"]))

    // A further change is not saved either, so the question returns.
    add("B", to: document)
    #expect(asked == 2)
    #expect(await document.settle(keeping: .both))
    #expect(names(document) == "theirs")
    #expect(folder.files.count == 2)
    let other = try #require(folder.files.first { $0 != "favorites.geojson" })
    let kept = try String(contentsOfFile: "\(folder.path)/tunnel/\(other)", encoding: .utf8)
    #expect(kept.contains(#""mine""#))
    #expect(kept.contains(#""B""#))
    #expect(await document.close())
  }

  @Test("D102: A damaged file is left as it is, and named with the place of the damage")
  func damage() async throws {
    try folder.write("{\n  \"type\": \"FeatureCollection\", ]")
    let document = makeDocument()
    var failures: [String] = []
    document.onFailure = { failures.append($0) }
    await document.prepare()
    #expect(failures == ["Line 2, column 32: expected a key in quotes."])
    add("A", to: document)
    await stage.wait { names(document) == "A" }
    await stage.wait { !document.isCreating }
    #expect(document.documentState.contains(.closed))
    #expect(failures.count == 1)
    #expect(folder.text == "{\n  \"type\": \"FeatureCollection\", ]")

    // Once it is mended, it is read.
    try folder.write(names: ["M"])
    await document.prepare()
    add("B", to: document)
    #expect(names(document) == "A M B")
    #expect(await document.close())
    #expect(folder.text?.contains(#""A""#) == true)
  }

  @Test("D102: A file that becomes damaged while the app runs replaces nothing")
  func laterDamage() async throws {
    let document = try await openDocument(["A"])
    var failures = 0
    var asked = 0
    document.onFailure = { _ in failures += 1 }
    document.onConflict = { asked += 1 }
    try folder.write("nonsense")
    await stage.settle { failures > 0 }
    #expect(names(document) == "A")
    add("B", to: document)
    _ = await document.autosave()
    await stage.settle { asked > 0 }
    #expect(folder.text == "nonsense")
    #expect(await document.settle(keeping: .mine))
    #expect(folder.text?.contains(#""B""#) == true)
    #expect(await document.close())
  }

  @Test("D102: A file that somebody creates at the same time is merged with the first change")
  func creationByTwo() async throws {
    let document = makeDocument()
    #expect(await document.prepare())
    add("A", to: document)
    try folder.write(names: ["X"])
    await stage.wait { names(document).count == 3 && !document.documentState.contains(.closed) }
    #expect(Set(document.list.favorites.map(\.name)) == ["A", "X"])
    #expect(await document.close())
    #expect(folder.text?.contains(#""A""#) == true)
    #expect(folder.text?.contains(#""X""#) == true)
  }

  @Test("D102: A file that cannot be written is reported; the favorites stay")
  func unwritable() async throws {
    let document = FavoritesDocument(
      path: "/proc/tunnel/favorites.geojson", application: stage.application)
    var failures: [String] = []
    document.onFailure = { failures.append($0) }
    add("A", to: document)
    await stage.wait { !failures.isEmpty }
    #expect(names(document) == "A")
    #expect(failures.count == 1)
  }
}
