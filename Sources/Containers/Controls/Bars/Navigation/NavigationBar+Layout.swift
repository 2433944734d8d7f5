extension NavigationBar {
  /// The height of the prompt, if there is one, and of the row of buttons.
  var rowHeight: Double {
    guard let content else { return BarMetrics(traitCollection).row }
    return content.hidesRow ? 0 : content.fullRow
  }

  /// The full height of the large title, or 0 without one.
  var fullLargeTitle: Double {
    guard let content, showsLargeTitle(content.item), !content.isSearchInPlace else { return 0 }
    return content.metrics.largeTitle
  }

  /// Whether an active search is in the place of the row of buttons.
  var hidesRow: Bool { content?.hidesRow ?? false }

  /// The area below the row of buttons while the content is at its top.
  var fullExtension: NavigationBarExtension {
    guard let content else { return NavigationBarExtension() }
    return NavigationBarExtension(
      largeTitle: fullLargeTitle, search: content.fullSearch, hidesSearch: content.hidesSearch)
  }

  /// The height of the bar at present.
  var height: Double { rowHeight + (content?.shown.full ?? 0) }

  /// Whether the search bar of an item is beside the buttons.
  func showsSearchInline(_ item: NavigationItem) -> Bool {
    item.search != nil && item.preferredSearchBarPlacement != .stacked
      && traitCollection.horizontalSizeClass == .regular
  }

  /// Whether an item has a large title.
  func showsLargeTitle(_ item: NavigationItem) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return self.item(below: item).map(showsLargeTitle) ?? true
    }
  }

  /// Shows parts of the large title and the search, or more than the title where it is stretched.
  func show(_ parts: NavigationBarExtension) {
    guard let content, content.shown != parts else { return }
    content.shown = parts
    setNeedsLayout()
  }

  /// Lays the content out again after a search has begun or ended, or its bar has changed.
  func searchDidChange() {
    updateBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func layOutContent() {
    guard let content else { return }
    content.frame = bounds
    content.setNeedsLayout()
  }

  // MARK: Look

  /// The background and titles for an item.
  func appearance(for item: NavigationItem?) -> NavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard =
      item?.standardAppearance ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    var edge = standard
    edge.configureWithTransparentBackground()
    return edge
  }

  func updateBackground() { background.show(appearance(for: topItem).background) }

  /// Called when the current item has changed.
  func contentDidChange(_ changed: NavigationBarContent, isAnimated: Bool) {
    guard changed === content else { return }
    updateBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onChange?(isAnimated)
  }
}
