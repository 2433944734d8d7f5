import Atlas

/// The town or the natural feature where an end of a tunnel is, which the map names beside its mark.
nonisolated struct EndSpot: Hashable, Sendable {
  /// What it is, by its number in the data.
  enum Subject: Hashable, Sendable {
    case town(Int)
    case feature(Int)
  }

  /// What it is.
  let subject: Subject
  /// Its name.
  let name: String

  /// Makes the spot of a headline; nil where that names no town and no feature, or only what is near.
  init?(_ headline: PlaceDescription.Headline?) {
    switch headline {
    case .town(let place): subject = .town(place.id)
    case .feature(let feature): subject = .feature(feature.id)
    case .near, .sea, .oceanPart, .region, .country, nil: return nil
    }
    name = headline?.name ?? ""
  }
}
