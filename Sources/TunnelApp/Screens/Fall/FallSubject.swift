import Atlas

/// The tunnel through which the child falls, with the words for its ends.
nonisolated struct FallSubject: Sendable {
  /// The words for an end.
  struct End: Hashable, Sendable {
    /// The names of the place for less and less room, the whole one first; empty if it has none.
    let names: [String]
    /// The coordinates as they are written.
    let coordinates: String

    /// The name; nil if the place has none.
    var name: String? { names.first }
    /// The name, or the coordinates if there is none.
    var words: String { name ?? coordinates }
  }

  /// Both ends.
  let places: Ends<Coordinate>
  /// The words for both ends.
  let ends: Ends<End>
  /// The straight line between the ends.
  let chord: Chord
  /// The plane of the section.
  let plane: FallPlane
  /// The sun at the moment that is shown.
  let sun: Sun

  /// Creates the tunnel between two places at a moment.
  init(places: Ends<Coordinate>, ends: Ends<End>, on moment: Moment) {
    (self.places, self.ends) = (places, ends)
    chord = Ellipsoid.wgs84.chord(from: places.start, to: places.target)
    plane = FallPlane(through: places)
    sun = Sun(secondsSince1970: moment.secondsSince1970)
  }

  /// Whether two places are apart, in meters and at the poles, so that there is a tunnel between them.
  static func isTunnel(_ places: Ends<Coordinate>) -> Bool {
    Ellipsoid.wgs84.chord(from: places.start, to: places.target).length >= 0.001
  }

  /// Whether the tunnel leads through the center of the Earth.
  var meetsCenter: Bool { chord.distanceFromCenter < 1000 }
}
