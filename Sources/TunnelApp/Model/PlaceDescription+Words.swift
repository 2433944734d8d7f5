import Atlas

/// How a description is told to people, in the window and on the command line alike.
nonisolated extension PlaceDescription {
  /// What a person would call the place; nil where nothing near has a name.
  var headlineWords: String? {
    if case .near(let town) = headline { return "Near \(town.place.name)" }
    return headline?.name
  }

  /// What the place belongs to, from near to far: a lake or a sea, the region, the country; what is
  /// called like the headline, or like another of them, only once.
  var setting: [String] {
    let country: [String?] = [
      country?.name, country?.name == headlineWords ? country?.sovereign : nil,
    ]
    let parts: [String?] =
      switch surface.value {
      case .land: [region?.name] + country
      case .iceShelf: ["Ice shelf", region?.name] + country
      case .lake: [lake?.name ?? "Lake", region?.name] + country
      case .sea: [sea?.name] + country
      }
    var told: Set<String> = ["", headlineWords ?? ""]
    return parts.compactMap(\.self).filter { told.insert($0).inserted }
  }

  /// The nearest town, how far it is and where to: `Musoma (TZ), 105 km south-east`, with the code of
  /// its country where that is another than the place's.
  var townWords: String {
    let town = nearestTown.value
    let isAbroad = country?.code.map { $0 != town.place.countryCode } ?? false
    let name = isAbroad ? "\(town.place.name) (\(town.place.countryCode))" : town.place.name
    guard town.metres >= 1 else { return name }
    let way = Geodesic(from: coordinate, to: town.place.coordinate).azimuthAtStart
    return "\(name), \(journey(town.metres, toward: way))"
  }

  /// How high the summit is at which or near which the place lies: `8,849 m at the summit of Mount Everest`.
  var summitWords: String? {
    guard let summit, let height = summit.feature.elevation.map(ElevationFormat.spotHeight) else {
      return nil
    }
    // The grid of elevations is no finer than that.
    let away = summit.metres < 100 ? "" : ", \(DistanceFormat.string(metres: summit.metres)) away"
    return "\(height) at the summit of \(summit.feature.name)\(away)"
  }

  /// How high the ground or a lake's water or how deep the sea is, beside a summit with how much that may be off.
  var elevationWords: String? {
    guard let elevation else { return nil }
    let words = ElevationFormat.string(elevation.value)
    guard summit != nil, let off = elevationUncertainty else { return words }
    return "\(words) ± \(DistanceFormat.grouped(Int64(off))) m"
  }

  /// What the height is of: `elevation`, `depth`, `lake level`.
  var elevationName: String {
    surface.value == .lake ? "lake level" : elevation?.isDepth == true ? "depth" : "elevation"
  }

  /// The nearest land, how far it is and where to: `New Zealand, 1,443 km north`; nil where one is on it.
  var landWords: String? {
    nearestLand.map { land in
      (land.country.map { "\($0.name), " } ?? "") + journey(land.metres, toward: land.bearing)
    }
  }

  /// How far and where to something is: `105 km south-east`.
  private func journey(_ metres: Double, toward bearing: Angle) -> String {
    // At the poles all ways lead the same way.
    let way = abs(coordinate.latitude) < 90 ? CompassPoint(bearing: bearing).name : "away"
    return "\(DistanceFormat.string(metres: metres)) \(way)"
  }
}
