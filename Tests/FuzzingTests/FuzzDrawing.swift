@testable import Atlas

/// Draws what bytes describe: extreme cameras, self-intersecting outlines, pixels of any size.
enum FuzzDrawing {
  private static let tests = #filePath.dropLast("FuzzDrawing.swift".count)

  private static let lines: Result<LineArchive, AssetError> = Result { () throws(AssetError) in
    try LineArchive(path: tests + "../../Assets/lines.atlas")
  }

  /// Draws the real coasts, borders and lakes as lines and fills, with the disc around them.
  static func drawLines(_ bytes: [UInt8]) {
    let lines: LineArchive
    do { lines = try Self.lines.get() } catch { preconditionFailure("\(error)") }
    var numbers = FuzzNumbers(bytes)
    let canvas = FuzzCanvas(&numbers)
    let projection = numbers.projection()
    let layer = LineLayer.allCases[numbers.count(LineLayer.allCases.count)]
    let rows = numbers.rows(of: canvas.raster)
    guard let level = try? lines.level(of: layer, forRadius: min(projection.radius, 2000)) else {
      preconditionFailure("The lines cannot be read.")
    }
    let color = numbers.color()
    LineRenderer().draw(
      level, projection, width: numbers.width(), color: color, into: canvas.raster, rows: rows)
    if layer == .coast || layer == .lakes {
      FillRenderer().draw(level, projection, color: color, into: canvas.raster, rows: rows)
    }
    Disc(projection).fill(canvas.raster, with: color)
    Disc(projection).surround(
      canvas.raster, reach: numbers.width() + 1, with: [0xFF00_0000, color, 0xFFFF_FFFF])
  }

  /// Draws strokes and fills of arbitrary points on the sphere, and a graticule.
  static func drawShapes(_ bytes: [UInt8]) {
    var numbers = FuzzNumbers(bytes)
    let canvas = FuzzCanvas(&numbers)
    let projection = numbers.projection()
    let (width, color, rows) = (numbers.width(), numbers.color(), numbers.rows(of: canvas.raster))
    var shapes: [Shape] = []
    while !numbers.isAtEnd, shapes.count < 20 {
      let kind: Shape.Kind = numbers.count(2) == 0 ? .line : .ring
      let points = (0..<numbers.count(12)).map { _ in UnitVector(numbers.place()) }
      shapes.append(Shape(kind, points: points))
    }
    let (lines, fills) = (LineRenderer(), FillRenderer())
    lines.draw(shapes, projection, width: width, color: color, into: canvas.raster, rows: rows)
    fills.draw(shapes, projection, color: color, into: canvas.raster, rows: rows)
    if projection.isFinite, projection.radius < 1e7 {
      lines.draw(
        Graticule(forRadius: projection.radius), projection, width: width, color: color,
        into: canvas.raster, rows: rows)
    }
  }

  /// Adds edges and strokes to masks, in the range that the pipelines produce after clipping.
  static func drawMasks(_ bytes: [UInt8]) {
    var numbers = FuzzNumbers(bytes)
    let canvas = FuzzCanvas(&numbers)
    let (rows, color) = (numbers.rows(of: canvas.raster), numbers.color())
    let (area, coverage) = (AreaMask(), CoverageMask())
    area.prepare(width: canvas.raster.width, rows: rows)
    coverage.prepare(width: canvas.raster.width, rows: rows)
    let reach = Float(min(max(numbers.width(), 0.1), 8)) / 2
    var last = SIMD2<Float>(0, 0)
    let size = SIMD2(Float(canvas.raster.width), Float(canvas.raster.height))
    while !numbers.isAtEnd {
      let next = SIMD2(numbers.float(), numbers.float())
      if next.x.isFinite, next.y.isFinite { area.add(last, next) }
      // Strokes come from the window, which leaves as much padding as a mask has.
      let low = SIMD2<Float>(repeating: -reach), high = size + reach
      if next.x.isFinite, next.y.isFinite {
        coverage.stroke(
          last.clamped(lowerBound: low, upperBound: high),
          next.clamped(lowerBound: low, upperBound: high), reach: reach)
        last = next
      }
    }
    area.blend(color, into: canvas.raster)
    coverage.blend(color, into: canvas.raster)
  }

