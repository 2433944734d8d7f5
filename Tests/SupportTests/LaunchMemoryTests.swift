import Foundation
import Testing

@testable import Support

@Suite("What is kept for the next launch") struct LaunchMemoryTests {
  private let folder: Folder
  private let memory: LaunchMemory

  init() throws {
    folder = try Folder()
    memory = LaunchMemory(folder: folder.path + "/cache")
  }

  @Test("is there at the next launch, in a folder that is made for it")
  func text() {
    #expect(memory.text(named: "fonts") == nil)

    memory.keep("Inter\n", as: "fonts")
    #expect(memory.text(named: "fonts") == "Inter\n")

    memory.keep("Noto\n", as: "fonts")
    #expect(memory.text(named: "fonts") == "Noto\n")
  }

  @Test("is not read where it is larger than a mebibyte")
  func greatestSize() {
    memory.keep(String(repeating: "x", count: 1 << 20 + 1), as: "fonts")

    #expect(memory.text(named: "fonts") == nil)
  }

  @Test("is given up where a pipe stands in its place, and nothing waits for that")
  func pipe() {
    mkfifo(memory.folder(named: "cache") + "/../fonts", 0o600)

    memory.keep("Inter\n", as: "fonts")

    #expect(memory.text(named: "fonts") == nil)
  }

  @Test("may be a library's own, in a folder that is there")
  func libraryFolder() throws {
    #expect(try FileManager.default.contentsOfDirectory(atPath: memory.folder(named: "a")).isEmpty)
  }

  @Test("is nothing where the folder cannot be made, and no error")
  func unwritable() {
    let memory = LaunchMemory(folder: "/proc/nowhere")

    memory.keep("Inter\n", as: "fonts")

    #expect(memory.text(named: "fonts") == nil)
  }
}
