import Atlas

/// One result of a search as it is shown.
nonisolated struct SearchRow: Hashable, Sendable {
  /// The name in the person's language.
  let title: String
  /// The name that was meant where it is another, region and country, and what it is.
  let detail: String
  /// How far it is from where the tunnel starts now.
  let distance: String
  /// Where to dig for it.
  let coordinate: Coordinate
  /// What the map of the end shows that was taken there.
  var view = View.afterDrop

  /// How much of the Earth a map shows.
  enum View: Hashable, Sendable {
    /// As much as after every drop.
    case afterDrop
    /// A region so many metres across.
    case region(metres: Double)
    /// The whole globe.
    case globe
  }

  /// Makes the row of something named.
  init(_ result: SearchResult, from start: Coordinate) {
    title = result.name
    let asked = result.matchedName == result.name ? [] : [result.matchedName]
    let around = result.surroundings
    let parts = asked + (around.isEmpty ? [] : [around.joinedByCommas]) + [result.kind]
    // No line begins with a dot.
    detail = parts.joined(separator: "\u{A0}· ")
    coordinate = result.coordinate
    if case .feature(let feature) = result.subject {
      view = feature.regionAround.map { .region(metres: $0) } ?? .globe
    }
    distance = Self.distance(from: start, to: coordinate)
  }

  /// Makes the row of a coordinate that was typed.
  ///
  /// - Parameter format: How coordinates are shown.
  init(_ coordinate: Coordinate, written format: CoordinateFormat, from start: Coordinate) {
    self.coordinate = coordinate
    title = format.string(for: coordinate)
    detail = (format == .decimal ? CoordinateFormat.degreesMinutesSeconds : .decimal)
      .string(for: coordinate)
    distance = Self.distance(from: start, to: coordinate)
  }

  private static func distance(from start: Coordinate, to end: Coordinate) -> String {
    DistanceFormat.string(metres: GreatCircle(from: start, to: end).distance)
  }
}
