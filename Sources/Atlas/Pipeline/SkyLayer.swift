internal import CGlobe

/// A layer over a globe that shows where it is night, or where it is day.
///
/// Its edge is civil twilight, in which the opacity rises smoothly from none at sunset.
package struct SkyLayer: Sendable {
  /// The half of the globe that the layer covers.
  package enum Side: Hashable, Sendable {
    case day, night
  }

  private let sun: UnitVector
  private let side: Side
  private let color: UInt32
  private let opacity: Double

  /// Creates the layer under a sun.
  ///
  /// - Parameters:
  ///   - color: An opaque color.
  ///   - opacity: The opacity where the layer is fullest, from 0 to 1.
  package init(under sun: Sun, over side: Side, color: UInt32, opacity: Double) {
    self.sun = UnitVector(sun.overhead)
    self.side = side
    self.color = color
    self.opacity = opacity
  }

  /// Blends the layer over the globe of a projection in pixels.
  package func draw(_ projection: Orthographic, into raster: Raster) {
    guard projection.radius > 1 else { return }
    let light = light(projection)
    let center = projection.center
    let reach = projection.radius + 0.5
    for y in 0..<raster.height {
      let down = Double(y) + 0.5 - center.y
      let square = reach * reach - down * down
      guard square > 0 else { continue }
      let half = square.squareRoot()
      let first = Int(max(0, min(Double(raster.width), (center.x - half).rounded(.down))))
      let last = Int(max(0, min(Double(raster.width), (center.x + half).rounded(.up))))
      guard first < last else { continue }
      withUnsafePointer(to: light) {
        vector_light_row(
          $0, raster.pixels + y * raster.stride + first, first, last - first, Float(y))
      }
    }
  }

  private func light(_ projection: Orthographic) -> vector_light {
    func component(_ axis: SIMD3<Double>) -> Float { Float((sun.components * axis).sum()) }
    let isNight = side == .night
    let slope = isNight ? SkyLight.slope : -SkyLight.slope
    let offset = isNight ? SkyLight.offset : 1 - SkyLight.offset
    return vector_light(
      radius: Float(projection.radius), center_x: Float(projection.center.x),
      center_y: Float(projection.center.y),
      sun: (component(projection.east), component(projection.north), component(projection.toward)),
      slope: Float(slope), offset: Float(offset), opacity: Float(opacity * 256), color: color)
  }
}
