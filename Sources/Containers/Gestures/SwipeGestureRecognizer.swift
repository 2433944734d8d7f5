/// Recognizes a quick, straight move in one direction.
///
/// Discrete: `.ended` as soon as the fingers have gone far enough, while they are still down.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Which ways a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// How far the fingers must go, in points.
  private static let distance = 50.0
  /// How long they may take for it.
  private static let longest = Duration.milliseconds(500)
  /// How far they may stray to the side, as a part of the way.
  private static let slope = 0.5

  /// The ways that count; to the right at first.
  public var direction = Direction.right
  /// How many fingers must swipe together; 1 at first.
  public var numberOfTouchesRequired = 1
  /// The mouse button that is looked at; the primary one at first, which stands for fingers too.
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
