/// A source of relief tiles, tinted by height and depth and shaded by a light from the northwest.
///
/// Coasts and lakes come from ``LandIndex``. Land is icy where the Earth by day is white.
final class ReliefSource: Sendable {
  /// The levels that can be drawn: those of the grid, then those of its overview.
  let levels: [ImageryLevel]

  private let elevations: ElevationIndex
  private let land: LandIndex
  private let whiteness: Whiteness
  private let landRamp: [SIMD4<Float>]
  private let seaRamp: [SIMD4<Float>]
  private let lake: SIMD4<Float>
  private let ice: SIMD4<Float>

  init(
    elevations: ElevationIndex, land: LandIndex, day: ImageryPyramid, palette: ReliefPalette
  ) throws(AssetError) {
    self.elevations = elevations
    self.land = land
    whiteness = try Whiteness(day)
    landRamp = ReliefPalette.ramp(palette.land, over: elevations.meters)
    seaRamp = ReliefPalette.ramp(palette.sea, over: elevations.meters)
    lake = ReliefPalette.channels(palette.lake)
    ice = ReliefPalette.channels(palette.ice)
    let (width, height) = (elevations.grid.width, elevations.grid.height)
    let tile = elevations.grid.format.width
    levels = (0..<4).map { level in
      ImageryLevel(
        width: width >> level, height: height >> level,
        tileSize: level < 3 ? tile : width >> level)
    }
  }

  /// The number of rows to draw at a time, which limits the memory for their heights.
  private static let band = 128

  /// Draws a tile, including the column and row shared with its neighbors.
  func draw(_ tile: ImageryTile, into raster: Raster) throws(AssetError) {
    let level = levels[tile.level]
    let surfaces = surfaces(
      level, tile.column * level.tileSize, tile.row * level.tileSize, raster)
    var row = 0
    while row < raster.height {
      // A row beyond the pole repeats the previous one, so it must be in the same band.
      let end = raster.height - row < 2 * Self.band ? raster.height : row + Self.band
      try draw(row..<end, of: tile, on: surfaces, into: raster)
      row = end
    }
  }

  private func draw(
    _ rows: Range<Int>, of tile: ImageryTile, on surfaces: [UInt8], into raster: Raster
  ) throws(AssetError) {
    let level = levels[tile.level]
    let (x, y) = (tile.column * level.tileSize, tile.row * level.tileSize)
    // One more column and row on every side, for the slopes of the outer ones.
    let stride = raster.width + 2
    guard
      let grays = grays(
        level: tile.level, x - 1, y + rows.lowerBound - 1, width: stride, height: rows.count + 2)
    else { throw .damaged(path: elevations.path, reason: "a tile of the relief makes no sense") }
    let meters = grays.map { elevations.meters(ofLevel: $0) }
    let degrees = 360 / Double(level.width)
    for row in rows {
      let latitude = 90 - (Double(min(y + row, level.height - 1)) + 0.5) * degrees
      let light = HillShade(latitude: latitude, degrees: degrees, level: tile.level)
      let line = raster.pixels + row * raster.stride
      for column in 0..<raster.width {
        let index = (row - rows.lowerBound + 1) * stride + column + 1
        let surface = surfaces[row * raster.width + column]
        let white = whiteness.share(
          longitude: (Double(x + column) + 0.5) * degrees, latitude: latitude)
        let isSea = surface == UInt8(Surface.sea.rawValue)
        let color = tint(grays[index], surface: surface, white: white)
        let slope = Self.slope(of: meters, at: index, stride: stride)
        let shade = light.shade(east: slope.x, south: slope.y, isSea: isSea)
        let isFlat = surface == UInt8(Surface.lake.rawValue)
        line[column] = ReliefPalette.pixel(isFlat ? color : color * shade)
      }
    }
  }

  /// Returns the rise of the ground from a texel to the next, eastward and southward.
  ///
  /// Sobel's operator suppresses the noise of single texels, which would show as squares when
  /// magnified.
  @inline(__always)
  private static func slope(of meters: [Float], at index: Int, stride: Int) -> SIMD2<Float> {
    let (north, south) = (index - stride, index + stride)
    let (northWest, northEast) = (meters[north - 1], meters[north + 1])
    let (southWest, southEast) = (meters[south - 1], meters[south + 1])
    let east = northEast - northWest + 2 * (meters[index + 1] - meters[index - 1])
    let down = southWest - northWest + 2 * (meters[south] - meters[north])
    return SIMD2(east + southEast - southWest, down + southEast - northEast) / 8
  }

  private func tint(_ gray: Float, surface: UInt8, white: Float) -> SIMD4<Float> {
    switch Surface(rawValue: Int(surface)) {
    case .sea: return Self.color(gray, in: seaRamp)
    case .lake: return lake
    case .iceShelf: return ice
    default:
      let color = Self.color(gray, in: landRamp)
      return color + (ice - color) * white
    }
  }

  /// Returns the color of a level, interpolated between two colors of a ramp.
  @inline(__always)
  private static func color(_ gray: Float, in ramp: [SIMD4<Float>]) -> SIMD4<Float> {
    let level = min(max(gray, 0), 255)
    let below = min(Int(level), 254)
    return ramp[below] + (ramp[below + 1] - ramp[below]) * (level - Float(below))
  }

  /// Returns the mean levels of texels.
  ///
  /// The two finest levels use the grid, the others its overview.
  private func grays(level: Int, _ x: Int, _ y: Int, width: Int, height: Int) -> [Float]? {
    let source = level < 2 ? elevations.grid : elevations.overview
    let scale = level < 2 ? 1 << level : 1 << (level - 2)
    guard
      let fine = source.levels(
        x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    else { return nil }
    guard scale > 1 else { return fine }
    var result = [Float](repeating: 0, count: width * height)
    for row in 0..<height * scale {
      for column in 0..<width * scale {
        result[row / scale * width + column / scale] += fine[row * width * scale + column]
      }
    }
    return result.map { $0 / Float(scale * scale) }
  }

  /// Returns the raw value of each texel's surface.
  private func surfaces(_ level: ImageryLevel, _ x: Int, _ y: Int, _ raster: Raster) -> [UInt8] {
    var result = [UInt8](
      repeating: UInt8(Surface.sea.rawValue), count: raster.width * raster.height)
    let degrees = 360 / Double(level.width)
    // In the last tiles, the row shared with a southern neighbor is beyond the pole.
    let height = min(raster.height, level.height - y)
    let grid = PolygonCells.TexelGrid(
      west: Double(x) * degrees - 180, north: 90 - Double(y) * degrees, step: degrees,
      width: raster.width, height: height)
    land.polygons.forEachRun(in: grid) { feature, row, columns in
      for column in columns { result[row * raster.width + column] = UInt8(feature) }
    }
    for row in height..<raster.height {
      for column in 0..<raster.width {
        result[row * raster.width + column] = result[(row - 1) * raster.width + column]
      }
    }
    return result
  }
}
