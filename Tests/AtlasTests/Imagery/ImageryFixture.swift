import Atlas

/// Imagery for tests, with a color for each texel of each level, stored without compression.
struct ImageryFixture {
  /// The reason why the fixture's decoder rejects a tile.
  enum Refusal: Error { case size }

  var levels: [(width: Int, height: Int, tile: Int)] = [(64, 32, 16), (32, 16, 16), (16, 8, 16)]
  /// The color of a texel, given its level and its center in degrees.
  var color: (_ level: Int, _ latitude: Double, _ longitude: Double) -> UInt32 = { level, _, _ in
    ImageryFixture.flat[level]
  }

  /// A color for each level: red for the finest, then green, blue.
  static let flat: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]

  var archive: ArchiveFixture {
    var archive = ArchiveFixture()
    let table = levels.flatMap { [UInt32($0.width), UInt32($0.height), UInt32($0.tile)] }
    archive.add("levels", table)
    archive.sections[0].count = levels.count
    for level in levels.indices {
      let (width, height, tile) = levels[level]
      for top in stride(from: 0, to: height, by: tile) {
        for left in stride(from: 0, to: width, by: tile) {
          archive.add("\(level)/\(left / tile)/\(top / tile)", pixels(level, left, top))
        }
      }
    }
    return archive
  }

  // The width and height of a tile with its repeated column and row, followed by its colors.
  private func pixels(_ level: Int, _ left: Int, _ top: Int) -> [UInt32] {
    let (width, height, tile) = levels[level]
    let right = min(left + tile, width)
    let bottom = min(top + tile, height)
    var pixels = [UInt32(right - left + 1), UInt32(bottom - top + 1)]
    for row in top...bottom {
      for column in left...right {
        pixels.append(
          color(
            level, 90 - (Double(min(row, height - 1)) + 0.5) / Double(height) * 180,
            (Double(column % width) + 0.5) / Double(width) * 360 - 180))
      }
    }
    return pixels
  }

  static func decode(_ encoded: UnsafeRawBufferPointer, _ target: Raster) throws {
    let pixels = encoded.bindMemory(to: UInt32.self)
    guard pixels.count == target.width * target.height + 2, Int(pixels[0]) == target.width,
      Int(pixels[1]) == target.height
    else { throw Refusal.size }
    for row in 0..<target.height {
      for column in 0..<target.width {
        target.pixels[row * target.stride + column] = pixels[2 + row * target.width + column]
      }
    }
  }
}

/// Imagery in a file that is deleted with its owner.
final class ImageryFile {
  let file: TemporaryFile
  let pyramid: ImageryPyramid

  init(_ fixture: ImageryFixture = ImageryFixture(), capacity: Int = 64_000_000) throws {
    file = try TemporaryFile(fixture.archive.encoded)
    pyramid = try ImageryPyramid(
      path: file.path, capacity: capacity, decoder: ImageryFixture.decode)
  }

  /// Draws an image with every tile it needs.
  func draw(_ projection: Orthographic, into canvas: TestRaster) throws -> ImagerySampler {
    let sampler = ImagerySampler(pyramid: pyramid)
    try pyramid.load(pyramid.overview)
    sampler.aim(
      at: projection, width: canvas.raster.width, height: canvas.raster.height)
    try sampler.loadMissingTiles()
    sampler.draw(rows: 0..<canvas.raster.height, into: canvas.raster)
    return sampler
  }
}
