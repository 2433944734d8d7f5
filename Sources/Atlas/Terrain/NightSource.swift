/// A source of tiles of the Earth by night: the darkened Earth by day, and lights.
final class NightSource: Sendable {
  private let day: ImageryPyramid
  private let lights: GrayGrid
  private let path: String

  /// Opens the archive of lights.
  init(_ archive: Archive, day: ImageryPyramid) throws(AssetError) {
    self.day = day
    lights = try GrayGrid(archive, prefix: "lights/")
    path = archive.path
  }

  /// Draws a tile, including the column and row shared with its neighbors.
  func draw(_ tile: ImageryTile, into raster: Raster) throws(AssetError) {
    try day.draw(tile, into: raster)
    let level = day.levels[tile.level]
    let scale = Float(lights.width) / Float(level.width)
    let left = (Float(tile.column * level.tileSize) + 0.5) * scale - 0.5
    let top = (Float(tile.row * level.tileSize) + 0.5) * scale - 0.5
    let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let width = Int(Float(raster.width) * scale) + 3
    let height = Int(Float(raster.height) * scale) + 3
    guard let levels = lights.levels(x: x, y: y, width: width, height: height) else {
      throw .damaged(path: path, reason: "its lights make no sense")
    }
    // On coarser levels lights are small, so weak ones are raised to stay visible beside strong
    // ones.
    let glare = min(0.4 + 0.2 * Float(tile.level), 1)
    for row in 0..<raster.height {
      let down = top + Float(row) * scale - Float(y)
      let line = Int(down) * width
      let share = down - down.rounded(.down)
      for column in 0..<raster.width {
        let across = left + Float(column) * scale - Float(x)
        let index = line + Int(across)
        let right = across - across.rounded(.down)
        let upper = levels[index] + (levels[index + 1] - levels[index]) * right
        let lower =
          levels[index + width] + (levels[index + width + 1] - levels[index + width]) * right
        let pixel = raster.pixels + row * raster.stride + column
        pixel.pointee = Self.dark(
          pixel.pointee, light: upper + (lower - upper) * share, glare: glare)
      }
    }
  }

  /// Returns the nighttime color of a daytime pixel under a light of 0...255.
  ///
  /// - Parameter glare: The amount by which weak lights are raised relative to strong ones, 0...1.
  @inline(__always)
  private static func dark(_ pixel: UInt32, light: Float, glare: Float) -> UInt32 {
    let day = ReliefPalette.channels(pixel)
    let gray = day.x * 0.3 + day.y * 0.5 + day.z * 0.2
    let moonlight: SIMD4<Float> = [0.13, 0.155, 0.2, 0]
    let ground: SIMD4<Float> = (day * 0.35 + gray * 0.65) * moonlight + [4, 7, 15, 0]
    // Ignore the compression noise of the image.
    let share = max(light - 10, 0) / 150
    let strength = share + (share.squareRoot() - share) * glare
    return ReliefPalette.pixel(ground + strength * [255, 205, 135, 0])
  }
}
