/// A place on land whose antipode is on land too.
public struct LandPair: Hashable, Sendable {
  /// What is near one of its ends.
  public struct End: Hashable, Sendable {
    /// The largest town near, which may be some way off; nil where none is near.
    public let town: String?
    /// The country, in English.
    public let country: String
  }

  /// Where it is.
  public let coordinate: Coordinate
  /// What is there.
  public let here: End
  /// What is at the antipode.
  public let there: End
  /// How much of the two countries lies opposite each other, in square kilometres.
  public let area: Double
}

/// Where on the Earth land lies opposite land, by pairs of countries, the most populous first.
///
/// `Scripts/assets/build_pairs.py` computes it from the countries' outlines.
public struct LandPairs: Sendable {
  /// The pairs, each told from one end.
  public let pairs: [LandPair]

  /// Opens an archive of pairs and reads all of it.
  public init(_ archive: Archive) throws(AssetError) {
    let places = try archive.elements("places", as: SIMD2<Int32>.self)
    let areas = try archive.elements("areas", as: Float.self)
    let names = try StringTable(archive, prefix: "names")
    guard !places.isEmpty, areas.count == places.count, names.count == 4 * places.count else {
      throw archive.damaged("its names do not fit its places")
    }
    var pairs: [LandPair] = []
    for (index, place) in places.enumerated() {
      guard
        let coordinate = Coordinate(
          latitude: Double(place.y) / 1e6, longitude: Double(place.x) / 1e6)
      else { throw archive.damaged("a pair is nowhere on the Earth") }
      func end(_ column: Int) -> LandPair.End {
        let town = names[4 * index + column]
        return LandPair.End(
          town: town.isEmpty ? nil : town, country: names[4 * index + column + 1])
      }
      pairs.append(
        LandPair(coordinate: coordinate, here: end(0), there: end(2), area: Double(areas[index])))
    }
    self.pairs = pairs
  }

  /// Returns the pair that follows the one with an end at a coordinate, the first one after the last
  /// and for any other place.
  public func pair(after coordinate: Coordinate) -> LandPair {
    let index = pairs.firstIndex {
      $0.coordinate == coordinate || $0.coordinate == coordinate.antipode
    }
    return pairs[index.map { ($0 + 1) % pairs.count } ?? 0]
  }
}
