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
    let deepest = chord.deepest
    return all.filter { $0.depths.lowerBound < deepest }
  }

  /// Returns the layer at a depth below the surface in meters.
  ///
  /// A boundary belongs to the upper of its layers.
  static func layer(atDepth depth: Double) -> EarthLayer {
    all.first { depth <= $0.depths.upperBound } ?? all[all.count - 1]
  }
}
