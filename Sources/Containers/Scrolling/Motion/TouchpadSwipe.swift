/// The rules by which precise scrolls on a touchpad drag something along one axis.
///
/// The system does not say when the fingers leave the touchpad, so a pause ends the drag.
struct TouchpadSwipe {
  /// The time without a scroll after which the drag is let go.
  static let silence = Duration.milliseconds(120)
  /// The time after that in which scrolls are ignored.
  static let pause = Duration.milliseconds(300)
  /// The length that starts a drag, in points.
  static let slop = 24.0

  /// The effect of a scroll.
  enum Effect: Equatable, Sendable {
    /// Nothing, because the last drag has just ended.
    case swallowed
    /// Nothing yet; others may use the scroll.
    case ignored
    /// A drag begins or goes on, at this distance along the axis in points.
    case dragged(Double)
  }

  /// Whether a drag starts only in the positive direction.
  private let isOneWay: Bool
  /// The distance of the drag in progress, in points; `nil` for none.
  private(set) var distance: Double?
  /// The distance that was scrolled before the drag started, in points.
  private(set) var lead = 0.0
  private var waitsUntil: Duration?
  /// What has been scrolled without starting a drag, in points.
  private var gathered = Point.zero
  private var lastScroll: Duration?
  private var tracker = VelocityTracker()

  init(isOneWay: Bool = false) { self.isOneWay = isOneWay }

  /// Handles a precise scroll.
  ///
  /// - Parameters:
  ///   - delta: The distance in points: `x` along the axis and `y` across.
  mutating func scroll(_ delta: Point, at now: Duration) -> Effect {
    if let waitsUntil, now < waitsUntil { return .swallowed }
    if distance == nil {
      if let lastScroll, now - lastScroll > TouchpadSwipe.silence { gathered = .zero }
      lastScroll = now
      gathered = gathered + delta
      let length = isOneWay ? gathered.x : abs(gathered.x)
      guard length >= TouchpadSwipe.slop, length >= 2 * abs(gathered.y) else { return .ignored }
      lead = gathered.x - delta.x
      tracker.reset()
    }
    let way = (distance ?? 0) + delta.x
    distance = way
    tracker.add(Point(x: way, y: 0), at: now)
    return .dragged(way)
  }

  /// Ends the drag.
  ///
  /// - Returns: The speed along the axis, in points per second.
  mutating func letGo(at now: Duration) -> Double {
    let speed = tracker.velocity.x
    drop()
    waitsUntil = now + TouchpadSwipe.pause
    return speed
  }

  /// Forgets the drag, because something else ended it.
  mutating func drop() { (distance, gathered) = (nil, .zero) }
}
