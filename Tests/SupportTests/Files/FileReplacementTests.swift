import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Support

@Suite("Atomic file replacement")
struct FileReplacementTests {
  @Test("A new file has all bytes, and the folder contains nothing else")
  func new() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new"
    try FileSystem.current.write([1, 2, 3], to: path)
    #expect(try bytes(of: path) == [1, 2, 3])
    #expect(try folder.names == ["new"])
  }

  @Test(
    "A file that is replaced keeps its mode", arguments: [0o600, 0o640, 0o664, 0o777] as [mode_t])
  func mode(mode: mode_t) throws {
    let folder = try TemporaryFolder()
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
    let folder = try TemporaryFolder()
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
    let folder = try TemporaryFolder()
    let name = [UInt8](folder.path.utf8) + Array("/caf".utf8) + [0xE9]
    let path = SystemPath.text(name)
    try FileSystem.current.write([1], to: path, .creating)
    #expect(throws: SystemError(EEXIST)) { try FileSystem.current.write([2], to: path, .creating) }
    try FileSystem.current.write([2, 2], to: path)
    symlink(name.map { CChar(bitPattern: $0) } + [0], folder.path + "/link")
    try FileSystem.current.write([3, 3, 3], to: folder.path + "/link")
    #expect(try MappedFile(path: path).copy() == [3, 3, 3])
    var status = stat()
    #expect(stat(name.map { CChar(bitPattern: $0) } + [0], &status) == 0)
    #expect(status.st_size == 3)
  }

  @Test("Circular links are refused")
  func circle() throws {
    let folder = try TemporaryFolder()
    symlink("b", folder.path + "/a")
    symlink("a", folder.path + "/b")
    #expect(throws: SystemError(ELOOP)) {
      try FileSystem.current.write([1], to: folder.path + "/a")
    }
  }

  @Test("A name may be as long as the file system allows")
  func longName() throws {
    let folder = try TemporaryFolder()
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
    let folder = try TemporaryFolder()
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

  @Test("A folder is not replaced by bytes")
  func overFolder() throws {
    let folder = try TemporaryFolder()
    mkdir(folder.path + "/inner", 0o700)
    #expect(throws: SystemError(EISDIR)) {
      try FileSystem.current.write([1], to: folder.path + "/inner")
    }
    #expect(throws: SystemError(EISDIR)) {
      try FileSystem.current.change(folder.path + "/inner", ofAtMost: 100) { _ in [1] }
    }
    #expect(try folder.names == ["inner"])
  }

  @Test("A link that ends in a slash leads to the folder itself, which is replaced")
  func slash() throws {
    let folder = try TemporaryFolder()
    let files = FileSystem.current
    mkdir(folder.path + "/package", 0o700)
    symlink("package/", folder.path + "/link")
    let path = try files.resolved(folder.path + "/link")
    _ = try FileReplacement(
      of: path, with: .made { draft, _ in try files.makeFolder(draft) }, expecting: nil, files
    ).run()
    #expect(try folder.names == ["link", "package"])
    #expect(try files.resolved("//") == "//")
    symlink("//", folder.path + "/root")
    #expect(try files.resolved(folder.path + "/root") == "/")
  }

  @Test("As many links are followed as the system follows")
  func manyLinks() throws {
    let folder = try TemporaryFolder()
    for number in 1...41 { symlink("\(number - 1)", folder.path + "/\(number)") }
    try FileSystem.current.write([1], to: folder.path + "/40")
    #expect(try bytes(of: folder.path + "/0") == [1])
    #expect(throws: SystemError(ELOOP)) {
      try FileSystem.current.write([2], to: folder.path + "/41")
    }
    #expect(try bytes(of: folder.path + "/0") == [1])
  }

  @Test("An open file that has no name any more is written into")
  func deleted() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [9, 9, 9])
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    unlink(path)
    try FileSystem.current.write([1, 2], to: "/proc/self/fd/\(descriptor)")
    #expect(try folder.names == [])
    #expect(try bytes(of: "/proc/self/fd/\(descriptor)") == [1, 2])
  }

  @Test("A path with a zero byte, or without any, is an error and writes nothing")
  func noPath() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SystemError(EINVAL)) {
      try FileSystem.current.write([1], to: folder.path + "/a\0b")
    }
    #expect(throws: SystemError(EINVAL)) {
      try FileSystem.current.write([1], to: folder.path + "/a\0b", .creating)
    }
    #expect(throws: SystemError.self) { try FileSystem.current.write([1], to: "") }
    #expect(throws: SystemError.self) { try FileSystem.current.write([1], to: "", .creating) }
    #expect(try folder.names == [])
  }

  /// Returns a file system on which some calls always fail.
  private func files(
    in folder: TemporaryFolder, refusing refused: [FileSystem.Call: Int32]
  ) -> FileSystem {
    let faults = FileFaults { call, _ throws(SystemError) in
      if let code = refused[call] { throw SystemError(code) }
    }
    return FileSystem(faults, backupFolder: folder.path + "/backups")
  }

  @Test(
    "A file whose owner or name must stay is written in place",
    arguments: [(.changeOwner, EPERM), (.rename, EBUSY), (.rename, EPERM)]
      as [(FileSystem.Call, Int32)])
  func inPlace(call: FileSystem.Call, code: Int32) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [9, 9])
    if call == .changeOwner { try #require(getuid() != 0 || chown(path, 1, 1) == 0) }
    let files = files(in: folder, refusing: [call: code])
    let old = try #require(try files.status(path))
    try files.write([1], to: path)

    let new = try #require(try files.status(path))
    #expect(try bytes(of: path) == [1])
    if getuid() == 0 || call != .changeOwner { #expect(new.identity == old.identity) }
    #expect(new.owner == old.owner)
    let backups = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/backups")
    #expect(backups ?? [] == [])
  }

  @Test("A file that gets other permissions keeps its owner")
  func ownerWithMode() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [9])
    try #require(getuid() != 0 || chown(path, 1, 1) == 0)
    chmod(path, 0o644)
    let old = try #require(try FileSystem.current.status(path))
    try FileSystem.current.write([1], to: path, mode: 0o600)
    let new = try #require(try FileSystem.current.status(path))
    #expect(new.owner == old.owner)
    #expect(new.group == old.group)
    #expect(new.permissions == 0o600)
  }

  @Test("Without a home, a file is written in place with a copy in its own folder")
  func homeless() async {
    await #expect(processExitsWith: .success) {
      unsetenv("HOME")
      unsetenv("XDG_STATE_HOME")
      let folder = try TemporaryFolder()
      let path = try folder.file("file", [9, 9])
      link(path, folder.path + "/other")
      let faults = FileFaults { [root = folder.path] _, path in
        precondition(path.hasPrefix(root), path)
      }
      try FileSystem(faults).write([1], to: path)
      let (names, new) = try (folder.names, bytes(of: folder.path + "/other"))
      precondition(names == ["file", "other"] && new == [1])
    }
  }

  @Test("What somebody else wrote meanwhile is not undone when writing in place fails")
  func foreignBytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [9, 9, 9])
    link(path, folder.path + "/other")
    let faults = FileFaults { call, _ throws(SystemError) in
      guard call == .truncate else { return }
      let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      Glibc.write(file, [7] as [UInt8], 1)
      close(file)
      throw SystemError(EIO)
    }
    let files = FileSystem(faults, backupFolder: folder.path + "/backups")
    #expect(throws: SystemError(EIO)) { try files.write([1], to: path) }
    #expect(try bytes(of: path) == [1, 9, 9, 7])
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/backups")
    #expect(try copies.map { try bytes(of: "\(folder.path)/backups/\($0)") } == [[9, 9, 9]])
  }

  @Test("A link that cannot be read for now is not replaced")
  func unreadableLink() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("target", [9])
    symlink("target", folder.path + "/link")
    #expect(throws: SystemError(EIO)) {
      try files(in: folder, refusing: [.readLink: EIO]).write([1], to: folder.path + "/link")
    }
    #expect(try bytes(of: path) == [9])
    let link = try FileSystem.current.status(folder.path + "/link", followsLinks: false)
    #expect(link?.isLink == true)
  }

  @Test("What is not a file is not changed, and its name is taken")
  func irregular() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    mkfifo(path, 0o600)
    #expect(throws: SystemError(ENOTSUP)) {
      try FileSystem.current.change(path, ofAtMost: 100) { _ in [1] }
    }
    #expect(throws: SystemError(EEXIST)) { try FileSystem.current.write([1], to: path, .creating) }
    #expect(try folder.names == ["pipe"])
  }

  @Test("A pipe that is full for a moment is waited for, and all bytes arrive")
  func fullPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    mkfifo(path, 0o600)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let refusals = Mutex(1)
    let faults = FileFaults { call, _ throws(SystemError) in
      guard call == .write else { return }
      let rest = refusals.withLock { count in
        count -= 1
        return count
      }
      if rest >= 0 { throw SystemError(EAGAIN) }
    }
    try FileSystem(faults).write([1, 2, 3], to: path)
    var found = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &found, 8) == 3)
    #expect(found.prefix(3) == [1, 2, 3])
  }

  @Test("Permissions that a file system refuses to change are not set if they are right already")
  func fixedMode() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [9])
    chmod(path, 0o600)
    try files(in: folder, refusing: [.changeMode: EPERM]).write([1], to: path)
    #expect(try bytes(of: path) == [1])
  }

  @Test("Nothing is created in place of what exists on a file system without exclusive renames")
  func claimed() throws {
    for refused in [[.link: EPERM], [:]] as [[FileSystem.Call: Int32]] {
      let folder = try TemporaryFolder()
      let path = try folder.file("file", [9])
      let others: [FileSystem.Call: Int32] = [.openUnnamed: EOPNOTSUPP, .renameWithFlags: EINVAL]
      let files = files(in: folder, refusing: others.merging(refused) { one, _ in one })
      #expect(throws: SystemError(EEXIST)) { try files.write([1], to: path, .creating) }
      #expect(throws: SystemError(EEXIST)) {
        try files.rename(path, to: path, isExclusive: true)
      }
      #expect(try bytes(of: path) == [9])
      #expect(try folder.names == ["file"])
      try files.write([1], to: folder.path + "/new", .creating)
      #expect(try bytes(of: folder.path + "/new") == [1])
      #expect(try folder.names == ["file", "new"])
    }
  }

  @Test("A folder that exists need not be made, even if the system says something else")
  func existingFolder() throws {
    let folder = try TemporaryFolder()
    let files = files(in: folder, refusing: [.makeFolder: EROFS])
    #expect(throws: Never.self) { try files.makeFolders(folder.path) }
    #expect(throws: SystemError(EROFS)) { try files.makeFolders(folder.path + "/a") }
  }

  @Test("Of several programs that change a file with two names, none loses what another has added")
  func together() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [])
    link(path, folder.path + "/other")
    let files = FileSystem(backupFolder: folder.path + "/backups")
    await withTaskGroup { group in
      for number in UInt8(0)..<4 {
        group.addTask {
          for _ in 0..<5 {
            #expect(throws: Never.self) {
              try files.change(path, ofAtMost: 100, isDurable: false) { ($0 ?? []) + [number] }
            }
          }
        }
      }
    }
    #expect(try bytes(of: path).sorted() == (0..<20).map { UInt8($0 / 5) })
  }
}
