public import Pixels

extension Canvas {
  /// Draws text with the top left corner of its layout at a point.
  ///
  /// Baselines are snapped to whole pixels, and letters to quarters of a pixel.
  ///
  /// - Parameter color: The color of runs without their own.
  public func draw(_ layout: TextLayout, at point: Point, color: Color) {
    guard let scale = textScale else { return drawTurned(layout, at: point, color: color) }
    guard let origin = textOrigin(point) else { return }
    var (style, pixel, size) = (-1, UInt32(0), 0.0)
    layout.library.withCache { cache in
      for line in layout.lines {
        let baseline = Int((origin.y + line.baseline * scale).rounded())
        for glyph in layout.glyphs[line.glyphs] {
          let quarters = Int(((origin.x + Double(glyph.x) * scale) * 4).rounded())
          if Int(glyph.style) != style {
            style = Int(glyph.style)
            pixel = faded(layout.styles[style].color ?? color)
            size = layout.styles[style].font.size * scale
          }
          let picture = cache.picture(
            of: glyph.glyph, in: Int(glyph.face), eighths: Int((size * 8).rounded()),
            quarter: quarters & 3,
            dropped: layout.text(of: glyph))
          blend(
            picture, x: quarters >> 2 + Int(picture.left), y: baseline - Int(picture.top), pixel)
        }
      }
    }
    if layout.isDecorated {
      drawDecorations(of: layout, at: point, scale: scale, color: color, isOnly: false)
    }
  }

  /// Draws text with a halo that keeps it legible on any background.
  ///
  /// The layout caches the rendered text, so that drawing it again is cheap.
  ///
  /// - Parameters:
  ///   - color: The color of all runs.
  ///   - haloWidth: The distance that the halo extends around the letters, in points.
  public func draw(
    _ layout: TextLayout, at point: Point, color: Color, halo: Color, haloWidth: Double
  ) {
    guard let scale = textScale else {
      return drawTurned(layout, at: point, color: color, halo: halo, haloWidth: haloWidth)
    }
    guard let origin = textOrigin(point) else { return }
    let quarters = Int((origin.x * 4).rounded())
    let mask = layout.masks.mask(
      for: layout,
      LabelMask.Key(scale: scale, radius: haloWidth * scale, quarter: quarters & 3))
    let (x, y) = (quarters >> 2 + mask.x, Int(origin.y.rounded()) + mask.y)
    mask.withPictures { text, surround in
      blend(surround, x: x, y: y, faded(halo))
      blend(text, x: x, y: y, faded(color))
    }
    if layout.isDecorated {
      drawDecorations(of: layout, at: point, scale: scale, color: color, isOnly: true)
    }
  }

  /// The number of pixels per point; `nil` if the canvas is rotated or stretched.
  private var textScale: Double? {
    let t = transform
    return t.b == 0 && t.c == 0 && t.a > 0 && abs(t.a - t.d) < 1e-6 * t.a ? t.a : nil
  }

  /// Returns a point in pixels, or `nil` if it is NaN or beyond any bitmap.
  private func textOrigin(_ point: Point) -> Point? {
    let origin = transform.apply(point)
    return abs(origin.x) < 1e9 && abs(origin.y) < 1e9 ? origin : nil
  }

  private func drawTurned(
    _ layout: TextLayout, at point: Point, color: Color, halo: Color = .clear,
    haloWidth: Double = 0
  ) {
    let t = transform
    let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
    guard scale > 0 else { return }
    let image = layout.image(color: color, halo: halo, haloWidth: haloWidth, scale: scale)
    draw(image.image, at: point + image.offset)
  }

  private func blend(_ picture: GlyphCache.Picture, x: Int, y: Int, _ color: UInt32) {
    guard let coverage = picture.coverage else { return }
    blend(
      color, through: coverage, width: Int(picture.width), height: Int(picture.height), x: x, y: y)
  }
}
