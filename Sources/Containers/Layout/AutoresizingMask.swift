/// Which margins and dimensions of a view give when its superview's size changes.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: Int

  /// Makes a mask from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the left edge gives.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width gives.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge gives.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge gives.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height gives.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge gives.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// Returns a frame after the superview has grown or shrunk: the change is shared between the
  /// flexible parts of a dimension in proportion to their lengths.
  func frame(from frame: Rect, in oldSize: Size, to newSize: Size) -> Rect {
    let horizontal = AutoresizingMask.resize(
      (frame.minX, frame.width, oldSize.width - frame.maxX), by: newSize.width - oldSize.width,
      flexible: (
        contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
      ))
    let vertical = AutoresizingMask.resize(
      (frame.minY, frame.height, oldSize.height - frame.maxY), by: newSize.height - oldSize.height,
      flexible: (
        contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
      ))
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private static func resize(
    _ parts: (before: Double, length: Double, after: Double), by change: Double,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: Double, length: Double) {
    let weights = [
      flexible.before ? max(0, parts.before) : 0, flexible.length ? max(0, parts.length) : 0,
      flexible.after ? max(0, parts.after) : 0,
    ]
    let total = weights[0] + weights[1] + weights[2]
    let shares: [Double]
    if total > 0 {
      shares = weights.map { $0 / total }
    } else {
      let ones = [flexible.before, flexible.length, flexible.after].map { $0 ? 1.0 : 0.0 }
      let count = ones[0] + ones[1] + ones[2]
      guard count > 0 else { return (parts.before, parts.length) }
      shares = ones.map { $0 / count }
    }
    return (parts.before + change * shares[0], max(0, parts.length + change * shares[1]))
  }
}
