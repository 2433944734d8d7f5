/// What a navigation bar asks of the search of an item.
@MainActor
protocol NavigationSearch: AnyObject {
  /// The bar to show.
  var searchBar: SearchBar { get }
  /// Whether the user is searching.
  var isActive: Bool { get }
  /// Whether the search replaces the titles and buttons while it is active.
  var hidesNavigationBarDuringPresentation: Bool { get }
}
