import ContainersTesting
import Foundation
import Support
import Synchronization
import TestSupport
import Testing

@testable import Containers
@testable import ContainersDocuments

/// Lets one call of a document fail, by its number.
private final class Fault: Sendable {
  private let count = Mutex(0)
  let number: Int
  let code: Int32

  init(_ number: Int, _ code: Int32) { (self.number, self.code) = (number, code) }

  var calls: Int { count.withLock { $0 } }

  func check() throws(SystemError) {
    let call = count.withLock { count in
      count += 1
      return count
    }
    if call == number { throw SystemError(code) }
  }
}

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

  @Test(
    "F902, F903: whichever call fails, the file is the old or the new one, and the data is kept",
    arguments: [ENOSPC, EIO, EACCES], [false, true])
  func faults(code: Int32, hasTwoNames: Bool) async throws {
    var number = 1
    var calls = 0
    repeat {
      let folder = try TestFolder()
      try folder.write("old")
      if hasTwoNames {
        try FileManager.default.linkItem(at: folder.url("a.txt"), to: folder.url("b.txt"))
      }
      let note = Note(fileURL: folder.url("a.txt"), application: stage.application)
      #expect(await note.open())
      note.type("a longer text")
      let fault = Fault(number, code)
      ChangingFaults.current.willCall = { (_, _) throws(SystemError) in try fault.check() }
      let isSaved = await note.save(to: note.fileURL, for: .forOverwriting)
      ChangingFaults.current.willCall = nil
      calls = fault.calls

      #expect(["old", "a longer text"].contains(folder.text()), "call \(number)")
      if isSaved { #expect(folder.text() == "a longer text", "call \(number)") }
      #expect(note.text == "a longer text")
      #expect(note.documentState.contains(.savingError) == !isSaved)
      #expect(note.errors.count == (isSaved ? 0 : 1), "call \(number): \(note.errors)")
      #expect(await note.save(to: note.fileURL, for: .forOverwriting), "call \(number)")
      #expect(folder.text() == "a longer text" && note.documentState == .normal)
      #expect(await note.close())
      number += 1
    } while calls >= number - 1
    #expect(number > 10)
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
