extension SearchBar {
  /// The duration of showing and hiding parts.
  private static let duration = Duration.milliseconds(200)

  func setUp() {
    clipsToBounds = true
    searchTextField.delegate = editor
    searchTextField.onUse = { [weak self] in self?.searcher?.searchBarWasUsed() }
    searchTextField.addAction(for: .editingChanged) { [weak self] in self?.userDidChangeText() }
    parts.cancel.addAction { [weak self] in self?.cancel() }
    parts.scopes.addAction(for: .valueChanged) { [weak self] in self?.userDidSelectScope() }
    for view in [searchTextField, parts.cancel, parts.scopes] {
      // Tab stops at each, also where the bar around them is one group.
      view.focusGroupIdentifier = "searchBar \(view.identity)"
      addSubview(view)
    }
  }

  // MARK: Layout

  /// Whether the scopes are visible.
  private var hasScopes: Bool { parts.showsScopes && scopeButtonTitles?.isEmpty == false }

  /// The height of the scopes, or 0 if they are hidden.
  var scopeHeight: Double {
    hasScopes ? parts.scopes.intrinsicContentSize.height + SearchBarLayout.scopeSpacing : 0
  }

  /// The height of the row with the field where the bar has its own.
  private var stackedRow: Double {
    max(SearchBarLayout.rowHeight, searchTextField.preferredHeight + 16)
  }

  /// The height of all parts where the bar has a row of its own.
  var stackedHeight: Double { stackedRow + scopeHeight }

  func layOutParts() {
    var content = SearchBarLayout.Content()
    content.width = bounds.width
    let inset = systemSideMargin
    content.leading = inlinePlace?.leading ?? inset
    content.trailing = inlinePlace?.trailing ?? inset
    content.cancel = parts.showsCancel ? parts.cancel.intrinsicContentSize.width : nil
    content.row = inlinePlace?.row ?? stackedRow
    content.field = min(searchTextField.preferredHeight, content.row - 8)
    content.scope = scopeHeight
    content.shownRow = min(content.row, max(0, bounds.height - scopeHeight))
    let layout = SearchBarLayout(content)
    func place(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      let left = isRightToLeft ? bounds.width - x - width : x
      view.frame = Rect(x: left, y: y, width: width, height: height)
    }
    place(
      searchTextField, layout.field.x, layout.fieldY, layout.field.width, layout.fieldHeight)
    searchTextField.contentOpacity = layout.opacity
    let button = parts.cancel.intrinsicContentSize
    place(
      parts.cancel, layout.cancel.x, layout.fieldY,
      parts.showsCancel ? layout.cancel.width : button.width, layout.fieldHeight)
    place(
      parts.scopes, inset, layout.scopeY, bounds.width - 2 * inset,
      parts.scopes.intrinsicContentSize.height)
  }

  /// Called when the height of the bar may be another one.
  func heightDidChange(isAnimated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searcher?.searchBarHeightDidChange(isAnimated: isAnimated)
  }

  // MARK: Parts

  /// Shows or hides the cancel button, as part of an animation block if one is running.
  func showCancelButton(_ shows: Bool) {
    parts.showsCancel = shows
    parts.cancel.alpha = shows ? 1 : 0
    setNeedsLayout()
  }

  /// Shows or hides the scopes, as part of an animation block if one is running.
  func showScopes(_ shows: Bool) {
    parts.showsScopes = shows
    parts.scopes.alpha = hasScopes ? 1 : 0
    heightDidChange(isAnimated: false)
  }

  /// Makes a change of the parts, in an animation of its own or without one.
  func changeParts(isAnimated: Bool, _ change: () -> Void) {
    guard isAnimated, window != nil, traitCollection.accessibilityMotion != .reduced else {
      return View.performWithoutAnimation(change)
    }
    View.animate(withDuration: Self.duration) {
      change()
      layoutIfNeeded()
    }
  }

  // MARK: Scopes

  func scopesDidChange() {
    let titles = scopeButtonTitles ?? []
    parts.scopes.removeAllSegments()
    for (index, title) in titles.enumerated() {
      parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    for (segment, title) in zip(parts.scopes.segments, compactScopeButtonTitles ?? []) {
      segment.compactTitle = title
    }
    if !titles.isEmpty {
      scopeIndex = min(scopeIndex, titles.count - 1)
      parts.scopes.selectedSegmentIndex = scopeIndex
    }
    changeParts(isAnimated: false) { showScopes(parts.showsScopes) }
  }

  /// Implements ``selectedScopeButtonIndex``.
  func selectScope(_ index: Int) {
    let count = scopeButtonTitles?.count
    guard index >= 0, index < max(1, count ?? .max) else {
      misuse(
        "\(identity) has \(count ?? 0) scopes and none with the index \(index): use the index of "
          + "one of its scopeButtonTitles.")
    }
    guard index != scopeIndex else { return }
    scopeIndex = index
    if scopeButtonTitles != nil { parts.scopes.selectedSegmentIndex = index }
    searcher?.searchBarScopeDidChange()
  }

  private func userDidSelectScope() {
    scopeIndex = parts.scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopeIndex)
    searcher?.searchBarScopeDidChange()
  }

  // MARK: Text

  /// Whether there is text in the field.
  var hasText: Bool { searchTextField.hasText }

  /// Implements ``text``.
  func setText(_ text: String?) {
    guard text ?? "" != searchTextField.text else { return }
    searchTextField.text = text
    searcher?.searchBarTextDidChange()
  }

  private func userDidChangeText() {
    searcher?.searchBarWasUsed()
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    searcher?.searchBarTextDidChange()
  }

  /// Ends the search, as the cancel button does.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searcher?.searchBarWasCancelled()
  }

  /// The command for Escape: it clears the text, or else cancels.
  var escapeCommands: [KeyCommand] {
    guard searchTextField.isEditing else { return [] }
    if searchTextField.hasText {
      return [
        KeyCommand(.escape, title: Messages.Controls.clearText) { [weak self] in
          self?.searchTextField.clear()
        }
      ]
    }
    guard parts.showsCancel else { return [] }
    return [KeyCommand(.escape, title: Messages.Bars.cancel) { [weak self] in self?.cancel() }]
  }
}
