internal import Glibc
internal import Support

/// The memory events of the control group (version 2) that limits this process.
///
/// A group may be short of memory while the machine is not. The kernel counts how often memory was
/// reclaimed because the group was above `high` or at `max`, and signals each change of the counts.
@MainActor
final class ControlGroupMemoryEvents: MemoryPressureSource {
  let descriptor: Int32
  let events = Int16(POLLPRI)
  private let path: String
  private var count: Int

  /// - Returns: `nil` if no group limits the process.
  init?(_ files: MemoryPressureFiles) {
    guard let folder = ControlGroupMemoryEvents.limitingFolder(files) else { return nil }
    path = folder + "/memory.events"
    descriptor = path.withSystemPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    count = 0
    guard descriptor >= 0 else { return nil }
    count = readCount()
  }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  func take() -> Bool {
    let old = count
    count = readCount()
    return count > old
  }

  /// Returns how often the group was short of memory.
  ///
  /// Reading from the start also rearms the notification of the next change.
  private func readCount() -> Int {
    var buffer = [UInt8](repeating: 0, count: 512)
    let length = pread(descriptor, &buffer, buffer.count, 0)
    guard length > 0 else { return count }
    let text = String(decoding: buffer.prefix(length), as: UTF8.self)
    return text.split(separator: "\n").reduce(0) { sum, line in
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] == "high" || words[0] == "max" else { return sum }
      return sum + (Int(words[1]) ?? 0)
    }
  }

  /// Returns the folder of the nearest group that has a limit: the process's own or an ancestor.
  private static func limitingFolder(_ files: MemoryPressureFiles) -> String? {
    let mounts = TextFile.lines(of: files.mounts).map { $0.split(separator: " ") }
    let mount = mounts.first { $0.count > 2 && $0[2] == "cgroup2" }?[1]
    let group = TextFile.lines(of: files.groups).first { $0.hasPrefix("0::") }?.dropFirst(3)
    guard let mount, let group else { return nil }
    var parts = group.split(separator: "/")
    while true {
      let folder = ([mount] + parts).joined(separator: "/")
      let isLimited = ["memory.max", "memory.high"].contains { name in
        TextFile.lines(of: folder + "/" + name).first.map { $0 != "max" } ?? false
      }
      if isLimited { return folder }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }
}
