/// What an overlay keeps from reaching the views beneath it, within its scope.
public struct OverlayBlocking: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Presses, touches, the wheel and hovering.
  public static let pointer = OverlayBlocking(rawValue: 1)
  /// Key presses, typed text and key commands.
  ///
  /// Actions without a target still travel the whole responder chain.
  public static let keys = OverlayBlocking(rawValue: 2)
  /// The focus of the keyboard and of assistive technology.
  public static let focus = OverlayBlocking(rawValue: 4)

  /// All three: the overlay is modal.
  public static let all: OverlayBlocking = [.pointer, .keys, .focus]
}
