import Atlas

/// The town or natural feature that an end of a tunnel is in.
///
/// The map draws its name beside the mark.
nonisolated struct EndSpot: Hashable, Sendable {
  /// The subject of a spot, identified by its number in the data.
  enum Subject: Hashable, Sendable {
    case town(Int)
    case feature(Int)
  }

  /// The town or feature itself.
  let subject: Subject
  /// The name of the town or feature.
  let name: String

  /// Creates the spot of a headline; nil if the headline is not a town or a feature, or is only
  /// near one.
  init?(_ headline: PlaceDescription.Headline?) {
    switch headline {
    case .town(let place): subject = .town(place.id)
    case .feature(let feature): subject = .feature(feature.id)
    case .near, .sea, .oceanPart, .region, .country, nil: return nil
    }
    name = headline?.name ?? ""
  }
}
