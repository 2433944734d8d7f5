/// The directions in which the arrow of a popover may point.
///
/// The popover is on the opposite side: a popover whose arrow points up is below its source.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw bits of the directions.
  public let rawValue: UInt

  /// Creates directions from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// Left: the popover is to the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// Right: the popover is to the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// All four directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not visible or has no arrow.
  public static let unknown = PopoverArrowDirection(rawValue: .max)
}
