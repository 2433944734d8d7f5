import Atlas

nonisolated extension Feature {
  /// How wide a region shows it with what is around it, in metres; nil for what is shown by a whole globe.
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

  /// How wide a region must be at the least, in metres: a shore is seen however near it is, the look of the ground
  /// only from where the imagery still shows it.
  private var leastRegion: Double { Self.kindsWithShore.contains(kind.rawValue) ? 60_000 : 700_000 }

  private static let kindsWithShore: Set = [
    "archipelago", "canal", "cape", "island", "lake", "peninsula", "reef", "river", "strait",
  ]
}
