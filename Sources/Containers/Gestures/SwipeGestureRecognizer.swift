/// A discrete recognizer of quick, straight movements in one direction.
///
/// It enters `.ended` as soon as the fingers have moved far enough, while they are still down.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as a bit mask.
    public let rawValue: Int

    /// Creates directions from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upward.
    public static let up = Direction(rawValue: 4)
    /// Downward.
    public static let down = Direction(rawValue: 8)
  }

  /// The distance that the fingers must move, in points.
  private static let distance = 50.0
  /// The maximum duration of the movement.
  private static let longest = Duration.milliseconds(500)
  /// The maximum sideways movement, as a fraction of the distance.
  private static let slope = 0.5

  /// The directions to recognize; right by default.
  public var direction = Direction.right
  /// The number of fingers required; 1 by default.
  public var numberOfTouchesRequired = 1
  /// The mouse button to recognize; by default the primary one, which also stands for fingers.
  public var button = PointerButton.primary

  private var start: (location: Point, timestamp: Duration)?

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    guard touches.allSatisfy({ $0.button == button }),
      self.touches.count <= numberOfTouchesRequired
    else { return advance(to: .failed) }
    guard self.touches.count == numberOfTouchesRequired else { return }
    start = (windowLocation, event.timestamp)
    setDeadline(event.timestamp + SwipeGestureRecognizer.longest)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    guard state == .possible, pendingState == nil, let start else { return }
    guard event.timestamp - start.timestamp <= SwipeGestureRecognizer.longest else {
      return advance(to: .failed)
    }
    let way = windowLocation - start.location
    let (along, aside) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
    guard along >= SwipeGestureRecognizer.distance else { return }
    let heading: Direction =
      abs(way.x) >= abs(way.y)
      ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    let isStraight = aside <= along * SwipeGestureRecognizer.slope
    advance(to: isStraight && direction.contains(heading) ? .ended : .failed)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    if state == .possible, pendingState == nil { advance(to: .failed) }
  }

  open override func deadlineReached(at now: Duration) {
    if state == .possible, pendingState == nil { advance(to: .failed) }
  }

  open override func reset() { start = nil }
}
