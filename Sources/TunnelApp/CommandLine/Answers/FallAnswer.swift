internal import Atlas
internal import Support

/// The answer of `tunnel fall`: a fall through a straight tunnel, and one moment of it.
nonisolated struct FallAnswer: CommandAnswer {
  let start: Coordinate
  let end: Coordinate
  var note: String?

  private let chord: Chord
  private let fall: TunnelFall
  /// The moment that was asked for; nil if none was.
  private let moment: TunnelFall.State?

  /// Creates the answer.
  ///
  /// - Parameter fraction: A part of the time of the fall, from 0 to 1; nil for none.
  /// - Throws: A ``CommandFailure`` if both ends are the same place.
  init(from start: Coordinate, to end: Coordinate, at fraction: Double?) throws(CommandFailure) {
    self.start = start
    self.end = end
    chord = Ellipsoid.wgs84.chord(from: start, to: end)
    // Coordinates of the same place can differ, as at a pole. Lengths are printed in millimeters.
    guard FallSubject.isTunnel(Ends(start: start, target: end)) else {
      throw CommandFailure(
        .nothingFound, Messages.Failures.noTunnel(at: CoordinateFormat.exact.string(for: start)))
    }
    fall = TunnelFall(along: chord)
    moment = fraction.map(fall.state)
  }

  /// The answer as text: both ends, the tunnel, the times of the fall, and the moment.
  var lines: [String] {
    [
      CoordinateFormat.typeset(CoordinateFormat.exact.string(for: start)),
      Messages.FallAnswers.to(
        CoordinateFormat.typeset(CoordinateFormat.exact.string(for: end))),
      Messages.FallAnswers.tunnel(
        Units.current.distance(meters: fall.length),
        deepest: Units.current.distance(meters: fall.deepest)),
      Messages.FallAnswers.times(
        Self.time(fall.duration),
        uniform: Self.time(TunnelFall(along: chord, density: .uniform).duration)),
      Messages.FallAnswers.topSpeed(Self.speed(fall.topSpeed)),
    ] + (moment.map(Self.lines) ?? [])
  }

  private static func lines(of moment: TunnelFall.State) -> [String] {
    [
      Messages.FallAnswers.moment(
        after: time(moment.elapsed), depth: Units.current.distance(meters: moment.depth),
        layer: moment.layer.word),
      Messages.FallAnswers.speed(speed(moment.speed), gravity: gravity(moment.gravity)),
    ]
      // Nothing is around at the surface but air.
      + (moment.depth < 1
        ? [] : [Messages.FallAnswers.temperature(FallWords.temperature(moment.temperature))])
  }

  private static func time(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded())
    return Messages.Facts.fall(minutes: seconds / 60, seconds: seconds % 60)
  }

  /// Returns a speed in kilometers per hour, with a decimal below ten.
  private static func speed(_ metersPerSecond: Double) -> String {
    let tenths = Int64((metersPerSecond * 36).rounded())
    let number =
      tenths < 100
      ? DistanceFormat.decimal(tenths)
      : DistanceFormat.grouped(Int64((metersPerSecond * 3.6).rounded()))
    return Messages.FallAnswers.kilometersPerHour(number)
  }

  private static func gravity(_ gravity: Double) -> String {
    Messages.FallAnswers.metersPerSecondSquared(
      DistanceFormat.decimal(Int64((gravity * 100).rounded()), digits: 2))
  }

  /// The answer as a JSON object.
  var json: JSON {
    JSON(start).adding([
      "to": JSON(end), "length": .number(fall.length, decimals: 3),
      "deepest": .number(fall.deepest, decimals: 3), "fallTime": JSON(fallTimesAlong: chord),
      "topSpeed": .number(fall.topSpeed, decimals: 3), "at": moment.map(Self.json),
      "sources": sources,
    ])
  }

  private static func json(of moment: TunnelFall.State) -> JSON {
    JSON(sorting: [
      "elapsed": .number(moment.elapsed, decimals: 1),
      "distance": .number(moment.distance, decimals: 3),
      "depth": .number(moment.depth, decimals: 3), "speed": .number(moment.speed, decimals: 3),
      "gravity": .number(moment.gravity, decimals: 4),
      "temperature": .number(moment.temperature, decimals: 0),
      "layer": .string(moment.layer.name),
    ])
  }

  /// The data set behind each fact.
  private var sources: JSON {
    let known: [String: JSON] = [
      "length": .string("WGS84"), "deepest": .string("PREM"), "fallTime": .string("PREM"),
      "topSpeed": .string("PREM"),
    ]
    guard moment != nil else { return JSON(sorting: known) }
    return JSON(sorting: known).adding([
      "at": .string("PREM"), "temperature": .string("Katsura 2022, Anzellini 2013"),
    ])
  }
}
