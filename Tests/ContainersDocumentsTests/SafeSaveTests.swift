import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

@Suite("Safe saves", .noWarnings, .changingFaults) @MainActor struct SafeSaveTests {
  let stage = Stage()
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func openNote(_ text: String = "old") async throws -> Note {
    try folder.write(text)
    let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
    #expect(await note.open())
    return note
  }

  @Test("F903: short writes are continued")
  func shortWrites() async throws {
    let files = FileSystem(FileFaults(longestWrite: 1) { _, _ in })
    let note = try await FileSystem.$current.withValue(files) { try await openNote() }
    note.type("many bytes")
    #expect(await note.autosave())
    #expect(folder.text() == "many bytes")
    #expect(await note.close())
  }

  @Test("F903: the new file has the mode of the old one, and no draft stays")
  func mode() async throws {
    let note = try await openNote()
    chmod(folder.url("a.txt").path, 0o640)
    note.type("new")
    #expect(await note.autosave())
    let status = try note.files.status(folder.url("a.txt").path)
    #expect(status.map { $0.mode & 0o777 } == 0o640)
    #expect(folder.names == ["a.txt"])
    #expect(await note.close())
  }

  @Test("F903: a symbolic link stays, and leads to the new file")
  func links() async throws {
    try folder.write("old", "target.txt")
    symlink("target.txt", folder.url("link.txt").path)
    let note = Note(fileURL: folder.url("link.txt"), application: stage.application)
    #expect(await note.open())
    note.type("new")
    #expect(await note.autosave())
    #expect(folder.text("target.txt") == "new")
    #expect(
      try note.files.status(folder.url("link.txt").path, followsLinks: false)?.isFile == false)
    #expect(await note.close())
  }

  @Test("F903: a file with two names is written in place, and so is one in a read-only folder")
  func inPlace() async throws {
    let note = try await openNote()
    try FileManager.default.linkItem(at: folder.url("a.txt"), to: folder.url("b.txt"))
    note.type("shorter"); note.type("s")
    #expect(await note.autosave())
    #expect(folder.text("b.txt") == "s")
    try FileManager.default.removeItem(at: folder.url("b.txt"))
    let identity = try note.files.status(folder.url("a.txt").path)?.identity
    let path = folder.path
    ChangingFaults.current.willCall = { (call, name) throws(SystemError) in
      if call == .access, name == path { throw SystemError(EACCES) }
    }
    note.type("read-only")
    #expect(await note.autosave())
    #expect(folder.text() == "read-only")
    #expect(try note.files.status(folder.url("a.txt").path)?.identity == identity)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: ChangingFaults.current.backupFolder) == [])
    #expect(await note.close())
  }

  @Test("F903: a package is saved whole, and what it lacks goes")
  func package() async throws {
    final class Album: Document {
      var pages: [String: Contents] = [:]
      override func contents(forType typeName: String) throws -> Contents { .package(pages) }
      override func load(fromContents contents: Contents, ofType typeName: String?) throws {
        if case .package(let pages) = contents { self.pages = pages }
      }
    }
    let album = Album(fileURL: folder.url("a.album"), application: stage.application)
    album.pages = ["one": .data(Data([1])), "more": .package(["two": .data(Data([2]))])]
    #expect(await album.save(to: album.fileURL, for: .forCreating))
    album.pages["one"] = nil
    album.updateChangeCount(.done)
    #expect(await album.autosave())
    #expect(await album.close())
    let copy = Album(fileURL: folder.url("a.album"), application: stage.application)
    #expect(await copy.open())
    #expect(copy.pages == ["more": .package(["two": .data(Data([2]))])])
    #expect(folder.names == ["a.album"])
    #expect(await copy.close())
  }

  @Test("F905: Of several programs that save at the same time, none replaces what it has not read")
  func race() async throws {
    let path = folder.path + "/count.txt"
    try folder.write("0", "count.txt")
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          let files = FileSystem.current
          var saves = 0
          while saves < 25 {
            // A file that is replaced while it is read is read again.
            guard let known = try? FileFingerprint(of: path, files),
              let bytes = try? files.bytes(of: path, atMost: 100),
              let count = Int(String(decoding: bytes, as: UTF8.self)),
              known == (try? FileFingerprint(of: path, files))
            else { continue }
            let save = FileReplacement(
              of: path, with: .bytes(Array("\(count + 1)".utf8)), expecting: known, files)
            if (try? save.run()) != nil { saves += 1 }
          }
        }
      }
    }
    #expect(folder.text("count.txt") == "200")
  }
}
