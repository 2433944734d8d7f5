import Atlas

/// The texts of a card that people send: both ends, the length of the tunnel and the time of the
/// fall.
nonisolated struct ShareCard: Hashable, Sendable {
  /// The texts about one end.
  struct Side: Hashable, Sendable {
    /// The town, the region or the sea; the coordinates if nothing near has a name.
    let name: String
    /// The country, or at sea the distance to the nearest land; nil if neither is known.
    let setting: String?
    /// The coordinates; nil if they are the name.
    let coordinates: String?
  }

  /// The tunnel.
  let dig: Dig
  /// The texts about both ends.
  var sides: Ends<Side>
  /// The length of the tunnel.
  let length: String
  /// The time of a fall through it.
  let fall: String
  /// The style of the globes.
  let style: MapStyle
  /// Whether the land of the far side is drawn over the near side.
  let showsOtherSide: Bool

  /// Creates a card in the units in force, with coordinates in a given notation.
  init(
    _ ends: Ends<PlaceDescription>, written format: CoordinateFormat, style: MapStyle = .hybrid,
    showsOtherSide: Bool = false
  ) {
    dig = Dig(entrance: ends.start.coordinate)
    sides = ends.map { Side($0, format) }
    let chord = Ellipsoid.wgs84.chord(from: dig.entrance, to: dig.exit)
    length = Units.current.distance(meters: chord.length)
    let seconds = Int(TunnelFall(along: chord).duration.rounded())
    fall = Messages.Facts.fall(minutes: seconds / 60, seconds: seconds % 60)
    (self.style, self.showsOtherSide) = (style, showsOtherSide)
  }
}

nonisolated extension ShareCard.Side {
  /// Creates the texts about a place.
  fileprivate init(_ place: PlaceDescription, _ format: CoordinateFormat) {
    let name = EndName(place)
    self.name = name?.place ?? format.shown(place.coordinate)
    setting = name?.setting
    coordinates = name == nil ? nil : format.shown(place.coordinate)
  }
}
