/// An object that updates the results of a search.
@MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// Called when the search begins, when its text or its scope changes, and when it ends.
  func updateSearchResults(for searchController: SearchController)
}
