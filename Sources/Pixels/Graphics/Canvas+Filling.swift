extension Canvas {
  /// Clears everything within the clip.
  public func clear() {
    guard let mask = state.mask else {
      forEachRow { row, count, _ in row.update(repeating: 0, count: count) }
      return
    }
    forEachRow { row, count, y in
      let coverage = mask.row(y, from: state.clip.x)
      for x in 0..<count { row[x] = Blending.scale(row[x], by: 255 - UInt32(coverage[x])) }
    }
  }

  /// Fills everything within the clip.
  public func fill(_ color: Color) {
    let pixel = faded(color)
    forEachRow { row, count, y in
      if let mask = state.mask {
        Blending.blend(
          pixel, over: row, coverage: mask.row(y, from: state.clip.x), count: count)
      } else {
        Blending.blend(pixel, over: row, count: count)
      }
    }
  }

  /// Fills a rectangle, antialiasing edges that fall between pixels.
  public func fill(_ rect: Rect, _ color: Color) {
    guard !rect.isEmpty else { return }
    if isUpright {
      let box = state.transform.apply(rect)
      let pixels = Canvas.rounded(box)
      // A thousandth of a pixel is less than one level of coverage.
      let isAligned =
        abs(box.minX - Double(pixels.x)) < 1e-3 && abs(box.minY - Double(pixels.y)) < 1e-3
        && abs(box.maxX - Double(pixels.maxX)) < 1e-3 && abs(box.maxY - Double(pixels.maxY)) < 1e-3
      if isAligned {
        let outer = state.clip
        state.clip = outer.intersection(pixels)
        fill(color)
        state.clip = outer
        return
      }
    }
    fill(Path(rect: rect), color)
  }

  /// Fills the inside of a path.
  public func fill(_ path: Path, _ color: Color, rule: FillRule = .nonZero) {
    let pixel = faded(color)
    guard pixel != 0, !state.clip.isEmpty else { return }
    rasterize(path, rule: rule, into: SolidSink(target: target, color: pixel))
  }

  /// Strokes a path with a color.
  public func stroke(_ path: Path, _ stroke: Stroke = Stroke(), _ color: Color) {
    fill(outline(of: path, stroke), color)
  }

  /// Strokes a path with a gradient.
  public func stroke(_ path: Path, _ stroke: Stroke = Stroke(), _ gradient: Gradient) {
    fill(outline(of: path, stroke), gradient)
  }

  private func outline(of path: Path, _ stroke: Stroke) -> Path {
    let t = state.transform
    let enlargement = max(abs(t.a * t.d - t.b * t.c).squareRoot(), 1e-6)
    return rasterizer.stroker.outline(of: path, stroke, tolerance: 0.03 / enlargement)
  }

  /// Fills the inside of a path with a gradient, whose points are in the coordinates of the canvas.
  public func fill(_ path: Path, _ gradient: Gradient, rule: FillRule = .nonZero) {
    guard let inverse = state.transform.inverted, !state.clip.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: state.clip.width) { row in
      guard let base = row.baseAddress else { return }
      let sink = GradientSink(
        target: target, gradient: gradient, opacity: state.opacity, inverse: inverse, row: base)
      rasterize(path, rule: rule, into: sink)
    }
  }

  /// Returns the premultiplied pixel of a color, faded by the current opacity.
  package func faded(_ color: Color) -> UInt32 {
    state.opacity == 1
      ? color.premultiplied : color.withAlphaComponent(color.alpha * state.opacity).premultiplied
  }

  private func forEachRow(_ body: (UnsafeMutablePointer<UInt32>, Int, Int) -> Void) {
    guard !state.clip.isEmpty else { return }
    for y in state.clip.y..<state.clip.maxY {
      body(target.row(y, from: state.clip.x), state.clip.width, y)
    }
  }
}
