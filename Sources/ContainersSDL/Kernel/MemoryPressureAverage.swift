/// The fraction of time that the machine waits for memory, polled where the kernel does not allow a
/// trigger.
@MainActor
final class MemoryPressureAverage {
  private let path: String
  /// The time of the next check.
  private(set) var deadline = Duration.zero

  /// - Returns: `nil` if the kernel does not provide the information.
  init?(path: String) {
    self.path = path
    if value == nil { return nil }
  }

  /// Returns whether memory is short, if a check is due.
  func take(at now: Duration) -> Bool {
    guard now >= deadline else { return false }
    deadline = now + MemoryPressureMonitor.averageInterval
    return (value ?? 0) >= MemoryPressureMonitor.averageLimit
  }

  /// The percentage of the last ten seconds in which some task waited; `nil` if unknown.
  private var value: Double? {
    let line = TextFile.lines(of: path).first { $0.hasPrefix("some ") }
    let field = line?.split(separator: " ").first { $0.hasPrefix("avg10=") }
    return field.flatMap { Double($0.dropFirst("avg10=".count)) }
  }
}
