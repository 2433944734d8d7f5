import Glibc

/// An unnamed file that is rewritten for every reading.
final class FuzzFile: Sendable {
  static let shared = FuzzFile()

  private let descriptor: Int32
  let path: String

  private init() {
    let name = "/dev/shm/fuzz-\(getpid())"
    descriptor = open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    precondition(descriptor >= 0, "There is no memory for a file.")
    unlink(name)
    path = "/proc/self/fd/\(descriptor)"
  }

  func write(_ bytes: [UInt8]) {
    ftruncate(descriptor, 0)
    let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    precondition(written == bytes.count, "The file cannot be written.")
  }
}
