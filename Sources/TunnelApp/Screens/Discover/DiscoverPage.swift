import Atlas

/// A list of places to discover, on a page of its own.
nonisolated enum DiscoverPage: String, CaseIterable, Sendable {
  case capitals, towns, land, favorites

  /// The list of the Earth's data; nil for the user's own favorites.
  var list: DiscoveryList? { DiscoveryList(rawValue: rawValue) }

  /// The title of the page.
  var title: String {
    switch self {
    case .capitals: Messages.Discover.capitals
    case .towns: Messages.Discover.towns
    case .land: Messages.Discover.land
    case .favorites: Messages.Discover.favorites
    }
  }

  /// What the page lists, and in which order.
  var explanation: String {
    switch self {
    case .capitals: Messages.Discover.aboutCapitals
    case .towns: Messages.Discover.aboutTowns
    case .land: Messages.Discover.aboutLand
    case .favorites: Messages.Discover.aboutFavorites
    }
  }
}
