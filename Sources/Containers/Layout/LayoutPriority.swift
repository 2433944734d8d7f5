/// The priority of a constraint, above 0 and up to 1000.
///
/// Constraints with a priority of 1000 are required. Others may be broken in favor of constraints
/// with a higher priority.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number, above 0 and up to 1000.
  public let rawValue: Float

  /// Creates a priority from a number above 0 and up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number above 0 and up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A required constraint: 1000.
  public static let required = LayoutPriority(1000)
  /// The default priority at which content resists compression: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority at which dragging a window's edge may resize its content: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority at which a window keeps its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority at which dragging a divider may resize content: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default priority at which a view hugs its content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority at which a measured view is fitted to a target size: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns whether the first priority is lower than the second.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

  /// Returns a priority that is higher by a distance.
  public static func + (priority: LayoutPriority, distance: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + distance)
  }

  /// Returns a priority that is lower by a distance.
  public static func - (priority: LayoutPriority, distance: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - distance)
  }

  /// Traps unless the number is a valid priority.
  func check(for owner: @autoclosure () -> String) {
    guard rawValue > 0, rawValue <= 1000 else {
      misuse(
        "\(owner()) cannot have the priority \(rawValue): use one above 0 and at most 1000.")
    }
  }
}
