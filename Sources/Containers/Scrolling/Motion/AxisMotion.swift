/// The motion of the offset along one axis: decelerating, bouncing at an edge, or moving to a
/// target.
struct AxisMotion: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case rest(Double)
    case deceleration(ScrollDeceleration)
    case spring(ScrollSpring)
  }

  private var first: Piece
  private var second: Piece?
  /// The time at which the second piece takes over, in seconds.
  private var change = Double.infinity
  /// The distance by which content before the offset has grown since the start, in points.
  private var shift = 0.0

  /// The position at which the motion ends.
  private(set) var destination: Double
  /// The time at which the motion ends, in seconds.
  private(set) var duration: Double

  /// Creates the motion of content that was released.
  ///
  /// - Parameters:
  ///   - position: The position at release, in points.
  ///   - velocity: The velocity at release, in points per second.
  ///   - range: The positions at which the content may rest.
  ///   - rate: The fraction of the velocity that remains after a millisecond.
  ///   - bounces: Whether the motion may overshoot the edges temporarily.
  init(
    releasedAt position: Double, velocity: Double, in range: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) {
    let slowing = ScrollDeceleration(start: position, velocity: velocity, rate: rate)
    let edge = min(max(slowing.destination, range.lowerBound), range.upperBound)
    if edge == slowing.destination {
      first = .deceleration(slowing)
      destination = edge
      duration = slowing.duration
      return
    }
    destination = edge
    let isBeyond = !range.contains(position)
    guard bounces || isBeyond else {
      let time = slowing.time(reaching: edge) ?? 0
      first = .deceleration(slowing)
      second = .rest(edge)
      change = time
      duration = time
      return
    }
    let time = slowing.time(reaching: edge)
    guard let time, !isBeyond || (edge - position) * velocity > 0 else {
      let spring = ScrollSpring(from: position, to: edge, velocity: velocity)
      first = .spring(spring)
      duration = spring.duration
      return
    }
    let spring = ScrollSpring(from: edge, to: edge, velocity: slowing.velocity(at: time))
    first = .deceleration(slowing)
    second = .spring(spring)
    change = time
    duration = time + spring.duration
  }

  /// Creates a motion to a given target, without overshooting it.
  ///
  /// - Parameter frequency: The minimum frequency of the spring; see ``ScrollSpring``.
  init(
    from position: Double, to target: Double, velocity: Double,
    frequency: Double = ScrollSpring.bounceFrequency
  ) {
    let spring = ScrollSpring(
      approaching: target, from: position, velocity: velocity, atLeast: frequency)
    first = .spring(spring)
    destination = target
    duration = spring.duration
  }

  /// Returns the position at a time in seconds; from the end on, exactly the destination.
  func position(at seconds: Double) -> Double {
    guard seconds < duration else { return destination }
    let position =
      switch piece(at: seconds) {
      case (.rest(let position), _): position
      case (.deceleration(let slowing), let time): slowing.position(at: time)
      case (.spring(let spring), let time): spring.position(at: time)
      }
    return position + shift
  }

  /// Returns the velocity at a time in seconds, in points per second.
  func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    return switch piece(at: seconds) {
    case (.rest, _): 0
    case (.deceleration(let slowing), let time): slowing.velocity(at: time)
    case (.spring(let spring), let time): spring.velocity(at: time)
    }
  }

  /// Shifts the whole motion by a distance.
  mutating func shift(by distance: Double) {
    shift += distance
    destination += distance
  }

  private func piece(at seconds: Double) -> (Piece, Double) {
    if seconds >= change, let second { return (second, seconds - change) }
    return (first, seconds)
  }
}
