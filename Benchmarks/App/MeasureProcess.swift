internal import Glibc

/// System statistics of the running process.
nonisolated enum MeasureProcess {
  /// The monotonic clock in milliseconds.
  static var milliseconds: Double { clock(CLOCK_MONOTONIC) * 1e3 }

  /// The processor time of all threads in milliseconds.
  static var processorMilliseconds: Double { clock(CLOCK_PROCESS_CPUTIME_ID) * 1e3 }

  /// The processor time of the current thread in milliseconds.
  static var threadMilliseconds: Double { clock(CLOCK_THREAD_CPUTIME_ID) * 1e3 }

  /// The resident memory in megabytes of 1,000,000 bytes.
  static var residentMegabytes: Double { status("VmRSS:") }

  /// The peak resident memory in megabytes of 1,000,000 bytes.
  static var peakMegabytes: Double { status("VmHWM:") }

  /// The number of times that a thread has blocked, and thus has been or will be woken up.
  static var wakeUps: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }

  /// The number of heap blocks that all threads have allocated; 0 unless the process was started
  /// with the counter of `Benchmarks/Peers/allocations.c`.
  static var countedBlocks: Int { counter?() ?? 0 }

  private static let counter: (@convention(c) @Sendable () -> Int)? =
    dlsym(nil, "counted_blocks").map {
      // The counter's only function takes no arguments and returns a long.
      unsafeBitCast($0, to: (@convention(c) @Sendable () -> Int).self)
    }

  private static func clock(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns a value of `/proc/self/status`, whose unit is 1024 bytes.
  private static func status(_ name: String) -> Double {
    guard let file = fopen("/proc/self/status", "r") else { return .nan }
    defer { fclose(file) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { line in
      while fgets(line.baseAddress, 256, file) != nil {
        let text = line.baseAddress.map { String(cString: $0) } ?? ""
        guard text.hasPrefix(name) else { continue }
        let kibibytes = text.split(whereSeparator: { " \t\n".contains($0) }).dropFirst().first
        return (kibibytes.flatMap { Double($0) } ?? .nan) * 1024e-6
      }
      return .nan
    }
  }
}
