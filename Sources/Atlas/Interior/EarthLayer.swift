/// One of the shells that a tunnel crosses.
///
/// Source: the Preliminary Reference Earth Model (Dziewonski and Anderson, *Physics of the Earth and
/// Planetary Interiors* 25, 1981), an average over the globe.
public struct EarthLayer: Hashable, Sendable {
  /// What the shell is called: `Outer core`.
  public let name: String
  /// How deep below the surface it begins and ends, in metres.
  public let depths: ClosedRange<Double>

  /// The shells from the surface to the centre.
  public static let all = [
    EarthLayer(name: "Crust", depths: 0...24_400),
    EarthLayer(name: "Upper mantle", depths: 24_400...670_000),
    EarthLayer(name: "Lower mantle", depths: 670_000...2_891_000),
    EarthLayer(name: "Outer core", depths: 2_891_000...5_149_500),
    EarthLayer(name: "Inner core", depths: 5_149_500...6_371_000),
  ]

  /// Returns the shells that a straight line enters, from the surface to its deepest point.
  public static func layers(crossedBy chord: Chord) -> [EarthLayer] {
    let deepest = EarthModel.radius - chord.distanceFromCentre
    return all.filter { $0.depths.lowerBound < deepest }
  }
}

/// How hot it is at one depth of the Earth.
public struct EarthTemperature: Hashable, Sendable {
  /// Metres below the surface.
  public let depth: Double
  /// Where that is: `where the core begins`.
  public let boundary: String
  /// Degrees Celsius.
  public let celsius: Double
  /// How far off it may be, in degrees.
  public let uncertainty: Double

  /// What is known of the core: of its upper boundary and of that of the inner core.
  ///
  /// Source: Anzellini and others, *Melting of iron at Earth's inner core boundary*, Science 340
  /// (2013): 4050 ± 500 K and 6230 ± 500 K.
  public static let known = [
    EarthTemperature(
      depth: 2_891_000, boundary: "top of the core", celsius: 4050 - 273.15, uncertainty: 500),
    EarthTemperature(
      depth: 5_149_500, boundary: "top of the inner core", celsius: 6230 - 273.15,
      uncertainty: 500),
  ]
}
