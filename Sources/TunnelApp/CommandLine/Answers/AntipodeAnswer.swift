internal import Atlas
internal import Support

/// The answer of `tunnel antipode`: the other end of a tunnel.
nonisolated struct AntipodeAnswer: CommandAnswer {
  static let isOneLine = true

  let start: Coordinate
  /// The notation of the other end.
  ///
  /// With nil the text has decimal degrees, and the JSON only numbers.
  var notation: Notation?
  var note: String?

  var lines: [String] { [(notation ?? .decimal).format.string(for: start.antipode)] }

  var json: JSON {
    let written = notation.map { JSON.string($0.format.string(for: start.antipode)) }
    return JSON(start).adding([
      "antipode": JSON(start.antipode).adding(["written": written]),
      "tunnelLength": .number(Ellipsoid.wgs84.tunnelLength(at: start), decimals: 3),
    ])
  }
}
