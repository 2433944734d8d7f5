import Atlas

/// A search result formatted for display.
nonisolated struct SearchRow: Hashable, Sendable {
  /// The name in the user's language.
  let title: String
  /// The matched name if it differs from the title, then region and country, then the kind.
  let detail: String
  /// The distance from the current entrance of the tunnel.
  let distance: String
  /// That distance with its direction, for assistive technology.
  let journey: String
  /// The place to move the end to.
  let coordinate: Coordinate
  /// What the row searches for in place of moving an end; nil for a place.
  var query: String?
  /// The part of the Earth that the map shows after moving there.
  var view = View.afterDrop

  /// What follows the title for assistive technology.
  var spoken: String { [detail, journey].filter { !$0.isEmpty }.joinedByCommas }

  /// How much of the Earth a map shows.
  enum View: Hashable, Sendable {
    /// The same as after a drop.
    case afterDrop
    /// A region with a width, and at least a height, in meters.
    case region(width: Double, height: Double)
    /// The whole globe.
    case globe
  }

  /// Creates the row for a named result.
  init(_ result: SearchResult, from start: Coordinate) {
    title = result.name
    let asked = result.matchedName == result.name ? [] : [result.matchedName]
    let around = result.surroundings
    let parts = asked + (around.isEmpty ? [] : [around.joinedByCommas]) + [result.kind]
    // The no-break space keeps a dot from starting a line.
    detail = parts.joined(separator: "\u{A0}· ")
    coordinate = result.coordinate
    if case .feature(let feature) = result.subject {
      view = feature.regionAround.map { .region(width: $0, height: feature.extent ?? 0) } ?? .globe
    }
    (distance, journey) = Self.way(from: start, to: coordinate)
  }

  /// Creates the row for a coordinate that the user typed.
  ///
  /// - Parameter format: The notation for coordinates.
  init(_ coordinate: Coordinate, written format: CoordinateFormat, from start: Coordinate) {
    self.coordinate = coordinate
    title = format.shown(coordinate)
    detail = (format == .decimal ? CoordinateFormat.degreesMinutesSeconds : .decimal)
      .shown(coordinate)
    (distance, journey) = Self.way(from: start, to: coordinate)
  }

  /// Creates the row for a place of the user's own.
  ///
  /// - Parameters:
  ///   - name: What it is called; nil for no name.
  ///   - format: The notation for coordinates.
  init(
    _ coordinate: Coordinate, called name: String?, written format: CoordinateFormat,
    from start: Coordinate
  ) {
    self.coordinate = coordinate
    title = name ?? format.shown(coordinate)
    detail = name == nil ? "" : format.shown(coordinate)
    (distance, journey) = Self.way(from: start, to: coordinate)
  }

  /// Creates the row for an example of what can be searched for.
  init(example query: String, _ explanation: String, near start: Coordinate) {
    (title, detail, distance, journey) = (query, explanation, "", "")
    (self.query, coordinate) = (query, start)
  }

  private static func way(
    from start: Coordinate, to end: Coordinate
  ) -> (distance: String, journey: String) {
    let way = GreatCircle(from: start, to: end)
    return (
      Units.current.distance(meters: way.distance),
      start.journey(way.distance, toward: way.initialBearing)
    )
  }
}
