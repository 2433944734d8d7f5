import Atlas

nonisolated extension Feature {
  /// How wide a region shows it with what is around it, in metres; nil for what is shown by a whole globe.
  var regionAround: Double? {
    switch kind {
    case .continent, .ocean: return nil
    case .pole: return 6_000_000
    default: break
    }
    guard let extent else { return kind == .river ? 2_000_000 : 300_000 }
    let wide = max(1.3 * extent, 60_000)
    return wide > 10_000_000 ? nil : wide
  }
}
