import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

/// A document that reads ten bytes at most.
private final class Leaflet: Document {
  var contents: Contents?
  private(set) var errors: [DocumentError] = []

  override nonisolated class var maximumContentSize: Int { 10 }

  override func load(fromContents contents: Contents, ofType typeName: String?) throws {
    self.contents = contents
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    if let error = error as? DocumentError { errors.append(error) }
  }
}

@Suite("Documents that cannot be read", .noWarnings, .changingFaults) @MainActor
struct DocumentLimitTests {
  let stage = Stage(ViewController())
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Something that is neither a file nor a folder.
  nonisolated enum Thing: CaseIterable {
    case pipe, socket

    func make(_ path: String) {
      switch self {
      case .pipe: mkfifo(path, 0o600)
      case .socket: mknod(path, S_IFSOCK | 0o600, 0)
      }
    }
  }

  @Test(
    "F902: A pipe or a socket in the place of the file is refused at once",
    arguments: Thing.allCases)
  func opening(thing: Thing) async throws {
    thing.make(folder.path + "/a.txt")
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await !note.open())
    #expect(note.errors == ["\(DocumentError.notAFile)"])
  }

  @Test("F902: A device is refused at once")
  func device() async {
    let note = Note(fileURL: URL(filePath: "/dev/zero"), application: stage.application)
    #expect(await !note.open())
    #expect(note.errors == ["\(DocumentError.notAFile)"])
  }

  @Test(
    "F902: A file that becomes a pipe while the document is open is neither read nor replaced",
    arguments: Thing.allCases)
  func becoming(thing: Thing) async throws {
    try folder.write("old")
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await note.open())
    let path = folder.path + "/a.txt"
    unlink(path)
    thing.make(path)

    #expect(await !note.revert(toContentsOf: note.fileURL))
    note.type("new")
    #expect(await !note.autosave())
    #expect(note.errors == ["\(DocumentError.notAFile)", "\(DocumentError.notAFile)"])
    #expect(note.text == "new")
    #expect(try note.files.status(path)?.isFile == false)

    unlink(path)
    #expect(await note.close())
    #expect(folder.text() == "new")
  }

  @Test("F902: A file that becomes a pipe after it was looked at is not waited for")
  func becomingLate() async throws {
    try folder.write("old")
    let path = folder.path + "/a.txt"
    ChangingFaults.current.willCall = { call, name throws(SystemError) in
      guard call == .open, name == path else { return }
      unlink(path)
      mkfifo(path, 0o600)
    }
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await !note.open())
    #expect(note.errors == ["\(DocumentError.notAFile)"])
  }

  @Test("F902: A pipe in a package is refused at once", arguments: Thing.allCases)
  func package(thing: Thing) async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a.album", withIntermediateDirectories: true)
    thing.make(folder.path + "/a.album/one")
    let album = Album(fileURL: folder.url("a.album"), application: stage.application)
    #expect(await !album.open())
    #expect(album.errors == ["\(DocumentError.notAFile)"])
  }

  @Test("F902: A file above the limit is refused, and one at the limit is read")
  func limit() async throws {
    try folder.write("0123456789")
    let leaflet = Leaflet(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await leaflet.open())
    try folder.write("0123456789a")
    #expect(await !leaflet.revert(toContentsOf: leaflet.fileURL))
    #expect(leaflet.errors == [.tooLarge])
    #expect(leaflet.contents == .data(Data("0123456789".utf8)))
    #expect(await leaflet.close())
  }

  @Test("F902: The files of a package count together")
  func packageLimit() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a.album/inner", withIntermediateDirectories: true)
    try folder.write("01234", "a.album/one")
    try folder.write("01234", "a.album/inner/two")
    let leaflet = Leaflet(fileURL: folder.url("a.album"), application: stage.application)
    #expect(await leaflet.open())
    #expect(await leaflet.close())
    try folder.write("012345", "a.album/inner/two")
    #expect(await !leaflet.open())
    #expect(leaflet.errors == [.tooLarge])
  }

  @Test("F902: A file of a tebibyte takes no memory")
  func hole() async throws {
    try folder.write("")
    truncate(folder.path + "/a.txt", 1 << 40)
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await !note.open())
    #expect(note.errors == ["\(DocumentError.tooLarge)"])
  }
}
