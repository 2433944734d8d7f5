import ContainersTesting
import Dispatch
import Foundation
import Testing

@testable import Containers
@testable import ContainersDocuments

/// A document that reads another file while it takes the contents of the first.
private final class Including: Document {
  private(set) var texts: [String] = []

  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    guard case .data(let data) = contents else { throw DocumentError.notAFile }
    texts.append(String(decoding: data, as: UTF8.self))
    if texts.count == 1 {
      try read(from: fileURL.deletingLastPathComponent().appending(path: "other.txt"))
    }
  }
}

@Suite("Where a document is read") @MainActor
struct DocumentThreadTests {
  /// A place from which a program reads a document.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let read: @Sendable (Document, URL) async throws -> Void
  }

  nonisolated static let places = [
    Place(testDescription: "on the main actor") { document, url in
      try await MainActor.run { try document.read(from: url) }
    },
    Place(testDescription: "in a task on the main actor") { document, url in
      try await Task { @MainActor in try document.read(from: url) }.value
    },
    Place(testDescription: "on the main queue") { document, url in
      try await queued(DispatchQueue.main) { try document.read(from: url) }
    },
    Place(testDescription: "on a global queue") { document, url in
      try await queued(DispatchQueue.global()) { try document.read(from: url) }
    },
    Place(testDescription: "on a queue of its own") { document, url in
      try await queued(DispatchQueue(label: "own")) { try document.read(from: url) }
    },
    Place(testDescription: "on the disk's queue") { document, url in
      try await withCheckedThrowingContinuation { continuation in
        document.performAsynchronousFileAccess {
          continuation.resume(with: Result { try document.read(from: url) })
        }
      }
    },
    Place(testDescription: "in a detached task") { document, url in
      try await Task.detached { try document.read(from: url) }.value
    },
    Place(testDescription: "by opening it") { document, _ in _ = await document.open() },
    Place(testDescription: "by reverting it") { document, url in
      _ = await document.open()
      _ = await document.revert(toContentsOf: url)
    },
    Place(testDescription: "while it saves, closes and opens") { document, url in
      _ = await document.open()
      async let isSaved = document.save(to: url, for: .forOverwriting)
      async let isReverted = document.revert(toContentsOf: url)
      try await MainActor.run { try document.read(from: url) }
      _ = await (isSaved, isReverted)
      _ = await document.autosave()
    },
  ]

  private nonisolated static func queued(
    _ queue: DispatchQueue, _ work: @escaping @Sendable () throws -> Void
  ) async throws {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: work)) }
    }
  }

  private let stage = Stage(ViewController())
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("A document can be read anywhere, on the main queue too", arguments: places)
  func reading(_ place: Place) async throws {
    try Data("words".utf8).write(to: folder.url("a.txt"))
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)

    try await place.read(note, note.fileURL)

    #expect(note.text == "words")
    #expect(note.errors.isEmpty)
    if !note.documentState.contains(.closed) { #expect(await note.close()) }
  }

  @Test("A document reads another file while it takes what was read")
  func including() async throws {
    try Data("first".utf8).write(to: folder.url("a.txt"))
    try Data("second".utf8).write(to: folder.url("other.txt"))
    let document = Including(fileURL: folder.url("a.txt"), application: stage.application)

    #expect(await document.open())

    #expect(document.texts == ["first", "second"])
    #expect(await document.close())
  }

  @Test("What is thrown by taking the contents arrives where the document is read")
  func refusal() throws {
    try FileManager.default.createDirectory(
      at: folder.url("folder.txt"), withIntermediateDirectories: true)
    let note = Note(fileURL: folder.url("folder.txt"), application: stage.application)

    #expect(throws: (any Error).self) { try note.read(from: note.fileURL) }
  }
}
