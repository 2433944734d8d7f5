internal import Glibc

/// What the system knows of the running process.
enum Process {
  /// A clock that only moves forward, in milliseconds.
  static var milliseconds: Double { clock(CLOCK_MONOTONIC) }

  /// The time that the running thread has spent on a processor, in milliseconds.
  static var threadMilliseconds: Double { clock(CLOCK_THREAD_CPUTIME_ID) }

  /// The memory that is resident now, in megabytes of 1,000,000 bytes.
  static var residentMegabytes: Double {
    // Size and residence in pages of 4096 bytes.
    guard let file = fopen("/proc/self/statm", "r") else { return .nan }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    fgets(&line, 128, file)
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (pages ?? .nan) * 4096e-6
  }

  /// The number of blocks that all threads have taken from the heap; 0 unless the process was
  /// started with the counter of `Peers/allocations.c`.
  static var countedBlocks: Int { counter?() ?? 0 }

  private static let counter: (@convention(c) @Sendable () -> Int)? =
    dlsym(nil, "counted_blocks").map {
      // The counter's only function takes no arguments and returns a long.
      unsafeBitCast($0, to: (@convention(c) @Sendable () -> Int).self)
    }

  private static func clock(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}

/// Returns the cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// Returns the milliseconds that a body takes on its thread.
func took(_ body: () -> Void) -> Double {
  let start = Process.threadMilliseconds
  body()
  return Process.threadMilliseconds - start
}

extension [Double] {
  /// Returns the least value that so great a share of the values does not exceed.
  func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    let index = Int((share * Double(count)).rounded(.up)) - 1
    return sorted()[Swift.min(count - 1, Swift.max(0, index))]
  }

  /// The value in the middle.
  var median: Double { quantile(0.5) }
}

/// Prints a line of figures.
func printFigures(_ figures: [(name: String, value: Double)]) {
  print(figures.map { "\($0.name)=\($0.value)" }.joined(separator: " "))
}
