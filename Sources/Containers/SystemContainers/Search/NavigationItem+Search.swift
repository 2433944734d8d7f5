extension NavigationItem {
  /// The search of the item's controller, or `nil` for none.
  ///
  /// A search belongs to one item; setting it here takes it from another one. An active search that
  /// is replaced ends.
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
