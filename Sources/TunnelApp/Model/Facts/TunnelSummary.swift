import Atlas

/// A summary of the tunnel between a place and its antipode.
nonisolated struct TunnelSummary: Hashable, Sendable {
  /// The length.
  let length: Fact
  /// The time of a fall.
  let fall: Fact
  /// The facts that are folded.
  let more: [Fact]

  /// All facts, in the order in which they are read.
  var allFacts: [Fact] { [length, fall] + more }

  /// Creates the summary of the tunnel that comes out at a place, in the units in force.
  init(to exit: Coordinate) {
    let chord = Ellipsoid.wgs84.chord(from: exit.antipode, to: exit)
    length = Fact(
      name: Messages.FactNames.length, value: Units.current.distance(meters: chord.length),
      source: "WGS84")
    fall = Fact(
      name: Messages.FactNames.fall, value: Self.duration(of: TunnelFall(along: chord)),
      source: "PREM")
    let more = [
      Fact(
        name: Messages.FactNames.center,
        value: Messages.Facts.center(Units.current.distance(meters: chord.length / 2)),
        source: "WGS84"),
      Self.plumbLine(from: exit.antipode),
      Fact(
        name: Messages.FactNames.uniformFall,
        value: Self.duration(of: TunnelFall(along: chord, density: .uniform)),
        source: "Klotz 2015"),
      EarthTemperature.known.last.map(Self.hottest), Self.layers(crossedBy: chord),
    ]
    self.more = more.compactMap(\.self)
  }

  private static func hottest(_ point: EarthTemperature) -> Fact {
    let degrees = Int64((point.celsius / 50).rounded() * 50)
    return Fact(
      name: Messages.FactNames.hottest,
      value: Messages.Facts.temperature(DistanceFormat.grouped(degrees)),
      source: "Anzellini 2013")
  }

  /// Returns where a hole along the plumb line would lead, which is not quite the antipode.
  private static func plumbLine(from entrance: Coordinate) -> Fact {
    let miss = Ellipsoid.wgs84.plumbLine(at: entrance).distanceFromCenter
    let away = Ellipsoid.wgs84.plumbLineMiss(at: entrance)
    return Fact(
      name: Messages.FactNames.plumbLine,
      value: miss < 1
        ? Messages.Facts.meetsCenter
        : Messages.Facts.missesCenter(
          by: Units.current.distance(meters: miss), endingAway: Units.current.distance(meters: away)
        ),
      source: "WGS84")
  }

  private static func duration(of fall: TunnelFall) -> String {
    let seconds = Int(fall.duration.rounded())
    return Messages.Facts.fall(minutes: seconds / 60, seconds: seconds % 60)
  }

  /// Returns the layers from the surface down, each with the depth of its lower edge.
  private static func layers(crossedBy chord: Chord) -> Fact? {
    let layers = EarthLayer.layers(crossedBy: chord)
    guard let deepest = layers.last else { return nil }
    let upper = layers.dropLast().map { layer in
      Messages.Facts.layer(
        layer.word, to: Units.current.distance(meters: layer.depths.upperBound))
    }
    return Fact(
      name: Messages.FactNames.layers, value: (upper + [deepest.word]).joined(separator: ", "),
      source: "PREM")
  }
}
