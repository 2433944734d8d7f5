extension TableView {
  /// The insets of the separators, in points.
  ///
  /// A left inset of ``automaticDimension``, the default, is read as the default margin of the rows.
  public var separatorInset: EdgeInsets {
    get {
      var insets = givenSeparatorInset
      if insets.left == TableView.automaticDimension { insets.left = systemSideMargin }
      return insets
    }
    set {
      guard newValue != givenSeparatorInset else { return }
      givenSeparatorInset = newValue
      separatorsDidChange()
    }
  }

  func separatorsDidChange() {
    for (path, cell) in visible { showSeparator(cell, path) }
    for cell in visible.values { cell.setNeedsLayout() }
  }
}
