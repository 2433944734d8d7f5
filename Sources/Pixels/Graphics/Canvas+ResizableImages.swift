extension Image {
  /// Whether some parts of the image keep their size or repeat when it is resized.
  var isResizable: Bool { capInsets != .zero || resizingMode == .tile }

  /// Whether two images look the same: the same pixels, scale and attributes.
  package static func areSame(_ one: Image?, _ other: Image?) -> Bool {
    guard one?.scale == other?.scale, one?.attributes?.values == other?.attributes?.values else {
      return false
    }
    return one?.bitmap === other?.bitmap || one?.outline != nil
  }

  /// Returns a part of the image, given in pixels.
  fileprivate func part(_ rect: PixelRect) -> Image {
    let part = Bitmap(width: rect.width, height: rect.height)
    part.copy(bitmap, rect, toX: 0, y: 0)
    return Image(bitmap: part, scale: scale)
  }
}

extension Canvas {
  /// Draws the nine parts of a resizable image: corners unscaled, edges and center filled.
  func drawParts(of image: Image, in rect: Rect, opacity: Double) {
    let caps = image.capInsets
    let columns = CapDivision(
      caps.left, caps.right, pixels: image.bitmap.width, scale: image.scale, of: rect.width)
    let rows = CapDivision(
      caps.top, caps.bottom, pixels: image.bitmap.height, scale: image.scale, of: rect.height)
    for row in rows.parts {
      for column in columns.parts {
        let place = Rect(
          x: rect.minX + column.start, y: rect.minY + row.start, width: column.length,
          height: row.length)
        let part = image.part(
          PixelRect(x: column.pixel, y: row.pixel, width: column.count, height: row.count))
        fill(place, with: part, image.resizingMode, column.isMiddle, row.isMiddle, opacity)
      }
    }
  }

  /// Fills a rectangle with a part, stretched, or tiled if the part is not a cap.
  private func fill(
    _ place: Rect, with part: Image, _ mode: Image.ResizingMode, _ isAcross: Bool, _ isDown: Bool,
    _ opacity: Double
  ) {
    guard mode == .tile, isAcross || isDown else {
      return draw(part, in: place, opacity: opacity)
    }
    let step = Size(
      width: isAcross ? part.size.width : place.width,
      height: isDown ? part.size.height : place.height)
    guard step.width > 0, step.height > 0 else { return }
    saved {
      clip(to: place)
      for y in stride(from: place.minY, to: place.maxY, by: step.height) {
        for x in stride(from: place.minX, to: place.maxX, by: step.width) {
          draw(part, in: Rect(origin: Point(x: x, y: y), size: step), opacity: opacity)
        }
      }
    }
  }
}

/// The nonempty parts, at most three, of one side of a resizable image.
private struct CapDivision {
  struct Part {
    /// The start and length of the part in the image, in pixels.
    var pixel: Int
    var count: Int
    /// The start and length of the part along the side, in points.
    var start: Double
    var length: Double
    var isMiddle: Bool
  }

  let parts: [Part]

  init(_ first: Double, _ last: Double, pixels: Int, scale: Double, of length: Double) {
    let before = min(max(0, Int((first * scale).rounded())), pixels)
    let after = min(max(0, Int((last * scale).rounded())), pixels - before)
    var (start, end) = (Double(before) / scale, Double(after) / scale)
    // Caps that do not fit share the length in proportion.
    if start + end > length {
      let factor = length / (start + end)
      (start, end) = (start * factor, end * factor)
    }
    parts = [
      Part(pixel: 0, count: before, start: 0, length: start, isMiddle: false),
      Part(
        pixel: before, count: pixels - before - after, start: start,
        length: length - start - end, isMiddle: true),
      Part(
        pixel: pixels - after, count: after, start: length - end, length: end, isMiddle: false),
    ].filter { $0.count > 0 && $0.length > 0 }
  }
}
