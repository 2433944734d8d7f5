import Atlas

nonisolated extension PlaceSummary {
  /// What is known of the tunnel that comes out at a place.
  static func tunnel(to exit: Coordinate) -> [Fact?] {
    let chord = Ellipsoid.wgs84.chord(from: exit.antipode, to: exit)
    return [
      Fact(name: "Tunnel", value: DistanceFormat.string(metres: chord.length), source: "WGS84"),
      Fact(
        name: "Earth's centre",
        value: "halfway, \(DistanceFormat.string(metres: chord.length / 2)) down",
        source: "WGS84"),
      plumbLine(from: exit.antipode),
      Fact(name: "Fall without air", value: duration(of: EarthModel.fall), source: "PREM"),
      Fact(
        name: "Fall, even density", value: duration(of: EarthModel.uniformFall),
        source: "Klotz 2015"),
      layers(crossedBy: chord),
      EarthTemperature.known.last.map { hottest in
        let degrees = Int64((hottest.celsius / 50).rounded() * 50)
        return Fact(
          name: "Hottest, at the inner core", value: "≈ \(DistanceFormat.grouped(degrees)) °C",
          source: "Anzellini 2013")
      },
    ]
  }

  /// Where a hole along the plumb line would lead, which is not quite to the antipode.
  private static func plumbLine(from entrance: Coordinate) -> Fact {
    let miss = Ellipsoid.wgs84.plumbLine(at: entrance).distanceFromCentre
    let away = Ellipsoid.wgs84.plumbLineMiss(at: entrance)
    return Fact(
      name: "Dug by plumb line",
      value: miss < 1
        ? "meets the centre"
        : "misses the centre by \(DistanceFormat.string(metres: miss)), "
          + "ends \(DistanceFormat.string(metres: away)) away",
      source: "WGS84")
  }

  private static func duration(of fall: EarthModel.Fall) -> String {
    let seconds = Int(fall.duration.rounded())
    return "\(seconds / 60) min \(seconds % 60) s"
  }

  /// The layers from the surface down, each with the depth to which it reaches.
  private static func layers(crossedBy chord: Chord) -> Fact? {
    let layers = EarthLayer.layers(crossedBy: chord)
    guard let deepest = layers.last else { return nil }
    let upper = layers.dropLast().map { layer in
      "\(layer.name) to \(DistanceFormat.string(metres: layer.depths.upperBound))"
    }
    return Fact(
      name: "Layers", value: (upper + [deepest.name]).joined(separator: ", "), source: "PREM")
  }
}
