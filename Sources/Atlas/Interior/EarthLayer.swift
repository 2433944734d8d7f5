/// A layer of the Earth that a tunnel crosses.
///
/// Source: the Preliminary Reference Earth Model (Dziewonski and Anderson, *Physics of the Earth and
/// Planetary Interiors* 25, 1981), an average over the globe.
public struct EarthLayer: Hashable, Sendable {
  /// The name of the layer, such as `Outer core`.
  public let name: String
  /// The depths below the surface of its top and bottom, in meters.
  public let depths: ClosedRange<Double>

  /// The layers from the surface to the center.
  public static let all = [
    EarthLayer(name: "Crust", depths: 0...24_400),
    EarthLayer(name: "Upper mantle", depths: 24_400...670_000),
    EarthLayer(name: "Lower mantle", depths: 670_000...2_891_000),
    EarthLayer(name: "Outer core", depths: 2_891_000...5_149_500),
    EarthLayer(name: "Inner core", depths: 5_149_500...6_371_000),
  ]

  /// Returns the layers that a straight line enters, from the surface to its deepest point.
  public static func layers(crossedBy chord: Chord) -> [EarthLayer] {
    let deepest = EarthModel.radius - chord.distanceFromCenter
    return all.filter { $0.depths.lowerBound < deepest }
  }
}

/// The temperature at one depth of the Earth.
public struct EarthTemperature: Hashable, Sendable {
  /// The depth in meters below the surface.
  public let depth: Double
  /// The boundary at that depth, such as `top of the core`.
  public let boundary: String
  /// The temperature in degrees Celsius.
  public let celsius: Double
  /// The uncertainty of the temperature, in degrees Celsius.
  public let uncertainty: Double

  /// The known temperatures of the core: at its upper boundary and at that of the inner core.
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
