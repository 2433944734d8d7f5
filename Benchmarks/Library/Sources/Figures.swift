internal import Glibc

/// Returns the cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// Returns the milliseconds that a body takes on its thread.
func took(_ body: () -> Void) -> Double {
  let start = MeasureProcess.threadMilliseconds
  body()
  return MeasureProcess.threadMilliseconds - start
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
