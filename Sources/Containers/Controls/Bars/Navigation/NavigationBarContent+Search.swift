extension NavigationBarContent {
  /// The height of the prompt, if there is one, and of the row of buttons.
  var fullRow: Double { metrics.row + (item.prompt == nil ? 0 : metrics.prompt) }

  /// Whether an active search is in the place of the titles.
  var isSearchInPlace: Bool {
    search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// Whether an active search is in the place of the row of buttons.
  var hidesRow: Bool { isSearchInPlace && !bar.showsSearchInline(item) }

  /// Whether the search shrinks with the content.
  var hidesSearch: Bool {
    guard let search, !bar.showsSearchInline(item) else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// The height of the search below the row of buttons, in points.
  var fullSearch: Double {
    guard let search else { return 0 }
    return bar.showsSearchInline(item)
      ? search.searchBar.scopeHeight : search.searchBar.stackedHeight
  }

  /// The width of the search beside the buttons, or 0 without one.
  var inlineWidth: Double {
    guard let search, bar.showsSearchInline(item) else { return 0 }
    let range = search.isActive ? (share: 0.5, most: 460.0) : (share: 0.28, most: 280.0)
    return max(180, min(range.most, (bounds.width * range.share).rounded()))
  }

  /// The width that the search beside the buttons takes, without the spacing that every part has, or
  /// 0 without one.
  var inlineExtent: Double {
    inlineWidth > 0 ? inlineWidth + NavigationBarLayout.spacing : 0
  }

  /// Adds the bar of the search, and removes that of another one.
  func makeSearch() {
    if search !== item.search, search?.searchBar.superview === self {
      search?.searchBar.removeFromSuperview()
    }
    search = item.search
    guard let searchBar = search?.searchBar else { return }
    if searchBar.superview !== self { addSubview(searchBar) }
    searchBar.inlinePlace = inlinePlace
  }

  private var inlinePlace: SearchBar.InlinePlace? {
    guard bar.showsSearchInline(item) else { return nil }
    let inset = systemSideMargin
    return SearchBar.InlinePlace(
      leading: bounds.width - inset - inlineWidth, trailing: inset, row: metrics.row)
  }

  /// Places the search bar.
  ///
  /// - Parameter y: The top of the row of buttons.
  func layOutSearch(y: Double) {
    guard let searchBar = search?.searchBar, searchBar.superview === self else { return }
    searchBar.inlinePlace = inlinePlace
    let top = hidesRow ? 0 : searchBar.inlinePlace == nil ? fullRow + shown.largeTitle : y
    let row = searchBar.inlinePlace?.row ?? 0
    searchBar.frame = Rect(x: 0, y: top, width: bounds.width, height: row + shown.search)
    searchBar.isHidden = searchBar.frame.height <= 0
    searchBar.layoutIfNeeded()
  }
}
