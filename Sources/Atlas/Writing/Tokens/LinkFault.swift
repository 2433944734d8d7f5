internal import Support

/// An error in a map link.
public enum LinkFault: Hashable, Sendable {
  /// The site is unknown.
  case unknownSite(String)
  /// The link is shortened, and only its site can resolve it.
  case needsNetwork(String)
  /// The text is a three-word address, which only its site can resolve.
  case threeWords(String)
  /// The site shifts its coordinates, as China demands.
  case shifted(String)
  /// The link contains no coordinates.
  case noPlace(String)
  /// The link searches for a name.
  case search(String)
  /// The link is a route between places.
  case route(String)
  /// A text in place of coordinates cannot be read.
  case unreadable(String)
}

extension LinkFault: CustomStringConvertible {
  /// The description of the fault, as the end of a sentence.
  public var description: String {
    switch self {
    case .unknownSite(""): "its address names no site"
    case .unknownSite(let site): "the map addresses of \(site) are not supported"
    case .needsNetwork(let site):
      "only \(site) can resolve its short addresses, and nothing is asked over the network"
    case .threeWords(let words):
      "only what3words.com can resolve the three-word address \(words.quoted), and nothing is asked "
        + "over the network"
    case .shifted(let site):
      "the coordinates of \(site) are shifted by hundreds of meters, as its country demands"
    case .noPlace(let site): "the address of \(site) contains no coordinates"
    case .search(let text): "its address searches for \(text.quoted) and contains no coordinates"
    case .route(let site): "the address of \(site) is that of a route, not of a place"
    case .unreadable(let piece): "\(piece.quoted) in its address is not a pair of coordinates"
    }
  }
}
