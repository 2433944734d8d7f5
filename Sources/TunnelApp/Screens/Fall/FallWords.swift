import Atlas

/// The words for a moment of a fall, in the units in force.
nonisolated struct FallWords: Hashable, Sendable {
  let depth: String
  let speed: String
  let gravity: String
  let temperature: String
  let layer: String
  let elapsed: String

  /// Creates the words for a moment.
  init(_ state: TunnelFall.State) {
    depth = Self.depth(state.depth)
    speed = Self.speed(state.speed)
    gravity = Self.gravity(state.gravity)
    temperature = state.depth < 1 ? Self.none : Self.temperature(state.temperature)
    layer = state.layer.word
    elapsed = Self.duration(state.elapsed)
  }

  /// The values in the order of the figures.
  var values: [String] { [depth, speed, gravity, temperature, layer, elapsed] }

  /// The names of the figures.
  static var names: [String] {
    [
      Messages.Fall.depth, Messages.Fall.speed, Messages.Fall.gravity, Messages.Fall.temperature,
      Messages.Fall.layer, Messages.Fall.elapsed,
    ]
  }

  /// The moment in one sentence, for a screen reader.
  var line: String { Messages.Fall.moment(elapsed, in: layer, at: depth, speed) }

  /// Returns the widest value of each figure in a fall.
  static func longest(in courses: (real: FallCourse, even: FallCourse)) -> [String] {
    let deepest = courses.real.fall.deepest
    return [
      depth(deepest), speed(max(courses.real.topSpeed, courses.even.topSpeed)),
      temperature(EarthTemperature.celsius(atDepth: deepest)),
      duration(courses.even.fall.duration),
    ] + EarthLayer.layers(crossedBy: courses.real.chord).map(\.word)
  }

  /// Returns a depth in whole kilometers or miles, so that its last digit can be read as it changes.
  static func depth(_ meters: Double) -> String {
    meters < 1 ? Units.current.height(meters: 0) : Units.current.distance(meters: meters)
  }

  /// Returns a speed, rounded to ten kilometers per hour or the like, and less where it is low.
  static func speed(_ metersPerSecond: Double) -> String {
    switch Units.current {
    case .metric: Messages.Fall.kilometersPerHour(rounded(metersPerSecond * 3600 / 1000))
    case .imperial, .british:
      Messages.Fall.milesPerHour(rounded(metersPerSecond * 3600 / 1609.344))
    case .nautical: Messages.Fall.knots(rounded(metersPerSecond * 3600 / 1852))
    }
  }

  /// Returns a speed to tens from 100 on, and to tenths below 10, which only short tunnels stay at.
  private static func rounded(_ speed: Double) -> String {
    if speed >= 100 { return DistanceFormat.grouped(Int64((speed / 10).rounded()) * 10) }
    let tenths = Int64((speed * 10).rounded())
    if tenths == 0 || tenths >= 100 { return DistanceFormat.grouped(Int64(speed.rounded())) }
    return DistanceFormat.decimal(tenths)
  }

  /// The gravity of the upper half of the Earth as a round number.
  static var roundGravity: String {
    Units.current == .imperial ? Messages.Fall.feet("33") : Messages.Fall.meters("10")
  }

  /// Returns a gravity to two decimals of meters, or one of feet.
  static func gravity(_ meters: Double) -> String {
    if Units.current == .imperial {
      return Messages.Fall.feet(DistanceFormat.decimal(Int64((meters / 0.3048 * 10).rounded())))
    }
    return Messages.Fall.meters(
      DistanceFormat.decimal(Int64((meters * 100).rounded()), digits: 2))
  }

  /// What stands for a figure that does not exist, as the temperature of rock above the ground.
  static let none = "–"

  /// Returns a value in which no line breaks, neither at a space nor after a slash, for a sentence.
  static func unbroken(_ value: String) -> String {
    value.replacing(" ", with: "\u{A0}").replacing("/", with: "/\u{2060}")
  }

  /// Returns a temperature, rounded as far as it is known.
  static func temperature(_ celsius: Double) -> String {
    let step = celsius < 100 ? 5.0 : celsius < 1000 ? 10 : 50
    return Messages.Facts.temperature(
      DistanceFormat.grouped(Int64((celsius / step).rounded() * step)))
  }

  /// Returns a time in minutes and seconds.
  static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return Messages.Facts.fall(minutes: whole / 60, seconds: whole % 60)
  }
}
