import Atlas

/// How a discovery is worded, in the window and on the command line alike.
nonisolated extension Discovery {
  /// The place and its country: `Wellington, New Zealand`, or `Nuuk, Greenland (Denmark)`.
  var title: String {
    let title = Self.title(place.name, country?.name)
    return state.map { Messages.Discover.territory(title, of: $0.name) } ?? title
  }

  /// What lies opposite: `Alaejos, Spain` or `Pacific Ocean, 1,440 km off Chile`.
  var oppositeTitle: String {
    EndName(opposite)?.line ?? CoordinateFormat.decimal.string(for: opposite.coordinate)
  }

  /// The town opposite and its country; nil if the list tells none.
  var townTitle: String? { town.map { Self.title($0.place.name, townCountry?.name) } }

  private static func title(_ name: String, _ country: String?) -> String {
    [name, country == name ? nil : country].compactMap(\.self).joinedByCommas
  }
}

nonisolated extension LandShare {
  /// The share of the land with land opposite, without a sign: `13.1`.
  var percent: String { DistanceFormat.decimal(Int64((oppositeLand * 1000).rounded())) }
}
