internal import Atlas

/// The other end of a tunnel, as it is printed.
nonisolated struct AntipodeAnswer: CommandAnswer {
  static let isOneLine = true

  let start: Coordinate
  /// How the other end is written; nil: in decimal degrees, and with `--json` as numbers only.
  var notation: Notation?
  var note: String?

  var lines: [String] { [(notation ?? .decimal).format.string(for: start.antipode)] }

  var json: JSONValue {
    let written = notation.map { JSONValue.string($0.format.string(for: start.antipode)) }
    return JSONValue(start).adding([
      "antipode": JSONValue(start.antipode).adding(["written": written]),
      "tunnelLength": .number(Ellipsoid.wgs84.tunnelLength(at: start), decimals: 3),
    ])
  }
}
