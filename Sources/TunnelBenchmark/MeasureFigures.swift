/// The wall times of a run of frames, and how many blocks each took from the heap.
nonisolated struct MeasureFigures {
  private var times: [Double] = []
  private var blocks: [Double] = []
  private var processor = 0.0

  /// Measures a frame: what a body takes from its start to its end, on all threads.
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

  /// Adds a time that was measured otherwise.
  mutating func add(milliseconds: Double) { times.append(milliseconds) }

  /// Makes room, so that growing is not measured.
  mutating func reserve(_ count: Int) {
    times.reserveCapacity(count)
    blocks.reserveCapacity(count)
  }

  /// The figures by their names, times in milliseconds.
  var entries: [(name: String, value: Double)] {
    let sorted = times.sorted()
    let blocks = blocks.sorted()
    return [
      ("frames", Double(times.count)), ("median", Self.quantile(0.5, of: sorted)),
      ("p99", Self.quantile(0.99, of: sorted)), ("max", sorted.last ?? .nan),
      ("cpu", processor / Double(max(1, times.count))),
      ("blocks", Self.quantile(0.5, of: blocks)), ("blocks-p99", Self.quantile(0.99, of: blocks)),
      ("blocks-max", blocks.last ?? .nan),
    ]
  }

  /// Returns the least value that so great a share of the sorted values does not exceed.
  static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let index = Int((share * Double(sorted.count)).rounded(.up)) - 1
    return sorted[min(sorted.count - 1, max(0, index))]
  }
}
