/// The path of a property through keyframes.
struct KeyframePath {
  /// The interpolation between keyframes.
  enum Mode: Hashable, Sendable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  /// A value reached over an interval of the time, 0…1.
  struct Frame {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  private let mode: Mode
  /// The time of each value, in ascending order from 0 to 1.
  private var times: [Double] = [0]
  private var values: [AnimatableValue]

  /// Creates the path from a value through frames in any order.
  init(from first: AnimatableValue, through frames: [Frame], mode: Mode) {
    self.mode = mode
    values = [first]
    let isPaced = mode == .paced || mode == .cubicPaced
    var last = first
    for frame in frames.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      let time = times[times.count - 1]
      // The value stays constant between frames. Where frames overlap, the later one takes over.
      if frame.start > time, !isPaced { append(last, at: frame.start) }
      append(frame.value, at: max(frame.end, time))
      last = frame.value
    }
    if isPaced { pace() } else if times[times.count - 1] < 1 { append(last, at: 1) }
  }

  /// Returns the value at a progress.
  ///
  /// Before the start it is the initial value.
  func value(at progress: Double) -> AnimatableValue {
    guard progress > 0, values.count > 1 else { return values[0] }
    guard progress < 1 else { return values[values.count - 1] }
    // The last frame that has begun. Of several at the same time, the latest counts.
    let index = max(0, (times.lastIndex { $0 <= progress } ?? 0))
    guard index < values.count - 1 else { return values[values.count - 1] }
    switch mode {
    case .discrete: return values[index]
    case .linear, .paced:
      return values[index].mixed(with: values[index + 1], by: part(of: progress, index, index + 1))
    case .cubic, .cubicPaced: return smooth(progress, index)
    }
  }

  private mutating func append(_ value: AnimatableValue, at time: Double) {
    times.append(min(max(time, 0), 1))
    values.append(value)
  }

  /// Distributes the times for constant speed.
  private mutating func pace() {
    var way = 0.0
    var ways = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      way += value.distance(to: next)
      ways.append(way)
    }
    times = ways.map { way > 0 ? $0 / way : 1 }
    times[0] = 0
  }

  private func part(of time: Double, _ from: Int, _ to: Int) -> Double {
    let length = times[to] - times[from]
    return length > 0 ? (time - times[from]) / length : 1
  }

  /// Returns a value on the Catmull–Rom curve through four neighbors, by the algorithm of Barry and
  /// Goldman, which only interpolates between pairs of values.
  private func smooth(_ time: Double, _ index: Int) -> AnimatableValue {
    let (before, after) = (max(0, index - 1), min(values.count - 1, index + 2))
    func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ from: Int, _ to: Int)
      -> AnimatableValue
    {
      from == to ? b : a.mixed(with: b, by: part(of: time, from, to))
    }
    let first = mix(values[before], values[index], before, index)
    let second = mix(values[index], values[index + 1], index, index + 1)
    let third = mix(values[index + 1], values[after], index + 1, after)
    // At an end of the path, where a neighbor is missing, the curve is a parabola.
    let early = before == index ? second : mix(first, second, before, index + 1)
    let late = after == index + 1 ? second : mix(second, third, index, after)
    return mix(early, late, index, index + 1)
  }
}
