import Glibc
import Testing

@testable import Atlas

@Suite("The layer of day and night")
struct SkyLayerTests {
  private let sun = Sun(secondsSince1970: 1_782_043_200)

  /// Returns how much of the layer is expected where the sun has an altitude, from 0 to 1.
  private func share(_ altitude: Angle) -> Double {
    let (sunset, nightfall) = (-50.0 / 60, -6.0)
    func sine(_ degrees: Double) -> Double { sin(Angle(degrees: degrees).radians) }
    let part = (sin(altitude.radians) - sine(sunset)) / (sine(nightfall) - sine(sunset))
    let step = min(1, max(0, part))
    return step * step * (3 - 2 * step)
  }

  private func draw(
    _ side: SkyLayer.Side, at longitude: Double, into canvas: TestRaster, opacity: Double = 1
  ) -> Orthographic {
    let projection = canvas.projection(20, longitude, radius: 57.3)
    SkyLayer(under: sun, over: side, color: 0xFF00_0000, opacity: opacity)
      .draw(projection, into: canvas.raster)
    return projection
  }

  @Test(
    "T43: The night is as dark as the sun is low, in every pixel", arguments: [0.0, 75, 100, 180])
  func night(longitude: Double) {
    let canvas = TestRaster(width: 121, height: 120, filledWith: 0xFFFF_FFFF)
    let projection = draw(.night, at: longitude, into: canvas)
    var kinds: Set<Bool> = []
    for y in 0..<120 {
      for x in 0..<121 {
        let position = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let offset = position - projection.center
        let beyond = (offset * offset).sum().squareRoot() - projection.radius
        if beyond > 1 { #expect(canvas[x, y] == 0xFFFF_FFFF) }
        guard beyond < -1, let place = projection.coordinate(at: position) else { continue }
        let share = share(sun.altitude(at: place))
        #expect(abs(Double(canvas.light(x, y)) - 255 * (1 - share)) < 2.5, "\(x) \(y)")
        kinds.insert(share > 0.5)
      }
    }
    #expect(!kinds.isEmpty)
    #expect(canvas.isRimIntact)
  }

  @Test("T43: The layer over the day covers what the one over the night leaves, to the rim")
  func day() {
    let (night, day) = (
      TestRaster(width: 121, height: 120, filledWith: 0xFFFF_FFFF),
      TestRaster(width: 121, height: 120, filledWith: 0xFFFF_FFFF)
    )
    _ = draw(.night, at: 80, into: night)
    let projection = draw(.day, at: 80, into: day)
    for y in 0..<120 {
      for x in 0..<121 {
        let offset = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - projection.center
        let covered = projection.radius + 0.5 - (offset * offset).sum().squareRoot()
        let dark = 2 - Double(night.light(x, y) + day.light(x, y)) / 255
        #expect(abs(dark - min(1, max(0, covered))) < 0.03, "\(x) \(y)")
      }
    }
  }

  @Test("T43: The opacity is that of the layer, and a part of an image equals the whole")
  func parts() {
    let canvas = TestRaster(width: 120, height: 120, filledWith: 0xFFFF_FFFF)
    let projection = draw(.night, at: sun.overhead.longitude + 180, into: canvas, opacity: 0.5)
    #expect(abs(canvas.light(60, 60) - 127) <= 1)
    let part = TestRaster(width: 120, height: 50, filledWith: 0xFFFF_FFFF)
    SkyLayer(under: sun, over: .night, color: 0xFF00_0000, opacity: 0.5)
      .draw(projection.moved(by: [0, -40]), into: part.raster)
    for y in 0..<50 {
      for x in 0..<120 { #expect(part[x, y] == canvas[x, y + 40]) }
    }
  }
}
