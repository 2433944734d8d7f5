import Atlas

nonisolated extension Feature {
  /// The width in meters of a region that shows the feature and its surroundings; nil if it takes
  /// the whole globe.
  var regionAround: Double? {
    switch kind {
    case .continent, .ocean: return nil
    case .pole: return 6_000_000
    default: break
    }
    guard let extent else { return kind == .river ? 2_000_000 : max(300_000, leastRegion) }
    let wide = max(1.3 * extent, leastRegion)
    return wide > 10_000_000 ? nil : wide
  }

  /// The smallest useful width in meters.
  ///
  /// A shoreline stays visible at any zoom; other features are recognized only by the imagery,
  /// which lacks detail closer in.
  private var leastRegion: Double { Self.kindsWithShore.contains(kind.rawValue) ? 60_000 : 700_000 }

  private static let kindsWithShore: Set = [
    "archipelago", "canal", "cape", "island", "lake", "peninsula", "reef", "river", "strait",
  ]
}
