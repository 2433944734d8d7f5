import Containers

/// A sheet or popover that the next launch opens again.
protocol RestorableController: ViewController {
  /// What is shown.
  var panel: Panel { get }
}

extension SearchViewController: RestorableController {
  var panel: Panel { Panel(kind: .search, text: text) }
}

extension HistoryViewController: RestorableController {
  var panel: Panel { Panel(kind: .history) }
}

extension FavoritesViewController: RestorableController {
  var panel: Panel { Panel(kind: .favorites) }
}

extension SettingsViewController: RestorableController {
  var panel: Panel { Panel(kind: .settings, page: page?.rawValue ?? "") }
}

extension AboutViewController: RestorableController {
  var panel: Panel { Panel(kind: .about, page: page?.rawValue ?? "") }
}

extension AllKeysViewController: RestorableController {
  var panel: Panel { Panel(kind: .keys, text: text) }
}

extension FilesViewController: RestorableController {
  var panel: Panel { Panel(kind: .files, page: folder, text: text) }
}

extension FactsViewController: RestorableController {
  var panel: Panel { Panel(kind: .facts, page: end.rawValue) }
}

extension DiscoverViewController: RestorableController {
  var panel: Panel { Panel(kind: .discover, page: page?.rawValue ?? "") }
}
