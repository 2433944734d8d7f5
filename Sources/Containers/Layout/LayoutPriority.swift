/// How much a constraint counts against others: 1000 must hold, less may be broken for what counts
/// more.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and up to 1000.
  public let rawValue: Float

  /// Makes a priority from a number above 0 and up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from a number above 0 and up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: it must hold.
  public static let required = LayoutPriority(1000)
  /// 750: how strongly a view with content resists being made smaller, at first.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: how strongly a dragged edge of a window may push its content.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: how strongly a window stays as large as it is.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: how strongly a dragged divider may push what does not want to give.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: how strongly a view with content resists being made larger, at first.
  public static let defaultLow = LayoutPriority(250)
  /// 50: how strongly a measured view tends to the size that is asked for.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the first counts less.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

  /// Returns a priority that is so much higher.
  public static func + (priority: LayoutPriority, distance: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + distance)
  }

  /// Returns a priority that is so much lower.
  public static func - (priority: LayoutPriority, distance: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - distance)
  }

  /// Traps unless the number is a priority.
  func check(for owner: @autoclosure () -> String) {
    guard rawValue > 0, rawValue <= 1000 else {
      misuse("\(owner()) cannot have the priority \(rawValue): it is above 0 and up to 1000.")
    }
  }
}
