import Containers

/// A delegate of a search and its bar that records what it is told.
@MainActor
protocol SearchRecording: SearchControllerDelegate, SearchBarDelegate {
  /// Whether the bar may begin, and end, editing.
  var mayBegin: Bool { get }
  var mayEnd: Bool { get }

  /// Records a call.
  func tell(_ name: String, _ callback: String)
}

extension SearchRecording {
  func presentSearchController(_ searchController: SearchController) { tell("search", "present") }
  func willPresentSearchController(_ searchController: SearchController) {
    tell("search", "willPresent")
  }
  func didPresentSearchController(_ searchController: SearchController) {
    tell("search", "didPresent")
  }
  func willDismissSearchController(_ searchController: SearchController) {
    tell("search", "willDismiss")
  }
  func didDismissSearchController(_ searchController: SearchController) {
    tell("search", "didDismiss")
  }

  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { mayBegin }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { tell("bar", "didBegin") }
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { mayEnd }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { tell("bar", "didEnd") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { tell("bar", "cancel") }
}
