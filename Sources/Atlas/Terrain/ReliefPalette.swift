/// The colors of a relief: of the land by its height, and of the sea by its depth.
public struct ReliefPalette: Sendable {
  /// A color, 0xRRGGBB, at a height in meters above sea level.
  ///
  /// Colors between stops are interpolated.
  public typealias Stop = (meters: Float, color: UInt32)

  /// The colors of the land, the lowest first.
  public var land: [Stop]
  /// The colors of the sea, the deepest first.
  public var sea: [Stop]
  /// The color of lakes.
  public var lake: UInt32
  /// The color of permanent ice and snow.
  public var ice: UInt32

  /// Creates a palette.
  public init(land: [Stop], sea: [Stop], lake: UInt32, ice: UInt32) {
    self.land = land
    self.sea = sea
    self.lake = lake
    self.ice = ice
  }

  /// Returns the color for each height in a table.
  static func ramp(_ stops: [Stop], over meters: [Float]) -> [SIMD4<Float>] {
    meters.map { height in
      guard let next = stops.firstIndex(where: { $0.meters > height }) else {
        return channels(stops.last?.color ?? 0)
      }
      guard next > 0 else { return channels(stops[0].color) }
      let (low, high) = (stops[next - 1], stops[next])
      let share = (height - low.meters) / (high.meters - low.meters)
      return channels(low.color) + (channels(high.color) - channels(low.color)) * share
    }
  }

  /// Returns red, green and blue, 0...255, with zero as the fourth component.
  static func channels(_ color: UInt32) -> SIMD4<Float> {
    [Float(color >> 16 & 255), Float(color >> 8 & 255), Float(color & 255), 0]
  }

  /// Returns an opaque pixel with the given red, green and blue.
  @inline(__always)
  static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 255)) }
    return 0xFF00_0000 | byte(channels.x) << 16 | byte(channels.y) << 8 | byte(channels.z)
  }
}
