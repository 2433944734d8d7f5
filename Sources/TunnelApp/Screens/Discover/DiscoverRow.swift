import Atlas

/// A place to discover, with what lies opposite.
nonisolated struct DiscoverRow: Sendable {
  /// The place.
  let title: String
  /// Where the row digs.
  let coordinate: Coordinate

  private let opposite: PlaceDescription
  private let town: (name: String, meters: Double)?

  /// Creates the row for a discovery.
  init(_ discovery: Discovery) {
    title = discovery.title
    coordinate = discovery.place.coordinate
    opposite = discovery.opposite
    town = discovery.townTitle.flatMap { name in discovery.town.map { (name, $0.meters) } }
  }

  /// Creates the row for a place of the user's own.
  init(_ title: String, at coordinate: Coordinate, opposite: PlaceDescription) {
    (self.title, self.coordinate) = (title, coordinate)
    self.opposite = opposite
    town = nil
  }

  /// The row as a place of a tour, in the current units.
  var stop: Tour.Stop { Tour.Stop(name: title, opposite: detail, coordinate: coordinate) }

  /// Whether there is land opposite.
  var isOppositeLand: Bool { opposite.surface.value == .land }

  /// What lies opposite, in the current units: `Alaejos, Spain`.
  var detail: String {
    if let town {
      return Messages.Places.away(town.name, Units.current.distance(meters: town.meters))
    }
    return EndName(opposite)?.line ?? ""
  }
}
