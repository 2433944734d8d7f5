extension Canvas {
  /// Draws an image at its own size.
  public func draw(_ image: Image, at point: Point, opacity: Double = 1) {
    draw(image, in: Rect(origin: point, size: image.size), opacity: opacity)
  }

  /// Draws an image stretched to a rectangle.
  ///
  /// Pixels that fall exactly on pixels of the canvas are copied. Otherwise they are interpolated
  /// from the nearest ones, and averaged when the image becomes much smaller. The caps of a
  /// resizable image keep their size.
  public func draw(_ image: Image, in rect: Rect, opacity: Double = 1) {
    if let attributes = image.attributes?.values {
      if let outline = attributes.outline {
        return outline.draw(on: self, in: rect, opacity: min(max(opacity, 0), 1))
      }
      if image.isResizable, rect.size != image.size {
        return drawParts(of: image, in: rect, opacity: opacity)
      }
    }
    let fade = UInt32((min(max(opacity, 0), 1) * state.opacity * 255).rounded())
    let source = image.bitmap
    guard fade > 0, !rect.isEmpty, source.width > 0, source.height > 0 else { return }
    let toImage = Transform(
      a: rect.width / Double(source.width), b: 0, c: 0, d: rect.height / Double(source.height),
      tx: rect.minX, ty: rect.minY
    ).concatenating(state.transform)
    if toImage.isNearlyTranslation {
      let (x, y) = (Int(toImage.tx.rounded()), Int(toImage.ty.rounded()))
      return draw(
        source, source.bounds,
        at: PixelRect(x: x, y: y, width: source.width, height: source.height), fade)
    }
    var (bitmap, transform) = (source, toImage)
    while bitmap.width > 1, bitmap.height > 1, transform.largestStretch < 0.6 {
      bitmap = bitmap.halved()
      transform = Transform(
        a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height),
        tx: rect.minX, ty: rect.minY
      ).concatenating(state.transform)
    }
    guard let inverse = transform.inverted, !state.clip.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: state.clip.width) { row in
      guard let base = row.baseAddress else { return }
      let sink = ImageSink(
        target: target, bitmap: bitmap, inverse: inverse, opacity: fade, row: base)
      rasterize(Path(rect: rect), rule: .nonZero, into: sink)
    }
  }

  /// Blends pixels over those of the canvas, one to one.
  func draw(_ source: Bitmap, _ from: PixelRect, at place: PixelRect, _ opacity: UInt32) {
    let visible = place.intersection(state.clip)
    guard !visible.isEmpty else { return }
    for y in visible.y..<visible.maxY {
      let row = target.row(y, from: visible.x)
      let pixels =
        source.pixels + (y - place.y + from.y) * source.stride + visible.x - place.x + from.x
      guard let mask = state.mask else {
        Blending.blend(pixels, over: row, count: visible.width, opacity: opacity)
        continue
      }
      let coverage = mask.row(y, from: visible.x)
      for x in 0..<visible.width where coverage[x] != 0 {
        let faded = Blending.scale(Blending.scale(pixels[x], by: opacity), by: UInt32(coverage[x]))
        row[x] = Blending.over(faded, row[x])
      }
    }
  }
}

extension Transform {
  /// Whether pixels fall exactly on pixels.
  fileprivate var isNearlyTranslation: Bool {
    abs(a - 1) < 1e-6 && abs(d - 1) < 1e-6 && b == 0 && c == 0
      && abs(tx - tx.rounded()) < 1e-3 && abs(ty - ty.rounded()) < 1e-3
      && abs(tx) < 1e9 && abs(ty) < 1e9
  }

  /// The larger of the lengths of the transformed unit vectors.
  fileprivate var largestStretch: Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}

extension Bitmap {
  /// Returns the bitmap at half its size, each pixel the mean of four.
  ///
  /// An odd last row or column is dropped.
  fileprivate func halved() -> Bitmap {
    let half = Bitmap(width: width / 2, height: height / 2)
    for y in 0..<half.height {
      let (top, bottom) = (pixels + 2 * y * stride, pixels + (2 * y + 1) * stride)
      let row = half.pixels + y * half.stride
      for x in 0..<half.width {
        let four = (top[2 * x], top[2 * x + 1], bottom[2 * x], bottom[2 * x + 1])
        let mask: UInt32 = 0x00FF_00FF
        let low =
          (four.0 & mask) &+ (four.1 & mask) &+ (four.2 & mask) &+ (four.3 & mask) &+ 0x0002_0002
        let high =
          (four.0 >> 8 & mask) &+ (four.1 >> 8 & mask) &+ (four.2 >> 8 & mask)
          &+ (four.3 >> 8 & mask) &+ 0x0002_0002
        row[x] = (low >> 2 & mask) | ((high >> 2 & mask) << 8)
      }
    }
    return half
  }
}
