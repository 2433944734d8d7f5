import Atlas

/// The name of one end of a tunnel: a town and its country, a summit with its height, or a sea and
/// the nearest land.
nonisolated struct EndName: Hashable, Sendable {
  /// The town, the region or the sea: `Lemvig`, `Near Lemvig`, `South Pacific Ocean`.
  let place: String
  /// The place in little room: `South Pacific`, `Near Valga`; nil for ``place``.
  let shortPlace: String?
  /// The country, or at sea the distance to the nearest land.
  ///
  /// For example `Denmark` or `1,440 km off New Zealand`; nil if the data has neither.
  let setting: String?
  /// The setting at sea in little room: `1,440 km off land`; nil for ``setting``.
  let shortSetting: String?
  /// The setting without the height of a summit; nil if the data has nothing else.
  let surroundings: String?
  /// The town or natural feature that the end is in; nil if it is only near one, or at sea.
  let spot: EndSpot?
  /// The nearest land; nil on land.
  let land: EndLand?
  /// The time zone in the time zone database; nil if it is not known.
  let zone: String?

  /// The whole name on one line.
  var line: String { setting.map { [place, $0].joinedByCommas } ?? place }

  /// The names for less and less room, the whole one first.
  var lines: [String] { [line, place, shortPlace].compactMap(\.self).withoutDuplicates }

  /// Creates the name of a described place; nil if nothing near it has a name.
  init?(_ description: PlaceDescription) {
    guard let place = description.headlineWords else { return nil }
    self.place = place
    switch description.headline {
    case .sea(let sea): shortPlace = sea.shortName
    // The country is a part of the name only if the town is in another.
    case .near(let town): shortPlace = Messages.Places.near(town.place.name)
    default: shortPlace = nil
    }
    zone = description.zone?.value.name
    spot = EndSpot(description.headline)
    let offshore = description.surface.value == .sea ? description.offshoreWords : nil
    shortSetting = offshore.flatMap { _ in
      description.offshoreDistance.map(Messages.Places.offshoreUnnamed)
    }
    land = offshore.flatMap { words in
      description.nearestLand.map { EndLand(coordinate: $0.coordinate, words: words) }
    }
    let setting = description.surface.value == .sea ? offshore : description.country?.name
    surroundings = setting == place ? nil : setting
    let parts = [description.headlineHeight, surroundings]
    self.setting = parts.compactMap(\.self).listing
  }
}

nonisolated extension [String] {
  /// The parts separated by commas; nil if there are none.
  fileprivate var listing: String? { isEmpty ? nil : joinedByCommas }
}

nonisolated extension PlaceDescription {
  /// The height of the summit that the headline names; nil if the headline is not a summit.
  fileprivate var headlineHeight: String? {
    guard case .feature(let feature) = headline, feature.kind.isSummit else { return nil }
    return feature.elevation.map(Units.current.height)
  }

  /// The distance to the nearest land; nil on land.
  ///
  /// From 100 km up it is rounded to 10 km, to stay readable while the user drags the end.
  fileprivate var offshoreDistance: String? {
    nearestLand.map { land in
      let meters = land.meters < 100_000 ? land.meters : (land.meters / 10_000).rounded() * 10_000
      return Units.current.distance(meters: meters)
    }
  }

  /// The distance to the nearest land: `1,440 km off New Zealand`; nil on land.
  fileprivate var offshoreWords: String? {
    guard let land = nearestLand, let distance = offshoreDistance else { return nil }
    return land.country.map { Messages.Places.offshore(distance, off: $0.name) }
      ?? Messages.Places.offshoreUnnamed(distance)
  }
}