  /// Samples imagery of small tiles, some of them missing, at full and at half resolution.
  static func sample(_ bytes: [UInt8]) {
    var numbers = FuzzNumbers(bytes)
    let canvas = FuzzCanvas(&numbers)
    let projection = numbers.projection()
    let missing = numbers.count(8)
    let levels = [(64, 32, 16), (32, 16, 16), (16, 8, 16)].map {
      ImageryLevel(width: $0.0, height: $0.1, tileSize: $0.2)
    }
    let pyramid = ImageryPyramid(levels: levels, memory: ImageryMemory(limit: 100_000), path: "") {
      (tile, target) throws(AssetError) in
      if (tile.column + tile.row) % 8 == missing { throw .missing(path: tile.section) }
      for y in 0..<target.height {
        for x in 0..<target.width {
          target.pixels[y * target.stride + x] = 0xFF00_0000 | UInt32(x * 7 + y)
        }
      }
    }
    let sampler = ImagerySampler(pyramid: pyramid)
    guard projection.isFinite else { return }
    try? pyramid.load(pyramid.overview)
    sampler.draw(projection, into: canvas.raster, background: numbers.color())
    try? sampler.loadMissingTiles()
    sampler.draw(projection, into: canvas.raster)
    HalfRaster().draw(projection, into: canvas.raster) { half, raster in
      sampler.aim(at: half, width: raster.width, height: raster.height)
      sampler.drawPart(half, into: raster)
    }
  }
}

/// A raster with exactly as much memory as it declares, so that a sanitizer detects overruns.
private final class FuzzCanvas {
  let raster: Raster

  init(_ numbers: inout FuzzNumbers) {
    let (width, height) = (1 + numbers.count(80), 1 + numbers.count(64))
    let stride = width + numbers.count(5)
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: stride * height)
    pixels.initialize(repeating: 0xFF20_3040, count: stride * height)
    raster = Raster(pixels: pixels, width: width, height: height, stride: stride)
  }

  deinit { raster.pixels.deallocate() }
}

/// A source of numbers from bytes, which continues with zeros.
private struct FuzzNumbers {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func count(_ limit: Int) -> Int { Int(bytes.popFirst() ?? 0) % limit }

  private mutating func word() -> UInt32 {
    (0..<4).reduce(0) { word, _ in word << 8 | UInt32(bytes.popFirst() ?? 0) }
  }

  mutating func color() -> UInt32 {
    // Premultiplied: no channel exceeds alpha.
    let alpha = UInt32(count(256))
    return (0..<3).reduce(alpha) { color, _ in color << 8 | UInt32(count(256)) * alpha / 255 }
  }

  /// Returns an arbitrary number, usually one near an image.
  mutating func float() -> Float {
    switch count(4) {
    case 0: Float(bitPattern: word())
    default: Float(Int32(bitPattern: word()) >> 14) / 256
    }
  }

  mutating func width() -> Double { Double(count(64)) / 8 }

  mutating func place() -> Coordinate {
    // 2³² steps from pole to pole, and twice as long ones around the Earth.
    let latitude = Int64(Int32(bitPattern: word())) * 42
    let longitude = Int64(Int32(bitPattern: word())) * 84
    return Coordinate(
      latitudeNanodegrees: max(-90_000_000_000, min(90_000_000_000, latitude)),
      wrapping: longitude)
  }

  /// Returns a radius from less than a pixel to more than any window.
  mutating func projection() -> Orthographic {
    let center = place()
    let radius = 0.2 * Double(1 << count(24)) * (1 + Double(count(256)) / 256)
    let heading = Angle.degrees(Double(count(256)) * 1.5)
    let offset = SIMD2(Double(count(256)) - 96, Double(count(256)) - 96)
    return Orthographic(
      camera: Camera(center: center, radius: radius, heading: heading), center: offset)
  }

  mutating func rows(of raster: Raster) -> Range<Int> {
    let (first, count) = (count(raster.height), count(raster.height + 1))
    return first..<min(raster.height, first + count)
  }
}
