extension SplitViewController {
  /// The number of columns and how they are set.
  public enum Style: Hashable, Sendable {
    /// Two controllers in ``SplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A place for a controller.
  public enum Column: Hashable, Sendable {
    /// The column at the primary edge.
    case primary
    /// The column between the primary and the secondary one.
    case supplementary
    /// The column with the content.
    case secondary
    /// What replaces all columns in compact width.
    case compact
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Hashable, Sendable {
    /// As the width allows. Only for ``SplitViewController/preferredDisplayMode``.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one: the primary one of two, the supplementary one of three.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// The primary and the supplementary column beside the secondary one.
    case twoBesideSecondary
    /// The primary and the supplementary column over the secondary one.
    case twoOverSecondary
    /// The primary and the supplementary column, which push the secondary one aside.
    case twoDisplaceSecondary
  }

  /// How columns share the width with the secondary one.
  public enum SplitBehavior: Hashable, Sendable {
    /// As the width allows. Only for ``SplitViewController/preferredSplitBehavior``.
    case automatic
    /// Beside it.
    case tile
    /// Over it.
    case overlay
    /// One beside it; two push it aside.
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
    /// That of the content.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// When the button that shows and hides columns is in the bar of the secondary column.
  public enum DisplayModeButtonVisibility: Hashable, Sendable {
    /// While ``SplitViewController/presentsWithGesture`` is `true`.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }
}
