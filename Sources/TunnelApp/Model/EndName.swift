import Atlas

/// What one end of a tunnel is called: a town and its country, a summit with its height, or a sea and the
/// nearest land.
nonisolated struct EndName: Hashable, Sendable {
  /// The town, the region or the sea: `Lemvig`, `Near Lemvig`, `South Pacific Ocean`.
  let place: String
  /// The country, or at sea how far the nearest land is: `Denmark`, `1,440 km off New Zealand`; nil where
  /// the data know neither.
  let setting: String?
  /// The town or the natural feature where the end is; nil where it is only near one, or at sea.
  let spot: EndSpot?

  /// The whole name on one line.
  var line: String { setting.map { [place, $0].joinedByCommas } ?? place }

  /// Makes the name of a described place; nil where nothing near it has one.
  init?(_ description: PlaceDescription) {
    guard let place = description.headlineWords else { return nil }
    self.place = place
    spot = EndSpot(description.headline)
    let setting =
      description.surface.value == .sea ? description.offshoreWords : description.country?.name
    let parts = [description.headlineHeight, setting == place ? nil : setting]
    self.setting = parts.compactMap(\.self).listing
  }
}

nonisolated extension [String] {
  /// The parts with commas between them; nil for none.
  fileprivate var listing: String? { isEmpty ? nil : joinedByCommas }
}

nonisolated extension PlaceDescription {
  /// How high the summit is that the place is called after; nil where it is called otherwise.
  fileprivate var headlineHeight: String? {
    guard case .feature(let feature) = headline, feature.kind.isSummit else { return nil }
    return feature.elevation.map(ElevationFormat.spotHeight)
  }

  /// How far the nearest land is: `1,440 km off New Zealand`; nil on land.
  ///
  /// From 100 km on it is rounded to 10 km, so that it can be read while the end is dragged.
  fileprivate var offshoreWords: String? {
    nearestLand.map { land in
      let metres = land.metres < 100_000 ? land.metres : (land.metres / 10_000).rounded() * 10_000
      let distance = DistanceFormat.string(metres: metres)
      return land.country.map { Messages.Places.offshore(distance, off: $0.name) }
        ?? Messages.Places.offshoreUnnamed(distance)
    }
  }
}
