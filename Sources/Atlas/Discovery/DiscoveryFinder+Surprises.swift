internal import Glibc

extension DiscoveryFinder {
  /// The number of rows of the same two countries; the score of a further one would be under a
  /// thousandth.
  private static let perPair = 10
  /// How many times as well known a capital is.
  private static let fameOfCapitals = 10.0

  /// Returns the towns opposite land, the most surprising first.
  func surprises() -> [DiscoveryCandidate] {
    let capitals = Set(places.capitals)
    var pairs: [[String]: [DiscoveryCandidate]] = [:]
    for id in townsOppositeLand() {
      let found = surprise(at: id, isCapital: capitals.contains(id))
      let codes = [places.countryCode(of: id), places.countryCode(of: found.other)].sorted()
      pairs[codes, default: []].append(found)
    }
    return distinct(pairs.values.flatMap { first(of: $0.ranked()) }.ranked())
  }

  private func surprise(at id: Int, isCapital: Bool) -> DiscoveryCandidate {
    let antipode = places.coordinate(of: id).antipode
    let nearest = places.nearestIdentifier(to: antipode)
    let meters =
      UnitVector(antipode).angle(to: places.vector(of: nearest)).radians * Ellipsoid.meanRadius
    let fame = Double(places.population(of: id)) * (isCapital ? Self.fameOfCapitals : 1)
    return DiscoveryCandidate(
      id: id, other: nearest, score: fame * DiscoveryList.nearness(meters: meters))
  }

  /// Returns the first candidates of the same two countries, with half the score for each that is
  /// before them.
  private func first(of candidates: [DiscoveryCandidate]) -> [DiscoveryCandidate] {
    distinct(candidates, limit: Self.perPair).enumerated().map { number, candidate in
      var halved = candidate
      halved.score = (candidate.score ?? 0) / Double(1 << number)
      return halved
    }
  }

  /// Returns the first candidates without those whose tunnel is one of them again, maybe seen from
  /// its other end.
  private func distinct(
    _ candidates: [DiscoveryCandidate], limit: Int = most
  ) -> [DiscoveryCandidate] {
    var kept: [DiscoveryCandidate] = []
    var ends: [UnitVector] = []
    let closest = cos(Self.reach / Ellipsoid.meanRadius)
    for candidate in candidates where kept.count < limit {
      let end = places.vector(of: candidate.id)
      guard !ends.contains(where: { abs($0.dot(end)) > closest }) else { continue }
      ends.append(end)
      kept.append(candidate)
    }
    return kept
  }
}
