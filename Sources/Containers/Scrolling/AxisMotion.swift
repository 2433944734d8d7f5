/// How the offset of one axis goes on by itself: it slows down, bounces at an edge, or comes to a
/// target.
struct AxisMotion: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case rest(Double)
    case deceleration(ScrollDeceleration)
    case spring(ScrollSpring)
  }

  private var first: Piece
  private var second: Piece?
  /// When the second piece takes over, in seconds.
  private var change = Double.infinity
  /// How far everything was moved since, because what lies before it got another size.
  private var shift = 0.0

  /// Where it comes to rest.
  private(set) var destination: Double
  /// After how many seconds it is at rest.
  private(set) var duration: Double

  /// Makes a motion that stays where it is.
  init(restingAt position: Double) {
    first = .rest(position)
    destination = position
    duration = 0
  }

  /// Makes the motion of content that was let go.
  ///
  /// - Parameters:
  ///   - position: Where, in points.
  ///   - velocity: How fast it goes, in points a second.
  ///   - range: Where it may come to rest.
  ///   - rate: What is left of the speed after a millisecond.
  ///   - bounces: Whether it may go over the edges for a moment.
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

  /// Makes the motion to a target that somebody has chosen, without overshooting it.
  ///
  /// - Parameter frequency: How quick it is at least; see ``ScrollSpring``.
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

  /// Returns the position after a time in seconds; exactly the destination at the end.
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

  /// Returns the speed after a time in seconds, in points a second.
  func velocity(at seconds: Double) -> Double {
    guard seconds < duration else { return 0 }
    return switch piece(at: seconds) {
    case (.rest, _): 0
    case (.deceleration(let slowing), let time): slowing.velocity(at: time)
    case (.spring(let spring), let time): spring.velocity(at: time)
    }
  }

  /// Moves all of it.
  mutating func shift(by distance: Double) {
    shift += distance
    destination += distance
  }

  private func piece(at seconds: Double) -> (Piece, Double) {
    if seconds >= change, let second { return (second, seconds - change) }
    return (first, seconds)
  }
}
