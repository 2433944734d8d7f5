/// A finger on a touchscreen, or the mouse while a button is pressed, from contact to release.
@MainActor
public final class Touch {
  /// The phase of a touch.
  public enum Phase: Hashable, Sendable {
    /// The touch has just made contact.
    case began
    /// The touch has moved.
    case moved
    /// The touch is down and has not moved since the last event.
    case stationary
    /// The touch was lifted.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The kind of device that makes a touch.
  public enum Kind: Hashable, Sendable {
    /// A finger on a touchscreen.
    case direct
    /// A mouse or another pointing device.
    case indirectPointer
  }

  /// The kind of device that makes the touch.
  public let type: Kind
  /// The pressed mouse button; `.primary` for fingers.
  public let button: PointerButton
  /// The phase of the touch.
  public internal(set) var phase: Phase
  /// The position in the window, in points.
  public internal(set) var windowLocation: Point
  /// The position in the window at which the touch began, in points.
  let firstWindowLocation: Point
  /// The position in the window at the previous event, in points.
  var previousWindowLocation: Point
  /// The time of the last change, on the frame clock.
  public internal(set) var timestamp: Duration
  /// The number of successive taps at the same place, including this one.
  public internal(set) var tapCount: Int
  /// The modifier keys that are pressed.
  ///
  /// A modifier key that is pressed or released during a touch of the mouse moves the touch by nothing,
  /// so that views and gesture recognizers learn of it.
  public internal(set) var modifierFlags: KeyModifierFlags

  /// The view in which the touch began, which receives the touch until it ends.
  weak var target: AnyObject?
  /// The window of the touch.
  weak var surface: AnyObject?
  /// The time until which the beginning of the touch is withheld from the target, or `nil` if it is
  /// not withheld.
  var heldUntil: Duration?
  /// Whether a recognizer withholds the beginning of the touch from the target until it has failed.
  var isDelayed = false
  /// Whether the target has received the beginning of the touch.
  var isDelivered = false
  /// Whether the target receives no more of the touch, because a gesture claimed it or the
  /// target was removed.
  var isWithheld = false

  init(
    type: Kind, button: PointerButton, location: Point, timestamp: Duration, tapCount: Int,
    modifierFlags: KeyModifierFlags
  ) {
    self.type = type
    self.button = button
    phase = .began
    windowLocation = location
    firstWindowLocation = location
    previousWindowLocation = location
    self.timestamp = timestamp
    self.tapCount = tapCount
    self.modifierFlags = modifierFlags
  }
}

extension Touch: @MainActor Hashable {
  /// Returns whether two values are the same touch.
  public static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Hashes the identity of the touch.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
