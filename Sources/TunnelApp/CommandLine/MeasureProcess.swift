internal import Glibc

/// What the system knows of the running process.
nonisolated enum MeasureProcess {
  /// A clock that only moves forward, in milliseconds.
  static var milliseconds: Double { clock(CLOCK_MONOTONIC) * 1e3 }

  /// The time since 1970 in seconds, which another process can have read too.
  static var secondsSince1970: Double { clock(CLOCK_REALTIME) }

  /// The time that all threads have spent on a processor, in milliseconds.
  static var processorMilliseconds: Double { clock(CLOCK_PROCESS_CPUTIME_ID) * 1e3 }

  /// The time that the running thread has spent on a processor, in milliseconds.
  static var threadMilliseconds: Double { clock(CLOCK_THREAD_CPUTIME_ID) * 1e3 }

  /// The memory that is resident now, in megabytes of 1,000,000 bytes.
  static var residentMegabytes: Double { status("VmRSS:") }

  /// The most memory that was resident so far, in megabytes of 1,000,000 bytes.
  static var peakMegabytes: Double { status("VmHWM:") }

  /// How often any thread has woken up so far: it had waited for something and was run again.
  static var wakeUps: Int {
    guard let folder = opendir("/proc/self/task") else { return 0 }
    defer { closedir(folder) }
    var sum = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard Int(name) != nil else { continue }
      sum += Int(number("voluntary_ctxt_switches:", in: "/proc/self/task/\(name)/status") ?? 0)
    }
    return sum
  }

  private static func clock(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns a value of /proc/self/status, which counts in units of 1024 bytes.
  private static func status(_ name: String) -> Double {
    (number(name, in: "/proc/self/status") ?? .nan) * 1024e-6
  }

  /// Returns the number behind a name at the start of a line of a file.
  private static func number(_ name: String, in path: String) -> Double? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { line in
      while fgets(line.baseAddress, 256, file) != nil {
        let text = line.baseAddress.map { String(cString: $0) } ?? ""
        guard text.hasPrefix(name) else { continue }
        let fields = text.split(whereSeparator: { " \t\n".contains($0) })
        return fields.dropFirst().first.flatMap { Double($0) }
      }
      return nil
    }
  }
}
