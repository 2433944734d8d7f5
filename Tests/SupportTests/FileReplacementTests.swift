import Foundation
import Support
import Testing

@Suite("Atomic file replacement")
struct FileReplacementTests {
  @Test("A new file has all bytes, and the folder contains nothing else")
  func new() throws {
    let folder = try Folder()
    let path = folder.path + "/new"
    try FileSystem.current.write([1, 2, 3], to: path)
    #expect(try bytes(of: path) == [1, 2, 3])
    #expect(try folder.names == ["new"])
  }

  @Test(
    "A file that is replaced keeps its mode", arguments: [0o600, 0o640, 0o664, 0o777] as [mode_t])
  func mode(mode: mode_t) throws {
    let folder = try Folder()
    let path = try folder.file("file", [9])
    chmod(path, mode)
    try FileSystem.current.write([1, 2, 3], to: path)

    var status = stat()
    stat(path, &status)
    #expect(status.st_mode & 0o7777 == mode)
    #expect(try bytes(of: path) == [1, 2, 3])
    #expect(try folder.names == ["file"])
  }

  @Test("Links are followed and stay, even if their target does not exist yet")
  func links() throws {
    let folder = try Folder()
    mkdir(folder.path + "/inner", 0o700)
    symlink("inner/target", folder.path + "/second")
    symlink(folder.path + "/second", folder.path + "/first")
    for content in [[1], [2, 2]] as [[UInt8]] {
      try FileSystem.current.write(content, to: folder.path + "/first")
      #expect(try bytes(of: folder.path + "/inner/target") == content)
    }
    #expect(try folder.names == ["first", "inner", "second"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/second")
    #expect(link == "inner/target")
  }

  @Test("A file whose name is not UTF-8 is made, replaced, and reached by a link")
  func bytesAsName() throws {
    let folder = try Folder()
    let name = [UInt8](folder.path.utf8) + Array("/caf".utf8) + [0xE9]
    let path = SystemPath.text(name)
    try FileSystem.current.write([1], to: path, .creating)
    #expect(throws: SystemError(EEXIST)) { try FileSystem.current.write([2], to: path, .creating) }
    try FileSystem.current.write([2, 2], to: path)
    symlink(name.map { CChar(bitPattern: $0) } + [0], folder.path + "/link")
    try FileSystem.current.write([3, 3, 3], to: folder.path + "/link")
    #expect(try MappedFile(path: path).copy() == [3, 3, 3])
    var status = stat()
    #expect(stat(name.map { CChar(bitPattern: $0) } + [0], &status) == 0 && status.st_size == 3)
  }

  @Test("Circular links are refused")
  func circle() throws {
    let folder = try Folder()
    symlink("b", folder.path + "/a")
    symlink("a", folder.path + "/b")
    #expect(throws: SystemError(ELOOP)) {
      try FileSystem.current.write([1], to: folder.path + "/a")
    }
  }

  @Test("A name may be as long as the file system allows")
  func longName() throws {
    let folder = try Folder()
    let path = folder.path + "/" + String(repeating: "n", count: 251) + ".png"
    for content in [[1], [2]] as [[UInt8]] {
      try FileSystem.current.write(content, to: path)
      #expect(try bytes(of: path) == content)
    }
    #expect(try folder.names.count == 1)
    #expect(throws: SystemError(ENAMETOOLONG)) { try FileSystem.current.write([1], to: path + "n") }
    #expect(try folder.names.count == 1)
  }

  @Test("A file that must be new does not replace an existing one")
  func creating() throws {
    let folder = try Folder()
    let path = folder.path + "/file"
    try FileSystem.current.write([1], to: path, .creating)
    #expect(throws: SystemError(EEXIST)) { try FileSystem.current.write([2], to: path, .creating) }
    symlink("nothing", folder.path + "/link")
    #expect(throws: SystemError(EEXIST)) {
      try FileSystem.current.write([2], to: folder.path + "/link", .creating)
    }
    #expect(try bytes(of: path) == [1])
    #expect(try folder.names == ["file", "link"])
  }

  @Test("A device is written into and stays a device")
  func device() throws {
    try FileSystem.current.write([1], to: "/dev/null")
    #expect(throws: SystemError(ENOSPC)) { try FileSystem.current.write([1], to: "/dev/full") }
    var status = stat()
    stat("/dev/null", &status)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }
}
