import Atlas

/// The patterns that the settings offer.
nonisolated extension MapLink {
  /// A mark on the map of OpenStreetMap.
  static let openStreetMap = MapLink(
    known:
      "https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=6/{latitude}/{longitude}"
  )
  /// A mark in Google Maps.
  static let googleMaps = MapLink(
    known: "https://www.google.com/maps/search/?api=1&query={latitude},{longitude}")
  /// A mark in Apple Maps.
  static let appleMaps = MapLink(
    known: "https://maps.apple.com/?ll={latitude},{longitude}&q={latitude},{longitude}")
  /// The list of maps of a place that Wikipedia links to.
  static let geoHack = MapLink(
    known: "https://geohack.toolforge.org/geohack.php?params={latitude};{longitude}")

  /// The patterns, with the names of the sites.
  static var offered: [(name: String, link: MapLink)] {
    [
      (name: Messages.Links.openStreetMap, link: openStreetMap),
      (name: Messages.Links.googleMaps, link: googleMaps),
      (name: Messages.Links.appleMaps, link: appleMaps),
      (name: Messages.Links.geoHack, link: geoHack),
    ]
  }

  /// The name of the site, or that the pattern is the user's own.
  var title: String {
    Self.offered.first { $0.link == self }?.name ?? Messages.Links.own
  }
}

nonisolated extension MapLink.Fault {
  /// What is wrong, for the user.
  var message: String {
    switch self {
    case .notSecure: Messages.Links.notSecure
    case .noLatitude: Messages.Links.lacks(MapLink.places.latitude)
    case .noLongitude: Messages.Links.lacks(MapLink.places.longitude)
    case .noAddress: Messages.Links.noAddress
    case .tooLong: Messages.Links.tooLong
    }
  }
}
