@testable import Atlas

/// Pixels of its own to draw in, with a rim around them that nothing may touch.
final class TestRaster {
  let raster: Raster
  private let memory: UnsafeMutablePointer<UInt32>
  private let rim = 4
  private static let rimValue: UInt32 = 0xDEAD_BEEF

  init(width: Int, height: Int, filledWith color: UInt32 = 0xFF00_0000) {
    let stride = width + 2 * rim
    memory = .allocate(capacity: stride * (height + 2 * rim))
    memory.initialize(repeating: Self.rimValue, count: stride * (height + 2 * rim))
    raster = Raster(
      pixels: memory + rim * stride + rim, width: width, height: height, stride: stride)
    for y in 0..<height {
      (raster.pixels + y * stride).update(repeating: color, count: width)
    }
  }

  deinit { memory.deallocate() }

  /// A projection whose centre is in the middle.
  func projection(_ latitude: Double, _ longitude: Double, radius: Double) -> Orthographic {
    guard let centre = Coordinate(latitude: latitude, longitude: longitude) else {
      fatalError("not a coordinate")
    }
    return Orthographic(
      camera: Camera(centre: centre, radius: radius),
      centre: [Double(raster.width) / 2, Double(raster.height) / 2])
  }

  subscript(x: Int, y: Int) -> UInt32 { raster.pixels[y * raster.stride + x] }

  /// The lowest byte of a pixel: how light it is where white is drawn on black.
  func light(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }

  /// The sum of all light in whole pixels.
  var light: Double {
    var sum = 0
    for y in 0..<raster.height { for x in 0..<raster.width { sum += light(x, y) } }
    return Double(sum) / 255
  }

  /// Whether nothing was written beside the raster.
  var isRimIntact: Bool {
    let inside = raster.stride * raster.height - 2 * rim
    let start = rim * raster.stride + rim
    return (0..<raster.stride * (raster.height + 2 * rim)).allSatisfy { index in
      let column = (index - start + rim) % raster.stride - rim
      let isInside = index >= start && index < start + inside && 0..<raster.width ~= column
      return isInside || memory[index] == Self.rimValue
    }
  }
}
