/// The input that an overlay blocks from the views beneath it, within its scope.
public struct OverlayBlocking: OptionSet, Hashable, Sendable {
  /// The raw bits of the options.
  public let rawValue: Int

  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Presses, touches, scrolling, and hovering.
  public static let pointer = OverlayBlocking(rawValue: 1)
  /// Key presses, typed text, and key commands.
  ///
  /// Actions without a target still travel the whole responder chain.
  public static let keys = OverlayBlocking(rawValue: 2)
  /// Keyboard focus and the focus of assistive technology.
  public static let focus = OverlayBlocking(rawValue: 4)

  /// All input, as for a modal overlay.
  public static let all: OverlayBlocking = [.pointer, .keys, .focus]
}
