extension NavigationItem {
  /// The search controller of the item, or `nil` for none.
  ///
  /// A search controller belongs to one item; setting it removes it from its previous item.
  /// Replacing an active search ends it.
  public var searchController: SearchController? {
    get { search as? SearchController }
    set {
      let old = searchController
      guard newValue !== old else { return }
      old?.end(isAnimated: false)
      old?.flow.item = nil
      newValue?.flow.item?.searchController = nil
      newValue?.flow.item = self
      search = newValue
    }
  }
}

extension ViewController {
  /// The search of the controller's navigation item, or `nil` for none.
  var search: SearchController? { navigationParts.item?.searchController }

  /// The scroll view that bars follow: that of the results of a search while they are shown.
  var scrollViewForBars: ScrollView? {
    search?.shownResults.map(\.followedScrollView) ?? followedScrollView
  }
}
