internal import Support

/// What is wrong with the address of a map.
public enum LinkFault: Hashable, Sendable {
  /// The site is none whose addresses are known.
  case unknownSite(String)
  /// The address is short and only its site knows what it stands for.
  case needsNetwork(String)
  /// The address holds no coordinates.
  case noPlace(String)
  /// The address names what to search for, not where it is.
  case search(String)
  /// The address is that of a way between places.
  case route(String)
  /// What should be coordinates is none.
  case unreadable(String)
}

extension LinkFault: CustomStringConvertible {
  /// What is wrong, as the end of a sentence.
  public var description: String {
    switch self {
    case .unknownSite(""): "its address names no site"
    case .unknownSite(let site): "\(site) is no site whose map addresses are known"
    case .needsNetwork(let site):
      "only \(site) knows what its short addresses stand for, and nothing is asked over the network"
    case .noPlace(let site): "the address of \(site) holds no coordinates"
    case .search(let text): "its address searches for \(text.quoted) and holds no coordinates"
    case .route(let site): "the address of \(site) is that of a way between places, not of one"
    case .unreadable(let piece): "\(piece.quoted) in its address is no pair of coordinates"
    }
  }
}
