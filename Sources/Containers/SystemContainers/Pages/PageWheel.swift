/// The rules by which a wheel and a touchpad turn pages.
struct PageWheel {
  /// The time in which further notches turn nothing.
  static let notchPause = Duration.milliseconds(250)
  /// The time without a precise scroll after which the page is let go.
  static let silence = Duration.milliseconds(120)
  /// The time after that in which precise scrolls are ignored.
  static let precisePause = Duration.milliseconds(300)
  /// The length that starts a drag, in points.
  static let slop = 24.0

  /// The effect of a scroll.
  enum Effect: Equatable, Sendable {
    /// Nothing, but nobody else receives the scroll either.
    case swallowed
    /// Nothing yet; others may use the scroll.
    case ignored
    /// A drag begins or goes on, at this distance along the pages in points.
    case dragged(Double)
  }

  private var notchesWaitUntil: Duration?
  private var scrollsWaitUntil: Duration?
  /// What has been scrolled without starting a drag, in points.
  private var gathered = Point.zero
  private var lastScroll: Duration?
  private var tracker = VelocityTracker()
  /// The distance of the drag in progress, in points; `nil` for none.
  private(set) var distance: Double?

  /// Whether a notch at a moment turns a page; further ones then wait.
  mutating func takesNotch(at now: Duration) -> Bool {
    if let notchesWaitUntil, now < notchesWaitUntil { return false }
    notchesWaitUntil = now + PageWheel.notchPause
    return true
  }

  /// Handles a precise scroll.
  ///
  /// - Parameters:
  ///   - delta: The distance in points: `x` along the pages, toward the next one, and `y` across.
  mutating func scroll(_ delta: Point, at now: Duration) -> Effect {
    if let scrollsWaitUntil, now < scrollsWaitUntil { return .swallowed }
    if distance == nil {
      if let lastScroll, now - lastScroll > PageWheel.silence { gathered = .zero }
      lastScroll = now
      gathered = gathered + delta
      guard abs(gathered.x) >= PageWheel.slop, abs(gathered.x) >= 2 * abs(gathered.y) else {
        return .ignored
      }
      tracker.reset()
    }
    let way = (distance ?? 0) + delta.x
    distance = way
    tracker.add(Point(x: way, y: 0), at: now)
    return .dragged(way)
  }

  /// Ends the drag.
  ///
  /// - Returns: The speed toward the next page, in points per second.
  mutating func letGo(at now: Duration) -> Double {
    let speed = tracker.velocity.x
    (distance, gathered) = (nil, .zero)
    scrollsWaitUntil = now + PageWheel.precisePause
    return speed
  }

  /// Forgets the drag, because something else ended it.
  mutating func drop() { (distance, gathered) = (nil, .zero) }
}
