/// A list of places whose other side of the Earth is worth a look.
public enum DiscoveryList: String, CaseIterable, Sendable {
  /// All capitals: those opposite land first, the most populous before others.
  case capitals
  /// Towns opposite towns, the largest and nearest first.
  ///
  /// The score of two towns is the population of the smaller one, times the ``nearness(meters:)`` of
  /// one to the antipode of the other. They are at most 50 km apart, and each town is in one row.
  case towns
  /// Towns opposite land, the most surprising first.
  ///
  /// Many people know a large town, and more know a capital; and it is a surprise that something is
  /// there, the more so if it is exactly there. So the score is the population, ten times as much
  /// for a capital, times the ``nearness(meters:)`` of the place nearest to the antipode. It halves
  /// for each better tunnel between the same two countries, because the first one was the surprise.
  case land

  /// Returns how near two places are: 1 at the same place, ½ at 10 km, 1/10 at 30 km, 1/101 at
  /// 100 km.
  public static func nearness(meters: Double) -> Double {
    1 / (1 + (meters / 10_000) * (meters / 10_000))
  }
}
