internal import Glibc

/// Watches for memory shortage, in the machine and in the control group that limits this process.
///
/// For the machine it uses a pressure-stall trigger, the first of these that the kernel allows: one
/// of our own, or the one that the service manager names in `MEMORY_PRESSURE_WATCH`
/// (systemd.io/MEMORY_PRESSURE). Without either, it polls the ten-second average every ten seconds.
@MainActor
final class MemoryPressureMonitor {
  /// The trigger: waiting 150 ms for memory within 2 s, the shortest window that the kernel grants
  /// to unprivileged processes (docs.kernel.org/accounting/psi.html).
  static let trigger = "some 150000 2000000"
  /// The same fraction of waiting as a percentage, for the polled average.
  static let averageLimit = 7.5
  /// The time between two checks of the average.
  static let averageInterval = Duration.seconds(10)

  private let sources: [any MemoryPressureSource]
  private let average: MemoryPressureAverage?
  private var isShort = false

  /// Starts watching.
  init(_ files: MemoryPressureFiles) {
    let stall: (any MemoryPressureSource)? =
      MemoryStallTrigger(path: files.pressure, trigger: Array(MemoryPressureMonitor.trigger.utf8))
      ?? MemoryStallTrigger(serviceManager: files)
    average = stall == nil ? MemoryPressureAverage(path: files.pressure) : nil
    sources = [stall, ControlGroupMemoryEvents(files)].compactMap { $0 }
  }

  /// The descriptors to poll.
  var polled: [pollfd] {
    sources.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
  }

  /// Records the results of polling ``polled``.
  func note(_ results: some Collection<pollfd>) {
    for (source, result) in zip(sources, results) where result.revents & result.events != 0 {
      if source.take() { isShort = true }
    }
  }

  /// The time of the next check if nothing becomes ready; `nil` for none.
  var deadline: Duration? { average?.deadline }

  /// Returns whether memory has been short since the last call.
  func take(at now: Duration) -> Bool {
    defer { isShort = false }
    return average?.take(at: now) == true || isShort
  }
}
