internal import Glibc

/// Watches for memory that runs short: in the machine, and in the control group that limits this
/// process.
///
/// The machine tells by a pressure-stall trigger, the first of these that the kernel lets us have:
/// one of our own, then the one that the service manager names in `MEMORY_PRESSURE_WATCH`
/// (systemd.io/MEMORY_PRESSURE). Without either the average over ten seconds is read as often.
@MainActor
final class MemoryPressureMonitor {
  /// A warning at 150 ms of waiting for memory in 2 s, the shortest window that the kernel grants to
  /// everybody (docs.kernel.org/accounting/psi.html).
  static let trigger = "some 150000 2000000"
  /// The same share of waiting, in percent, for the average that is read instead.
  static let averageLimit = 7.5
  /// The time between two looks at the average.
  static let averageInterval = Duration.seconds(10)

  private let sources: [any MemoryPressureSource]
  private let average: MemoryPressureAverage?
  private var isShort = false

  /// Begins to watch.
  init(_ files: MemoryPressureFiles) {
    let stall: (any MemoryPressureSource)? =
      MemoryStallTrigger(path: files.pressure, trigger: Array(MemoryPressureMonitor.trigger.utf8))
      ?? MemoryStallTrigger(serviceManager: files)
    average = stall == nil ? MemoryPressureAverage(path: files.pressure) : nil
    sources = [stall, ControlGroupMemoryEvents(files)].compactMap { $0 }
  }

  /// What to poll beside everything else.
  var polled: [pollfd] {
    sources.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
  }

  /// Notes what the poll of ``polled`` has found.
  func note(_ results: some Collection<pollfd>) {
    for (source, result) in zip(sources, results) where result.revents & result.events != 0 {
      if source.take() { isShort = true }
    }
  }

  /// When to look again although nothing is ready; nil for never.
  var deadline: Duration? { average?.deadline }

  /// Returns whether memory has run short since the last time.
  func take(at now: Duration) -> Bool {
    defer { isShort = false }
    return average?.take(at: now) == true || isShort
  }
}
