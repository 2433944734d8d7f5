/// Draws a flattened picture through a homography, with bilinear interpolation and antialiased
/// edges.
///
/// It is averaged where it is foreshortened.
final class PerspectiveSampler {
  private var blended = PixelRow()
  private var output = PixelRow()
  private let mixer = LineMixer()
  private var strip = Bitmap(width: 0, height: 0)

  /// A picture and how it is seen.
  struct Pose {
    /// The picture, with clear pixels around it, which only ``drawUpright(_:margin:with:)`` adds.
    let picture: Bitmap
    /// The map from positions on the target to positions in the picture, in pixels.
    let inverse: Homography
    /// The pixels that may be drawn.
    let area: PixelRect
    let opacity: UInt32
  }

  /// Draws a picture.
  ///
  /// - Parameter transposed: Returns the transposed picture. Called for rotations about a vertical
  ///   axis, which are drawn as rotations of the transposed picture.
  func draw(_ pose: Pose, transposed: () -> Bitmap, with painter: RowPainter) {
    let map = pose.inverse
    let area = pose.area.intersection(painter.clip)
    guard !area.isEmpty else { return }
    // Terms that move no sample by a visible fraction of a pixel count as zero. This must not
    // depend on the area: part of a picture must have the same pixels as in the whole.
    let width = 4096.0
    let depth = abs(map.i) + width * (abs(map.g) + abs(map.h))
    let hair = 1e-6
    let isLevel =
      abs(map.d) <= hair * (abs(map.a) + abs(map.e)) && abs(map.g) * width <= hair * depth
    let isUpright =
      abs(map.b) <= hair * (abs(map.a) + abs(map.e)) && abs(map.h) * width <= hair * depth
    if isLevel {
      drawRows(pose, area, with: painter)
    } else if isUpright {
      drawColumns(pose, area, transposed(), with: painter)
    } else {
      drawPixels(pose, area, with: painter)
    }
  }

  /// Draws a picture that is only moved and scaled.
  ///
  /// - Parameter margin: The clear pixels on each side of the picture, of which the bitmap has none.
  func drawUpright(_ pose: Pose, margin: Int, with painter: RowPainter) {
    let area = pose.area.intersection(painter.clip)
    if !area.isEmpty { drawRows(pose, area, margin: margin, with: painter) }
  }

  /// Draws a picture with constant depth along each row.
  private func drawRows(
    _ pose: Pose, _ area: PixelRect, margin: Int = 0, with painter: RowPainter
  ) {
    blended.reserve(pose.picture.width + 2 * margin + 4)
    output.reserve(area.width)
    let row = SampledRow(
      picture: pose.picture, margin: margin, inverse: pose.inverse, mixer: mixer)
    for y in area.y..<area.maxY {
      guard
        let range = row.sample(
          y, area.x..<area.maxX, blended: blended.pixels, into: output.pixels)
      else { continue }
      painter.blend(
        output.pixels + (range.lowerBound - area.x), y: y, range, opacity: pose.opacity)
    }
  }

  /// Draws a picture with constant depth along each column.
  ///
  /// Some columns at a time are drawn as rows of the transposed picture, then transposed back.
  private func drawColumns(
    _ pose: Pose, _ area: PixelRect, _ picture: Bitmap, with painter: RowPainter
  ) {
    let most = 32
    blended.reserve(picture.width + 4)
    output.reserve(area.height)
    if strip.width < most || strip.height < area.height {
      strip = Bitmap(width: most, height: area.height)
    }
    let row = SampledRow(
      picture: picture, margin: 0, inverse: pose.inverse.transposed, mixer: mixer)
    for start in stride(from: area.x, to: area.maxX, by: most) {
      let count = min(most, area.maxX - start)
      var drawn = area.maxY..<area.maxY
      for column in 0..<count {
        let range = row.sample(
          start + column, area.y..<area.maxY, blended: blended.pixels, into: output.pixels)
        let filled = range ?? area.maxY..<area.maxY
        drawn =
          drawn.isEmpty
          ? filled
          : min(drawn.lowerBound, filled.lowerBound)..<max(drawn.upperBound, filled.upperBound)
        let target = strip.pixels + column
        for y in area.y..<filled.lowerBound { target[(y &- area.y) &* strip.stride] = 0 }
        for y in filled {
          target[(y &- area.y) &* strip.stride] = output.pixels[y &- area.y]
        }
        for y in filled.upperBound..<area.maxY { target[(y &- area.y) &* strip.stride] = 0 }
      }
      for y in drawn {
        painter.blend(
          strip.pixels + (y - area.y) * strip.stride, y: y, start..<start + count,
          opacity: pose.opacity)
      }
    }
  }

  /// Draws a picture in the general case, pixel by pixel.
  private func drawPixels(_ pose: Pose, _ area: PixelRect, with painter: RowPainter) {
    output.reserve(area.width)
    let map = pose.inverse
    let picture = pose.picture
    let limitX = Float(picture.width - 1)
    let limitY = Float(picture.height - 1)
    for y in area.y..<area.maxY {
      let row = Double(y) + 0.5
      let (startU, startV) = (map.b * row + map.c, map.e * row + map.f)
      let startW = map.h * row + map.i
      for x in 0..<area.width {
        let column = Double(area.x &+ x) + 0.5
        let w = Float(map.g * column + startW)
        let factor = 1 / w
        let left = Float(map.a * column + startU) * factor - 0.5
        let top = Float(map.d * column + startV) * factor - 0.5
        if w > 0, left >= 0, top >= 0, left < limitX, top < limitY {
          let column = Int(left)
          let line = Int(top)
          output.pixels[x] = PerspectiveSampler.bilinear(
            picture.pixels + (line &* picture.stride &+ column), picture.stride,
            UInt32((left - Float(column)) * 256), UInt32((top - Float(line)) * 256))
        } else {
          output.pixels[x] = 0
        }
      }
      painter.blend(output.pixels, y: y, area.x..<area.maxX, opacity: pose.opacity)
    }
  }

  /// Returns the mean of four pixels, weighted by a position between them in steps of 1/256.
  @inline(__always)
  static func bilinear(
    _ pixel: UnsafePointer<UInt32>, _ stride: Int, _ x: UInt32, _ y: UInt32
  ) -> UInt32 {
    mixed(mixed(pixel[0], pixel[1], x), mixed(pixel[stride], pixel[stride + 1], x), y)
  }

  /// Returns the mean of two pixels, weighted in steps of 1/256.
  @inline(__always)
  static func mixed(_ a: UInt32, _ b: UInt32, _ fraction: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let rest = 256 &- fraction
    let low = ((a & mask) &* rest &+ (b & mask) &* fraction) >> 8
    let high = ((a >> 8) & mask) &* rest &+ ((b >> 8) & mask) &* fraction
    return (low & mask) | (high & ~mask)
  }
}

/// A growable buffer for a row of pixels, kept between frames.
final class PixelRow {
  private(set) var pixels: UnsafeMutablePointer<UInt32>
  private var capacity = 64

  init() { pixels = .allocate(capacity: capacity) }

  deinit { pixels.deallocate() }

  func reserve(_ count: Int) {
    guard count > capacity else { return }
    pixels.deallocate()
    capacity = count
    pixels = .allocate(capacity: count)
  }
}
