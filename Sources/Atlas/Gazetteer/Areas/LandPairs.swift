/// A place on land whose antipode is on land too.
public struct LandPair: Hashable, Sendable {
  /// The surroundings of one end of the pair.
  public struct End: Hashable, Sendable {
    /// The largest town in the vicinity, which may be some way off, or `nil` if there is none.
    public let town: String?
    /// The English name of the country.
    public let country: String
  }

  /// The coordinate of the place.
  public let coordinate: Coordinate
  /// The surroundings of the place.
  public let here: End
  /// The surroundings of its antipode.
  public let there: End
  /// The area over which the two countries lie opposite each other, in square kilometers.
  public let area: Double
}

/// The places where land lies opposite land, one for each pair of countries, the most populous
/// first.
///
/// `Scripts/assets/build_pairs.py` computes them from the outlines of the countries.
public struct LandPairs: Sendable {
  /// The pairs, each listed from one of its ends.
  public let pairs: [LandPair]

  /// Opens an archive of pairs and reads it completely.
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

  /// Returns the pair after the one with an end at a coordinate.
  ///
  /// After the last pair, and for any other place, it is the first pair.
  public func pair(after coordinate: Coordinate) -> LandPair {
    let index = pairs.firstIndex {
      $0.coordinate == coordinate || $0.coordinate == coordinate.antipode
    }
    return pairs[index.map { ($0 + 1) % pairs.count } ?? 0]
  }
}
