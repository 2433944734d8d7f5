/// A turn of the wheel, or a two-finger move on a touchpad.
public struct Scroll: Hashable, Sendable {
  /// The position of the pointer in the window, in points.
  public let windowLocation: Point
  /// How far to move the content, in points: positive moves it right and down.
  public let delta: Point
  /// The modifier keys that are down.
  public let modifierFlags: KeyModifierFlags
  /// When it happened, on the frame clock.
  public let timestamp: Duration

  /// Makes a scroll.
  public init(
    windowLocation: Point, delta: Point, modifierFlags: KeyModifierFlags = [],
    timestamp: Duration = .zero
  ) {
    self.windowLocation = windowLocation
    self.delta = delta
    self.modifierFlags = modifierFlags
    self.timestamp = timestamp
  }
}
