extension TunnelFall {
  /// What can be told of a moment of a fall.
  public struct State: Hashable, Sendable {
    /// The time since the start, in seconds.
    public let elapsed: Double
    /// The length of tunnel behind the falling body, in meters: 0 at the start, the tunnel's length at
    /// the end.
    public let distance: Double
    /// The depth in meters, below the surface of the Earth model.
    public let depth: Double
    /// The speed in meters per second, never negative.
    public let speed: Double
    /// The gravity at this depth in m/s², toward the center of the Earth.
    public let gravity: Double
    /// The part of the gravity that is along the tunnel, in m/s².
    ///
    /// It is positive while it speeds the fall up, and negative from the middle on.
    public let pull: Double

    /// The layer of the Earth at this depth.
    ///
    /// A boundary belongs to the upper of its layers.
    public var layer: EarthLayer { EarthLayer.layer(atDepth: depth) }
    /// The temperature of the rock or metal at this depth, in degrees Celsius.
    public var temperature: Double { EarthTemperature.celsius(atDepth: depth) }
  }
}
