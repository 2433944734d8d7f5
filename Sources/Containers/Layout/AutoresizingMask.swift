/// The margins and dimensions of a view that are flexible when its superview is resized.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates a mask from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the left edge is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Returns a frame after the superview was resized.
  ///
  /// The change is distributed among the flexible parts of each dimension, in proportion to their
  /// lengths.
  func frame(from frame: Rect, in oldSize: Size, to newSize: Size) -> Rect {
    let (horizontal, vertical) = shares(of: frame, in: oldSize)
    let (dx, dy) = (newSize.width - oldSize.width, newSize.height - oldSize.height)
    return Rect(
      x: frame.minX + dx * horizontal.before, y: frame.minY + dy * vertical.before,
      width: max(0, frame.width + dx * horizontal.length),
      height: max(0, frame.height + dy * vertical.length))
  }

  /// The fractions of a change of the superview's size that go to the margin before a view and to
  /// its length.
  typealias Shares = (before: Double, length: Double)

  /// Returns how a change of the superview's size is distributed for a frame in it.
  func shares(of frame: Rect, in size: Size) -> (horizontal: Shares, vertical: Shares) {
    let horizontal = AutoresizingMask.shares(
      (frame.minX, frame.width, size.width - frame.maxX),
      flexible: (
        contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
      ))
    let vertical = AutoresizingMask.shares(
      (frame.minY, frame.height, size.height - frame.maxY),
      flexible: (
        contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
      ))
    return (horizontal, vertical)
  }

  private static func shares(
    _ parts: (before: Double, length: Double, after: Double),
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> Shares {
    let before = flexible.before ? max(0, parts.before) : 0
    let length = flexible.length ? max(0, parts.length) : 0
    let total = before + length + (flexible.after ? max(0, parts.after) : 0)
    if total > 0 { return (before / total, length / total) }
    let ones = (flexible.before ? 1.0 : 0, flexible.length ? 1.0 : 0, flexible.after ? 1.0 : 0)
    let count = ones.0 + ones.1 + ones.2
    return count > 0 ? (ones.0 / count, ones.1 / count) : (0, 0)
  }
}
