import ContainersTesting
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

@Suite("Names of documents that are unusual", .noWarnings, .changingFaults) @MainActor
struct DocumentNameTests {
  let stage = Stage(ViewController())
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Makes a file whose name is bytes.
  private func make(_ name: [UInt8], in path: String? = nil, _ text: String = "theirs") {
    let bytes = Array("\(path ?? folder.path)/".utf8) + name
    let descriptor = open(bytes.map { CChar(bitPattern: $0) } + [0], O_WRONLY | O_CREAT, 0o600)
    precondition(descriptor >= 0)
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  /// Makes a package with one file, and opens it.
  private func openAlbum(_ url: URL? = nil) async throws -> Album {
    let path = folder.path + "/a.album"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try folder.write("1", "a.album/one")
    let album = Album(fileURL: url ?? folder.url("a.album"), application: stage.application)
    #expect(await album.open())
    return album
  }

  private func count(in name: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name))?.count ?? -1
  }

  private static let notText: [UInt8] = Array("caf".utf8) + [0xE9]

  @Test("F903: A package whose URL ends in a slash is saved as one without")
  func slash() async throws {
    let url = URL(filePath: folder.path + "/a.album/", directoryHint: .isDirectory)
    let album = try await openAlbum(url)
    #expect(album.localizedName == "a")
    album.put("2", "two")
    #expect(await album.autosave())
    #expect(folder.names == ["a.album"])
    #expect(folder.text("a.album/two") == "2")
    #expect(await album.save(to: folder.url("a.album"), for: .forOverwriting))
    #expect(await album.close())
  }

  @Test("F905: A package with a name that is no text is not opened, and stays as it is")
  func entryWithoutText() async throws {
    let album = try await openAlbum()
    #expect(await album.close())
    make(Self.notText, in: folder.path + "/a.album")
    let other = Album(fileURL: folder.url("a.album"), application: stage.application)
    #expect(await !other.open())
    #expect(other.errors == ["\(DocumentError.system(code: EILSEQ))"])
    #expect(count(in: "a.album") == 2)
  }

  @Test("F905: A file whose name is no text is never written over in a package")
  func entryAdded() async throws {
    let album = try await openAlbum()
    album.put("2", "two")
    make(Self.notText, in: folder.path + "/a.album")
    #expect(await !album.autosave())
    #expect(count(in: "a.album") == 2)
    #expect(folder.names == ["a.album"])
    #expect(await !album.close())
    try FileManager.default.removeItem(atPath: folder.path + "/a.album")
    #expect(await album.close())
    #expect(folder.text("a.album/two") == "2")
  }

  @Test("F905: A package with two names that texts cannot tell apart is not opened")
  func equalTexts() async throws {
    let album = try await openAlbum()
    #expect(await album.close())
    make(Array("\u{E9}".utf8), in: folder.path + "/a.album")
    make(Array("e\u{301}".utf8), in: folder.path + "/a.album")
    let other = Album(fileURL: folder.url("a.album"), application: stage.application)
    #expect(await !other.open())
    #expect(other.errors.count == 1)
    #expect(count(in: "a.album") == 3)
  }

  @Test("F906: Other files whose names are no text disturb no document beside them")
  func neighbors() async throws {
    make(Self.notText)
    try folder.write("old")
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await note.open())
    rename(Array("a.txt".utf8), to: Array("b.txt".utf8))
    await stage.settle(note)
    #expect(note.fileURL.lastPathComponent == "b.txt")
    note.type("new")
    #expect(await note.close())
    #expect(folder.text("b.txt") == "new")
    #expect(folder.names.count == 2)
  }

  @Test("F902: A URL whose path has a zero byte is an error and touches no file")
  func zeroByte() async throws {
    try folder.write("old")
    let url = try #require(URL(string: "file://\(folder.path)/a.txt%00.png"))
    let note = Note(fileURL: url, application: stage.application)
    #expect(await !note.open())
    note.text = "new"
    #expect(await !note.save(to: url, for: .forCreating))
    #expect(note.errors.count == 2)
    #expect(note.documentState.contains(.closed))
    #expect(folder.text() == "old")
    #expect(folder.names == ["a.txt"])
  }

  @Test("F903: A file whose name is not UTF-8 is read, saved and followed like any other")
  func bytes() async throws {
    make(Self.notText + Array(".txt".utf8))
    let url = try #require(URL(string: "file://\(folder.path)/caf%E9.txt"))
    let note = Note(fileURL: url, application: stage.application)
    #expect(await note.open())
    #expect(note.text == "theirs")
    #expect(note.localizedName == "caf\u{FFFD}")
    #expect(note.fileType == "txt")
    note.type("mine")
    #expect(await note.autosave())
    #expect(text(of: Self.notText + Array(".txt".utf8)) == "mine")
    #expect(count(in: ".") == 1)

    rename(Self.notText + Array(".txt".utf8), to: Self.notText + [0xFF])
    await stage.settle(note)
    #expect(note.fileURL.absoluteString.hasSuffix("/caf%E9%FF"))
    note.type("again")
    #expect(await note.close())
    #expect(text(of: Self.notText + [0xFF]) == "again")
    #expect(count(in: ".") == 1)
  }

  @Test("F903: A link that leads to a name that is not UTF-8 stays, and its file is saved")
  func link() async throws {
    make(Self.notText)
    let target = Self.notText.map { CChar(bitPattern: $0) } + [0]
    symlink(target, folder.path + "/link.txt")
    let note = Note(fileURL: folder.url("link.txt"), application: stage.application)
    #expect(await note.open())
    note.type("mine")
    #expect(await note.close())
    #expect(text(of: Self.notText) == "mine")
    #expect(count(in: ".") == 2)
  }

  /// Returns the bytes of a path with a zero at their end.
  private func path(of name: [UInt8]) -> [CChar] {
    (Array("\(folder.path)/".utf8) + name).map { CChar(bitPattern: $0) } + [0]
  }

  private func text(of name: [UInt8]) -> String? {
    guard let file = fopen(path(of: name), "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = fread(&buffer, 1, 100, file)
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  private func rename(_ name: [UInt8], to other: [UInt8]) {
    precondition(Glibc.rename(path(of: name), path(of: other)) == 0)
  }

  @Test("F902: Links in a package are refused, so that none leads out of it or in a circle")
  func linkInPackage() async throws {
    let album = try await openAlbum()
    #expect(await album.close())
    symlink(".", folder.path + "/a.album/self")
    symlink(".", folder.path + "/a.album/again")
    let other = Album(fileURL: folder.url("a.album"), application: stage.application)
    #expect(await !other.open())
    #expect(other.errors == ["\(DocumentError.notAFile)"])
    #expect(count(in: "a.album") == 3)
  }

  @Test("F902: A package nested deeper than a hundred folders is refused")
  func depth() async throws {
    let album = try await openAlbum()
    #expect(await album.close())
    let deep = folder.path + "/a.album" + String(repeating: "/d", count: 1500)
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let other = Album(fileURL: folder.url("a.album"), application: stage.application)
    #expect(await !other.open())
    #expect(other.errors == ["\(DocumentError.system(code: ENAMETOOLONG))"])
  }

  @Test(
    "F902: An entry whose name is none is refused, and the old package stays",
    arguments: ["", ".", "..", "a/b", "a\0b"])
  func entryNames(name: String) async throws {
    let album = try await openAlbum()
    album.put("2", name)
    #expect(await !album.autosave())
    #expect(album.errors.count == 1)
    #expect(count(in: "a.album") == 1)
    #expect(folder.names == ["a.album"])
    album.pages[name] = nil
    #expect(await album.close())
  }

  private static let longName = String(repeating: "ä", count: 125) + ".txt"

  @Test("F903: A file with the longest name is saved in place")
  func longInPlace() async throws {
    try folder.write("old", Self.longName)
    try FileManager.default.linkItem(
      at: folder.url(Self.longName), to: folder.url("second.txt"))
    let note = Note(fileURL: folder.url(Self.longName), application: stage.application)
    #expect(await note.open())
    note.type("new")
    #expect(await note.autosave())
    #expect(folder.text("second.txt") == "new")
    #expect(await note.close())
  }

  @Test("F906: Of a file with the longest name both versions can be kept")
  func longConflict() async throws {
    try folder.write("old", Self.longName)
    let note = Note(fileURL: folder.url(Self.longName), application: stage.application)
    #expect(await note.open())
    note.type("mine")
    try folder.write("theirs", Self.longName)
    #expect(await !note.autosave())
    #expect(await note.resolveConflict(keeping: .both))
    #expect(note.text == "theirs")
    #expect(folder.names.compactMap { folder.text($0) }.contains("mine"))
    #expect(await note.close())
  }

  @Test("F905: A name spelled with other characters is another file, even if it looks the same")
  func spelling() async throws {
    try folder.write("old", "\u{E9}.txt")
    let note = Note(fileURL: folder.url("\u{E9}.txt"), application: stage.application)
    #expect(await note.open())
    note.type("new")
    #expect(await note.save(to: folder.url("e\u{301}.txt"), for: .forOverwriting))
    #expect(count(in: ".") == 2)
    #expect(folder.text("\u{E9}.txt") == "old")
    #expect(folder.text("e\u{301}.txt") == "new")
    #expect(await note.close())
  }
}
