import Foundation
import Support
import TestSupport
import Testing

@Suite("The memory that the system grants")
struct MemoryTests {
  /// Limits the memory of the process, which an exit test has for itself.
  private static func limit(to bytes: UInt) {
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
  }

  @Test("A block within the limit is granted, and one beyond it is not")
  func limited() async {
    await #expect(processExitsWith: .success) {
      Self.limit(to: 16 << 30)
      precondition(Memory.canHold(1 << 20))
      precondition(!Memory.canHold(16 << 30))
    }
  }

  @Test("A file for which there is no memory is not read, and the process goes on")
  func largeFile() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = try folder.file("file", [])
      precondition(truncate(path, 32 << 30) == 0)
      Self.limit(to: 16 << 30)
      do throws(ReadError) {
        _ = try FileSystem.current.bytes(of: path, atMost: 64 << 30)
        preconditionFailure("There is memory.")
      } catch {
        precondition(error == .refused(SystemError(ENOMEM)))
      }
    }
  }

  @Test("Nothing is always granted, and less than nothing never")
  func nothing() {
    #expect(Memory.canHold(0))
    #expect(!Memory.canHold(-1))
  }

  @Test("Pixels whose bytes no number holds are refused")
  func overflow() {
    #expect(!Memory.canHold(pixels: .max, by: 1))
    #expect(!Memory.canHold(pixels: 1 << 40, by: 1 << 40))
    #expect(!Memory.canHold(pixels: 1 << 31, by: 1 << 30, copies: 8))
    #expect(Memory.canHold(pixels: 100, by: 100))
  }
}
