/// An object that follows the beginning and the end of a search.
///
/// The default implementations do nothing.
@MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  ///
  /// The implementation may prepare the search, or set ``SearchController/isActive`` itself.
  func presentSearchController(_ searchController: SearchController)
  /// Called when the search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called after the search has begun and its animation has ended.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called when the search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called after the search has ended and its animation, too.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
}
