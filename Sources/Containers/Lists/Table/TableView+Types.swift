extension TableView {
  /// The style of a table view.
  public enum Style: Hashable, Sendable {
    /// Consecutive sections whose headers and footers float while their section is visible.
    case plain
    /// Sections with space between them, on a background of their own.
    case grouped
    /// Sections on rounded cards.
    case insetGrouped
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// No separators.
    case none
    /// A thin line.
    case singleLine
  }

  /// The animation of rows that are inserted or deleted.
  public enum RowAnimation: Hashable, Sendable {
    /// Rows fade in and out.
    case fade
    /// Rows slide in from and out to the right.
    case right
    /// Rows slide in from and out to the left.
    case left
    /// Rows slide in from and out to the top.
    case top
    /// Rows slide in from and out to the bottom.
    case bottom
    /// No animation.
    case none
    /// The table view chooses an animation.
    case automatic
  }

  /// The position to scroll a row to.
  public enum ScrollPosition: Hashable, Sendable {
    /// As little scrolling as needed to show the row.
    case none
    /// Aligned to the top.
    case top
    /// Centered vertically.
    case middle
    /// Aligned to the bottom.
    case bottom
  }
}
