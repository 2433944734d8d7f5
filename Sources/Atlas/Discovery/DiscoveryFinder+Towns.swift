internal import Glibc

extension DiscoveryFinder {
  /// The greatest distance of a town from the antipode of another, in meters.
  static let reach = 50_000.0

  /// Returns the inhabited places whose antipodes are on land.
  func townsOppositeLand() -> [Int] {
    (0..<places.count).filter {
      places.importance(of: $0) > 0 && land.surface(at: places.coordinate(of: $0).antipode) == .land
    }
  }

  /// Returns the towns opposite towns, the best first; each is in one of them.
  func townPairs() -> [DiscoveryCandidate] {
    // Of two towns that are found from either end, the larger one is the row.
    let found = townsOppositeLand().compactMap(bestTown).sorted {
      let (one, other) = ($0.score ?? 0, $1.score ?? 0)
      return one == other ? places.isMoreImportant($0.id, than: $1.id) : one > other
    }
    var taken: Set<Int> = []
    return found.filter { pair in
      guard !taken.contains(pair.id), !taken.contains(pair.other) else { return false }
      taken.formUnion([pair.id, pair.other])
      return true
    }
  }

  /// Returns a town with the town opposite that gives the two the highest score, or `nil` if there
  /// is none within reach.
  private func bestTown(opposite id: Int) -> DiscoveryCandidate? {
    let antipode = UnitVector(places.coordinate(of: id).antipode)
    let people = places.population(of: id)
    var best = DiscoveryCandidate(id: id, isTownPair: true)
    places.forEachPlace(reaching: antipode, reaches: Self.reaches) { other in
      let smaller = Double(min(people, places.population(of: other)))
      let meters = antipode.angle(to: places.vector(of: other)).radians * Ellipsoid.meanRadius
      let score = smaller * DiscoveryList.nearness(meters: meters)
      if score > best.score ?? 0 || score == best.score && other < best.other {
        (best.other, best.score) = (other, score)
      }
    }
    return best.score == nil ? nil : best
  }

  /// The reach of places of each importance, as squared chords.
  private static let reaches: [Float] = {
    let chord = 2 * sin(reach / Ellipsoid.meanRadius / 2)
    return (0...255).map { $0 == 0 ? -1 : Float(chord * chord) }
  }()
}
