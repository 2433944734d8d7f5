/// One finger on a touchscreen, or the mouse while a button is down, from its first contact to its
/// end.
@MainActor
public final class Touch {
  /// Where a touch stands in its life.
  public enum Phase: Hashable, Sendable {
    /// It has just made contact.
    case began
    /// It has moved.
    case moved
    /// It is down and has not moved since the last event.
    case stationary
    /// It was lifted.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// What makes the touch.
  public enum Kind: Hashable, Sendable {
    /// A finger on a touchscreen.
    case direct
    /// A mouse or another pointing device.
    case indirectPointer
  }

  /// What makes the touch.
  public let type: Kind
  /// The mouse button; `.primary` for fingers.
  public let button: PointerButton
  /// Where the touch stands in its life.
  public internal(set) var phase: Phase
  /// The position in the window, in points.
  public internal(set) var windowLocation: Point
  /// The position in the window at the event before, in points.
  var previousWindowLocation: Point
  /// When the touch last changed, on the frame clock.
  public internal(set) var timestamp: Duration
  /// How many times in a row the same place was tapped, this time included.
  public internal(set) var tapCount: Int
  /// The modifier keys that are down.
  public internal(set) var modifierFlags: KeyModifierFlags

  /// The view that the touch began in; the touch is delivered to it until its end.
  weak var target: AnyObject?
  /// The window that the touch is on.
  weak var surface: AnyObject?
  /// Until when the target is not told that the touch began; nil where it is told at once.
  var heldUntil: Duration?
  /// Whether a recognizer keeps the beginning from the target until it has failed.
  var isDelayed = false
  /// Whether the target has been told that the touch began.
  var isDelivered = false
  /// Whether the target gets no more of the touch, because a gesture took it or the target left.
  var isWithheld = false

  init(
    type: Kind, button: PointerButton, location: Point, timestamp: Duration, tapCount: Int,
    modifierFlags: KeyModifierFlags
  ) {
    self.type = type
    self.button = button
    phase = .began
    windowLocation = location
    previousWindowLocation = location
    self.timestamp = timestamp
    self.tapCount = tapCount
    self.modifierFlags = modifierFlags
  }
}

extension Touch: @MainActor Hashable {
  /// Whether both are the same touch.
  public static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
