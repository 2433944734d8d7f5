import Foundation
import TestSupport
import Testing

@testable import Support

@Suite("Texts kept for the next launch") struct LaunchMemoryTests {
  private let folder: TemporaryFolder
  private let memory: LaunchMemory

  init() throws {
    folder = try TemporaryFolder()
    memory = LaunchMemory(folder: folder.path + "/cache")
  }

  @Test("are available at the next launch, in a folder made for them")
  func text() {
    #expect(memory.text(named: "fonts") == nil)

    memory.keep("Inter\n", as: "fonts")
    #expect(memory.text(named: "fonts") == "Inter\n")

    memory.keep("Noto\n", as: "fonts")
    #expect(memory.text(named: "fonts") == "Noto\n")
  }

  @Test("are not read if they are larger than a mebibyte")
  func greatestSize() {
    memory.keep(String(repeating: "x", count: 1 << 20 + 1), as: "fonts")

    #expect(memory.text(named: "fonts") == nil)
  }

  @Test("are given up if a pipe has their name, without blocking")
  func pipe() {
    mkfifo(memory.folder(named: "cache") + "/../fonts", 0o600)

    memory.keep("Inter\n", as: "fonts")

    #expect(memory.text(named: "fonts") == nil)
  }

  @Test("are on the disk on which they were when the cache was made")
  func faults() {
    let faults = FileFaults { _, _ throws(SystemError) in throw SystemError(EIO) }
    let broken = FileSystem.$current.withValue(FileSystem(faults)) {
      LaunchMemory(folder: folder.path + "/cache")
    }
    memory.keep("Inter\n", as: "fonts")
    #expect(broken.text(named: "fonts") == nil)
  }

  @Test("may be a library's own files, in a folder that exists")
  func libraryFolder() throws {
    #expect(try FileManager.default.contentsOfDirectory(atPath: memory.folder(named: "a")).isEmpty)
  }

  @Test("are silently dropped if the folder cannot be made")
  func unwritable() {
    let memory = LaunchMemory(folder: "/proc/nowhere")

    memory.keep("Inter\n", as: "fonts")

    #expect(memory.text(named: "fonts") == nil)
  }
}
