extension SplitViewController {
  /// The number of columns and the way to set their controllers.
  public enum Style: Hashable, Sendable {
    /// Two controllers in ``SplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column of a split.
  public enum Column: Hashable, Sendable {
    /// The column at the primary edge.
    case primary
    /// The column between the primary and the secondary column.
    case supplementary
    /// The column with the content.
    case secondary
    /// The controller that replaces all columns in compact width.
    case compact
  }

  /// An arrangement of the columns.
  public enum DisplayMode: Hashable, Sendable {
    /// A mode that depends on the width.
    ///
    /// Valid only for ``SplitViewController/preferredDisplayMode``.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary column: the primary column of two, or the supplementary
    /// column of three.
    case oneBesideSecondary
    /// One column over the secondary column.
    case oneOverSecondary
    /// The primary and the supplementary column beside the secondary column.
    case twoBesideSecondary
    /// The primary and the supplementary column over the secondary column.
    case twoOverSecondary
    /// The primary and the supplementary column, which displace the secondary column.
    case twoDisplaceSecondary
  }

  /// The way in which columns share the width with the secondary column.
  public enum SplitBehavior: Hashable, Sendable {
    /// A behavior that depends on the width.
    ///
    /// Valid only for ``SplitViewController/preferredSplitBehavior``.
    case automatic
    /// Columns are beside the secondary column.
    case tile
    /// Columns are over the secondary column.
    case overlay
    /// One column is beside the secondary column; two columns displace it.
    case displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Hashable, Sendable {
    /// The side where lines begin.
    case leading
    /// The side where lines end.
    case trailing
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Hashable, Sendable {
    /// The background of the content.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// When the bar of the secondary column contains the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Hashable, Sendable {
    /// While ``SplitViewController/presentsWithGesture`` is `true`.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }
}
