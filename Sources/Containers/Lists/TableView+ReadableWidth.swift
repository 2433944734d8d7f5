extension TableView {
  /// Whether the margins of rows, headers, and footers keep their content from becoming wider than is
  /// comfortable to read; false by default.
  ///
  /// The width is that of ``View/readableContentGuide``: 672 points at the default text size. The
  /// backgrounds of rows still reach from edge to edge. The cards of ``Style/insetGrouped`` become
  /// narrower instead.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { extras?.cellsFollowReadableWidth ?? false }
    set {
      guard newValue != cellLayoutMarginsFollowReadableWidth else { return }
      madeExtras.cellsFollowReadableWidth = newValue
      reloadData()
    }
  }

  /// The margin at the sides of the content of rows, headers, and footers, in points.
  var cellSideMargin: Double { style == .insetGrouped ? systemSideMargin : readableSideMargin }

  /// The distance of rows from the sides, in points.
  var sideInset: Double { style == .insetGrouped ? readableSideMargin : 0 }

  private var readableSideMargin: Double {
    guard cellLayoutMarginsFollowReadableWidth else { return systemSideMargin }
    return ReadableContentGuide.margin(
      atWidth: bounds.width, traitCollection.preferredContentSizeCategory,
      atLeast: systemSideMargin)
  }
}
