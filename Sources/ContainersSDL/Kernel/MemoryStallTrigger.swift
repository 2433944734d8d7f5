internal import FoundationEssentials
internal import Glibc
internal import Support

/// A descriptor with which the kernel or the service manager signals memory shortage.
@MainActor
final class MemoryStallTrigger: MemoryPressureSource {
  let descriptor: Int32
  let events: Int16
  /// Whether signals are data to be read, as from a pipe.
  private let isStream: Bool

  /// Sets a trigger on a file of pressure-stall information.
  ///
  /// - Returns: `nil` if the kernel has no such file or refuses.
  init?(path: String, trigger: [UInt8]) {
    var file = path.withSystemPath { open($0, O_RDWR | O_NONBLOCK | O_CLOEXEC) }
    // A socket cannot be opened, only connected to.
    if file < 0, errno == ENXIO { file = LocalSocket.connect(to: SystemPath.bytes(path)) ?? -1 }
    guard file >= 0 else { return nil }
    var status = stat()
    // The kernel requires the terminating zero. A regular file would accept anything.
    guard fstat(file, &status) == 0, status.st_size == 0,
      trigger.isEmpty || write(file, trigger + [0], trigger.count + 1) > 0
    else {
      close(file)
      return nil
    }
    let kind = status.st_mode & S_IFMT
    isStream = kind == S_IFIFO || kind == S_IFSOCK
    events = Int16(isStream ? POLLIN : POLLPRI)
    descriptor = file
  }

  /// Watches the file that the service manager names.
  ///
  /// - Returns: `nil` if it names none, or `/dev/null`, which means that nothing is to be watched.
  convenience init?(serviceManager files: MemoryPressureFiles) {
    guard let path = files.watched, path != "/dev/null" else { return nil }
    let text = files.written.flatMap { Data(base64Encoded: $0) } ?? Data()
    self.init(path: path, trigger: Array(text.prefix { $0 != 0 }))
  }

  isolated deinit { close(descriptor) }

  func take() -> Bool {
    guard isStream else { return true }
    var buffer = [UInt8](repeating: 0, count: 256)
    var hasText = false
    while read(descriptor, &buffer, buffer.count) > 0 { hasText = true }
    return hasText
  }
}
