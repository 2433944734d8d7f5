internal import Atlas

nonisolated extension JSONValue {
  /// Makes the object of what is known of the tunnel from a place to its antipode.
  init(tunnelFrom entrance: Coordinate) {
    let (earth, antipode) = (Ellipsoid.wgs84, entrance.antipode)
    let chord = earth.chord(from: entrance, to: antipode)
    let plumbLine = earth.plumbLine(at: entrance)
    let end = earth.coordinate(of: plumbLine.end).coordinate
    self = .object([
      "length": .number(chord.length, decimals: 3),
      "fallTime": .object([
        "prem": .number(EarthModel.fall.duration, decimals: 1),
        "uniform": .number(EarthModel.uniformFall.duration, decimals: 1),
      ]),
      "plumbLine": .object([
        "missesCentreBy": .number(plumbLine.distanceFromCentre, decimals: 1),
        "endsAwayBy": .number(Geodesic(from: antipode, to: end).distance, decimals: 1),
      ]),
      "layers": .array(EarthLayer.layers(crossedBy: chord).map(JSONValue.init)),
    ])
  }

  private init(_ layer: EarthLayer) {
    self = .object([
      "name": .string(layer.name), "top": .number(layer.depths.lowerBound, decimals: 0),
      "bottom": .number(layer.depths.upperBound, decimals: 0),
    ])
  }
}
