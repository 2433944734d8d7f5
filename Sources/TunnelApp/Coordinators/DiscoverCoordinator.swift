import Atlas
import Containers

/// Shows lists of places to discover, and digs at what the user chooses from them.
final class DiscoverCoordinator {
  private let current: CurrentDig
  private let digging: DigCoordinator
  private let favorites: FavoritesCoordinator
  private let settings: SettingsCoordinator
  private let panels: Panels
  private let lookup: DiscoveryLookup
  /// Favorites are asked for when they are ready: that must not supersede what was asked meanwhile.
  private let favoritesLookup: DiscoveryLookup
  /// The list that was dug in last, which the sheet opens at.
  private var page: DiscoverPage?

  init(
    earth: Earth, current: CurrentDig, digging: DigCoordinator, favorites: FavoritesCoordinator,
    settings: SettingsCoordinator, panels: Panels
  ) {
    (self.current, self.digging, self.favorites) = (current, digging, favorites)
    (self.settings, self.panels) = (settings, panels)
    let search = DiscoverySearch(earth: earth)
    lookup = DiscoveryLookup(answer: search.answer)
    favoritesLookup = DiscoveryLookup(answer: search.answer)
  }

  /// Opens the lists.
  ///
  /// - Parameter page: The list to begin with, unless it is not offered; nil for the one that was dug
  ///   in last.
  func show(at page: DiscoverPage? = nil) {
    guard panels.open(DiscoverViewController.self) == nil else { return }
    let pages = DiscoverPage.allCases.filter { $0.list != nil || favorites.document != nil }
    let first = (page ?? self.page).flatMap { pages.contains($0) ? $0 : nil }
    let sheet = DiscoverViewController(
      pages, at: first, dig: current.dig,
      finder: { [weak self] in self?.find($0, completion: $1) })
    sheet.onChoose = { [weak self, unowned sheet] tour in
      self?.page = sheet.page
      self?.panels.close()
      self?.digging.begin(tour)
    }
    panels.show(sheet)
  }

  private func find(
    _ page: DiscoverPage,
    completion: @escaping (Result<DiscoverySearch.Answer, AssetError>) -> Void
  ) {
    if let list = page.list { return lookup.ask(.list(list), completion: completion) }
    guard let document = favorites.document else { return }
    Task.immediate {
      await document.prepare()
      let places = document.list.favorites.map {
        (name: $0.title(written: settings.format), coordinate: $0.coordinate)
      }
      favoritesLookup.ask(.places(places), completion: completion)
    }
  }

  /// Opens the lists.
  var command: KeyCommand {
    KeyCommand(.character("p"), modifierFlags: .control, title: Messages.Discover.menu) {
      [weak self] in self?.show()
    }
  }
}
