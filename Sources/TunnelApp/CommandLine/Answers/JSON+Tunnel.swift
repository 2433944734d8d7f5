internal import Atlas
internal import Support

nonisolated extension JSON {
  /// Creates an object that describes the tunnel from a place to its antipode.
  init(tunnelFrom entrance: Coordinate) {
    let earth = Ellipsoid.wgs84
    let chord = earth.chord(from: entrance, to: entrance.antipode)
    self = JSON(sorting: [
      "length": .number(chord.length, decimals: 3),
      "fallTime": JSON(fallTimesAlong: chord),
      "plumbLine": JSON(sorting: [
        "missesCenterBy": .number(
          earth.plumbLine(at: entrance).distanceFromCenter, decimals: 1),
        "endsAwayBy": .number(earth.plumbLineMiss(at: entrance), decimals: 1),
      ]),
      "layers": .array(EarthLayer.layers(crossedBy: chord).map(JSON.init)),
    ])
  }

  /// Creates an object of the times of a fall, with the layers of the Earth and with an even density.
  init(fallTimesAlong chord: Chord) {
    self = JSON(sorting: [
      "prem": .number(TunnelFall(along: chord).duration, decimals: 1),
      "uniform": .number(TunnelFall(along: chord, density: .uniform).duration, decimals: 1),
    ])
  }

  /// Creates an object that describes a summit near a place.
  init(_ summit: NearbyFeature) {
    self = JSON(sorting: [
      "name": .string(summit.feature.name),
      "latitude": .number(summit.feature.coordinate.latitude, decimals: 6),
      "longitude": .number(summit.feature.coordinate.longitude, decimals: 6),
      "distance": .number(summit.meters, decimals: 0), "source": .string(summit.feature.source),
    ]).adding(["elevation": summit.feature.elevation.map { .number($0, decimals: 2) }])
  }

  private init(_ layer: EarthLayer) {
    self = JSON(sorting: [
      "name": .string(layer.name), "top": .number(layer.depths.lowerBound, decimals: 0),
      "bottom": .number(layer.depths.upperBound, decimals: 0),
    ])
  }
}
