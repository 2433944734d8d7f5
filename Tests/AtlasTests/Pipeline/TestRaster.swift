@testable import Atlas

/// A raster with its own pixels and a guard band around them.
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

  /// Returns a projection whose center is in the middle of the raster.
  func projection(_ latitude: Double, _ longitude: Double, radius: Double) -> Orthographic {
    guard let center = Coordinate(latitude: latitude, longitude: longitude) else {
      fatalError("not a coordinate")
    }
    return Orthographic(
      camera: Camera(center: center, radius: radius),
      center: [Double(raster.width) / 2, Double(raster.height) / 2])
  }

  subscript(x: Int, y: Int) -> UInt32 { raster.pixels[y * raster.stride + x] }

  /// Returns the lowest byte of a pixel: its brightness if white is drawn on black.
  func light(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }

  /// The total brightness in whole pixels.
  var light: Double {
    var sum = 0
    for y in 0..<raster.height { for x in 0..<raster.width { sum += light(x, y) } }
    return Double(sum) / 255
  }

  /// Whether the guard band is unchanged.
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
