/// The rules by which scrolling on a touchpad goes back, apart from views.
///
/// The system does not say when fingers leave the touchpad, so a pause ends the movement.
struct NavigationSwipe {
  /// What a scroll means.
  enum Step: Equatable {
    /// Nothing yet, or nothing to do with going back.
    case ignore
    /// Going back begins at a distance in points.
    case begin(Double)
    /// Going back has reached a distance in points.
    case move(Double)
  }

  /// The distance that begins the movement, in points.
  static let threshold = 24.0
  /// The time without scrolling after which the fingers count as lifted.
  static let pause = Duration.milliseconds(120)
  /// The time that passes before the next movement can begin.
  static let rest = Duration.milliseconds(300)

  private(set) var isMoving = false
  private var way = (x: 0.0, y: 0.0)
  private var last: Duration?
  private var restsUntil: Duration?

  /// Handles a scroll.
  ///
  /// - Parameters:
  ///   - x: The distance toward the trailing edge, in points.
  ///   - y: The vertical distance.
  ///   - now: The time of the scroll.
  mutating func scroll(x: Double, y: Double, at now: Duration) -> Step {
    if let restsUntil, now < restsUntil { return .ignore }
    if let last, now - last > Self.pause, !isMoving { way = (0, 0) }
    last = now
    way.x += x
    way.y += y
    if isMoving { return .move(max(0, way.x)) }
    guard way.x >= Self.threshold, way.x >= 2 * abs(way.y) else { return .ignore }
    isMoving = true
    return .begin(way.x)
  }

  /// Ends the movement.
  mutating func end(at now: Duration) {
    self = NavigationSwipe()
    restsUntil = now + Self.rest
  }
}
