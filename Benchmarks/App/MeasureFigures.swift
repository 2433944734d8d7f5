/// The wall times of a run of frames, and the number of heap blocks that each allocated.
nonisolated struct MeasureFigures {
  private var times: [Double] = []
  private var blocks: [Double] = []
  private var processor = 0.0
  private var named: [(name: String, value: Double)] = []

  /// Measures a frame: the time and allocations of a body, on all threads.
  mutating func measure<Value>(_ body: () throws -> Value) rethrows -> Value {
    let start = (MeasureProcess.milliseconds, MeasureProcess.processorMilliseconds)
    let counted = MeasureProcess.countedBlocks
    let value = try body()
    let taken = MeasureProcess.countedBlocks - counted
    times.append(MeasureProcess.milliseconds - start.0)
    processor += MeasureProcess.processorMilliseconds - start.1
    blocks.append(Double(taken))
    return value
  }

  /// Adds a time that was measured separately.
  mutating func add(milliseconds: Double) { times.append(milliseconds) }

  /// Names the time of the last frames together, to be among the figures.
  mutating func name(last frames: Int, _ name: String) {
    named.append((name, times.suffix(frames).reduce(0, +)))
  }

  /// Reserves capacity, so that growth is not measured.
  mutating func reserve(_ count: Int) {
    times.reserveCapacity(count)
    blocks.reserveCapacity(count)
  }

  /// The figures with their names.
  ///
  /// Times are in milliseconds.
  var entries: [(name: String, value: Double)] {
    let sorted = times.sorted()
    let blocks = blocks.sorted()
    return [
      ("frames", Double(times.count)), ("median", Self.quantile(0.5, of: sorted)),
      ("p99", Self.quantile(0.99, of: sorted)), ("max", sorted.last ?? .nan),
      ("cpu", processor / Double(max(1, times.count))),
      ("blocks", Self.quantile(0.5, of: blocks)), ("blocks-p99", Self.quantile(0.99, of: blocks)),
      ("blocks-max", blocks.last ?? .nan),
    ] + named
  }

  /// Returns the smallest of the sorted values that is not exceeded by a share of them.
  static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let index = Int((share * Double(sorted.count)).rounded(.up)) - 1
    return sorted[min(sorted.count - 1, max(0, index))]
  }
}
