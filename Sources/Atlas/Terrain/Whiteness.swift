/// The whiteness of the Earth by day, which comes from ice, snow and salt.
struct Whiteness: Sendable {
  /// The darkest channel at which a texel starts to be white, and at which it is entirely white.
  private static let (dull, white): (Float, Float) = (140, 200)

  private let width: Int
  private let height: Int
  private let shares: [UInt8]

  /// Measures the overview of the daytime imagery.
  init(_ day: ImageryPyramid) throws(AssetError) {
    let texels = try day.texels(for: day.overview)
    try day.draw(day.overview, into: texels.raster)
    width = texels.width
    height = texels.height
    shares = (0..<width * height).map { index in
      let pixel = texels.pixels[index]
      let least = min(pixel >> 16 & 255, min(pixel >> 8 & 255, pixel & 255))
      return UInt8(min(max((Float(least) - Self.dull) / (Self.white - Self.dull), 0), 1) * 255)
    }
  }

  /// Returns the whiteness at a place, 0...1, interpolated between the four nearest texels.
  ///
  /// - Parameter longitude: Degrees east of 180° W.
  @inline(__always)
  func share(longitude: Double, latitude: Double) -> Float {
    // The last column and row are copies of their neighbors.
    let x = min(max(longitude / 360 * Double(width - 1) - 0.5, 0), Double(width - 2))
    let y = min(max((90 - latitude) / 180 * Double(height - 1) - 0.5, 0), Double(height - 2))
    let index = Int(y) * width + Int(x)
    let right = Float(x - x.rounded(.down))
    let down = Float(y - y.rounded(.down))
    func between(_ row: Int) -> Float {
      Float(shares[row]) * (1 - right) + Float(shares[row + 1]) * right
    }
    return (between(index) * (1 - down) + between(index + width) * down) / 255
  }
}
