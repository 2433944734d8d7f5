/// The delegate of a search controller, which is notified when the search begins and ends.
///
/// The default implementations do nothing.
@MainActor
public protocol SearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  ///
  /// An implementation may prepare the search, or set ``SearchController/isActive`` itself.
  func presentSearchController(_ searchController: SearchController)
  /// Called when the search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called after the search has begun and its animation has ended.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called when the search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called after the search and its animation have ended.
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
