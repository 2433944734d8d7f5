/// The angles of a fall by time, from the start to the middle of its path.
///
/// The times are integrals by Gauss and Legendre, piece by piece, no piece of which crosses a boundary
/// of shells. Between the ends of a piece, the angle is a cubic with the same rates there, which is off
/// by less than a millimeter.
struct FallSchedule: Sendable {
  /// An end of a piece.
  private struct Moment {
    /// Seconds since the start.
    let time: Double
    let angle: Double
    /// The growth of the angle, in radians per second.
    let rate: Double
  }

  /// The ends of the pieces, in order, at least two.
  private let moments: [Moment]

  /// The greatest extent of a piece, in radians.
  private static let step = Double.pi / 256

  /// The time to the middle, in seconds.
  var duration: Double { moments[moments.count - 1].time }

  init(of path: FallPath) {
    var moments = [Moment(time: 0, angle: 0, rate: path.rate(at: path.spot(at: 0)))]
    var (time, start) = (0.0, 0.0)
    for edge in path.edges where edge > start {
      // With an even density the angle grows evenly, and one piece is exact.
      let step = path.density == .prem ? Self.step : .pi
      let count = ((edge - start) / step).rounded(.up)
      for number in 1...Int(count) {
        let angle = number == Int(count) ? edge : start + (edge - start) * Double(number) / count
        time += Self.time(along: path, from: moments[moments.count - 1].angle, to: angle)
        moments.append(Moment(time: time, angle: angle, rate: path.rate(at: path.spot(at: angle))))
      }
      start = edge
    }
    self.moments = moments
  }

  /// Returns the time between two angles, by the five points of Gauss and Legendre.
  private static func time(along path: FallPath, from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    func pace(_ point: Double) -> Double { 1 / path.rate(at: path.spot(at: middle + half * point)) }
    return half
      * (128.0 / 225 * pace(0)
        + 0.478_628_670_499_366_47
        * (pace(0.538_469_310_105_683_09) + pace(-0.538_469_310_105_683_09))
        + 0.236_926_885_056_189_09
        * (pace(0.906_179_845_938_664) + pace(-0.906_179_845_938_664)))
  }

  /// Returns the angle at a time from 0 to the duration.
  func angle(at time: Double) -> Double {
    let (first, second) = piece(at: time)
    let span = second.time - first.time
    let t = (time - first.time) / span
    let rest = 1 - t
    return first.angle * rest * rest * (1 + 2 * t) + second.angle * t * t * (1 + 2 * rest)
      + span * t * rest * (first.rate * rest - second.rate * t)
  }

  /// Returns the ends of the piece that contains a time.
  private func piece(at time: Double) -> (Moment, Moment) {
    var (low, high) = (0, moments.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if moments[middle].time <= time { low = middle } else { high = middle }
    }
    return (moments[low], moments[high])
  }
}
