/// The share of time that the machine waits for memory, read now and then where the kernel will not
/// signal it.
@MainActor
final class MemoryPressureAverage {
  private let path: String
  /// The moment of the next look.
  private(set) var deadline = Duration.zero

  /// - Returns: nil where there is no such information.
  init?(path: String) {
    self.path = path
    if value == nil { return nil }
  }

  /// Returns whether memory runs short, if it is time to look.
  func take(at now: Duration) -> Bool {
    guard now >= deadline else { return false }
    deadline = now + MemoryPressureMonitor.averageInterval
    return (value ?? 0) >= MemoryPressureMonitor.averageLimit
  }

  /// The percentage of the last ten seconds in which something waited; nil where it is not told.
  private var value: Double? {
    let line = TextFile.lines(of: path).first { $0.hasPrefix("some ") }
    let field = line?.split(separator: " ").first { $0.hasPrefix("avg10=") }
    return field.flatMap { Double($0.dropFirst("avg10=".count)) }
  }
}
