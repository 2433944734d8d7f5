/// The colours of a relief: of the land by its height, of the sea by its depth.
public struct ReliefPalette: Sendable {
  /// A colour, 0xRRGGBB, at some metres above the sea; between two stops it is mixed.
  public typealias Stop = (metres: Float, color: UInt32)

  /// The land's colours, the lowest first.
  public var land: [Stop]
  /// The sea's colours, the deepest first.
  public var sea: [Stop]
  /// Lakes.
  public var lake: UInt32
  /// What lies under ice and snow all year.
  public var ice: UInt32

  /// Makes a palette.
  public init(land: [Stop], sea: [Stop], lake: UInt32, ice: UInt32) {
    self.land = land
    self.sea = sea
    self.lake = lake
    self.ice = ice
  }

  /// Returns the colour for each height of a table.
  static func ramp(_ stops: [Stop], over metres: [Float]) -> [SIMD4<Float>] {
    metres.map { height in
      guard let next = stops.firstIndex(where: { $0.metres > height }) else {
        return channels(stops.last?.color ?? 0)
      }
      guard next > 0 else { return channels(stops[0].color) }
      let (low, high) = (stops[next - 1], stops[next])
      let share = (height - low.metres) / (high.metres - low.metres)
      return channels(low.color) + (channels(high.color) - channels(low.color)) * share
    }
  }

  /// Returns red, green and blue, 0...255, and nothing.
  static func channels(_ color: UInt32) -> SIMD4<Float> {
    [Float(color >> 16 & 255), Float(color >> 8 & 255), Float(color & 255), 0]
  }

  /// Returns an opaque pixel of red, green and blue.
  @inline(__always)
  static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 255)) }
    return 0xFF00_0000 | byte(channels.x) << 16 | byte(channels.y) << 8 | byte(channels.z)
  }
}
