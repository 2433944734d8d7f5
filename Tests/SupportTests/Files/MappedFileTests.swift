import Foundation
import Support
import TestSupport
import Testing

@Suite("Files in memory")
struct MappedFileTests {
  private let page = Int(sysconf(Int32(_SC_PAGESIZE)))

  @Test("A file is in memory byte for byte, mapped or copied")
  func reading() throws {
    let folder = try TemporaryFolder()
    let sound = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let path = try folder.file("file", sound)
    for size in [0, 9999, 10_000, 1 << 20] {
      #expect(try MappedFile(path: path, copyingUpTo: size).copy() == sound)
    }
    #expect(try MappedFile(path: folder.file("empty", [])).copy().isEmpty)
  }

  @Test("Anything but a file is refused at once: a pipe, a folder, a device, a socket, nothing")
  func irregular() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path + "/pipe", 0o600)
    for path in [folder.path + "/pipe", folder.path, "/dev/zero"] {
      #expect(throws: ReadError.irregular) { try MappedFile(path: path) }
    }
    for path in ["/nowhere/at/all", folder.path + "/none"] {
      #expect(throws: ReadError.missing) { try MappedFile(path: path) }
    }
  }

  @Test("Bytes cut off a mapped file read as zeros, and the file counts as damaged")
  func shortened() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [UInt8](repeating: 7, count: 8 * page))
    let file = try MappedFile(path: path)
    #expect(file.bytes[0] == 7)
    #expect(!file.isDamaged)
    #expect(!file.isChanged)

    truncate(path, off_t(page))

    #expect(file.isChanged)
    #expect(file.bytes[5 * page] == 0)
    #expect(file.isDamaged)
    #expect(file.bytes[page - 1] == 7)
    #expect(file.copy().reduce(0) { $0 + Int($1) } == 7 * page)
  }

  @Test("A mapped file that another process writes into counts as changed, not as damaged")
  func rewritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [UInt8](repeating: 7, count: 2 * page))
    let file = try MappedFile(path: path)
    utimes(path, [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])

    #expect(file.isChanged)
    #expect(!file.isDamaged)
  }

  @Test("Replacing a file does not affect those who opened the old one")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [UInt8](repeating: 7, count: 2 * page))
    let file = try MappedFile(path: path)
    let other = try folder.file("other", [UInt8](repeating: 8, count: page))
    rename(other, path)

    #expect(!file.isChanged)
    #expect(file.copy().allSatisfy { $0 == 7 })
  }

  @Test("A copied file does not change")
  func copied() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", [UInt8](repeating: 7, count: 2 * page))
    let file = try MappedFile(path: path, copyingUpTo: 1 << 20)
    truncate(path, 0)
    file.release(file.bytes)

    #expect(!file.isChanged)
    #expect(!file.isDamaged)
    #expect(file.copy().allSatisfy { $0 == 7 })
  }

  @Test("A text is read whole, and refused if it is too long or not UTF-8")
  func text() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("file", Array("Lemvig\n".utf8))
    #expect(try FileSystem.current.text(of: path, atMost: 7) == "Lemvig\n")
    #expect(throws: ReadError.tooLarge) {
      try FileSystem.current.text(of: path, atMost: 6)
    }
    let noise = try folder.file("noise", [0xFF, 0xFE])
    #expect(throws: ReadError.noText) { try FileSystem.current.text(of: noise, atMost: 9) }
  }

  @Test("A crash after a mapped file changed exits with a message and a status")
  func ending() async throws {
    let result = await #expect(processExitsWith: .exitCode(65), observing: [\.standardErrorContent])
    {
      let path = "/tmp/mapped-file-\(getpid())\u{1B}"
      try Data(count: 100_000).write(to: URL(filePath: path))
      let file = try MappedFile(path: path)
      MappedFile.endOnChange(prefix: "tunnel: The file ", suffix: " was changed.", status: 65)
      truncate(path, 0)
      unlink(path + "x")
      defer { unlink(path) }
      let first = Int(file.bytes[50_000])
      // What a reader does that uses such a byte as a length.
      let numbers = [1, 2, 3]
      print(numbers[first - 1])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("tunnel: The file /tmp/mapped-file-"))
    #expect(said.contains("? was changed.\n"))
    #expect(!said.contains("\u{1B}"))
  }
}
