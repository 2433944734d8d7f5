/// A turn of the scroll wheel, or a two-finger gesture on a touchpad.
public struct Scroll: Hashable, Sendable {
  /// The position of the pointer in the window, in points.
  public let windowLocation: Point
  /// The distance to move the content, in points.
  ///
  /// Positive values move it right and down.
  public let delta: Point
  /// The modifier keys that are pressed.
  public let modifierFlags: KeyModifierFlags
  /// The time of the event on the frame clock.
  public let timestamp: Duration
  /// Whether the device scrolls smoothly, such as a touchpad, instead of in notches.
  ///
  /// Under X11, SDL versions before 2.26 report whole notches only, so no scroll is precise there.
  public let isPrecise: Bool

  /// Creates a scroll event.
  public init(
    windowLocation: Point, delta: Point, modifierFlags: KeyModifierFlags = [],
    timestamp: Duration = .zero, isPrecise: Bool = false
  ) {
    self.windowLocation = windowLocation
    self.delta = delta
    self.modifierFlags = modifierFlags
    self.timestamp = timestamp
    self.isPrecise = isPrecise
  }
}
