extension Canvas {
  /// Whether the axes of the canvas are those of the bitmap, so that rectangles stay rectangles.
  var isUpright: Bool { state.transform.b == 0 && state.transform.c == 0 }

  /// Lets nothing be drawn any more outside of a rectangle.
  ///
  /// Its edges are moved to the nearest edges of pixels, unless the canvas is turned.
  public func clip(to rect: Rect) {
    guard isUpright else { return clip(to: Path(rect: rect)) }
    let box = state.transform.apply(rect)
    state.clip = state.clip.intersection(Canvas.rounded(box))
  }

  /// Lets nothing be drawn any more outside of a path, with smooth edges.
  public func clip(to path: Path, rule: FillRule = .nonZero) {
    let box = state.transform.apply(path.bounds)
    // Nothing of a path that reaches nowhere, or infinitely far, can be drawn.
    let isDrawable = box.minX.isFinite && box.minY.isFinite && box.width < 1e9 && box.height < 1e9
    state.clip = state.clip.intersection(
      isDrawable ? PixelGrid(scale: 1).pixels(around: box) : .empty)
    guard !state.clip.isEmpty else { return }
    let mask = ClipMask(bounds: state.clip)
    var sink = ClipMask.Sink(mask: mask)
    rasterizer.fill(path, state.transform, rule: rule, clip: state.clip, into: &sink)
    if let outer = state.mask { mask.intersect(outer) }
    state.mask = mask
  }

  /// The smallest rectangle around all that the clip lets through, in points.
  public var clipBounds: Rect {
    guard let inverse = state.transform.inverted else { return .zero }
    return inverse.apply(
      Rect(
        x: Double(state.clip.x), y: Double(state.clip.y), width: Double(state.clip.width),
        height: Double(state.clip.height)))
  }

  /// The rectangle whose edges are nearest to those of another.
  static func rounded(_ box: Rect) -> PixelRect {
    // Within the range of Int whatever is asked for; no bitmap is as large.
    func edge(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value.rounded(), -1e9), 1e9))
    }
    let (left, top) = (edge(box.minX), edge(box.minY))
    return PixelRect(
      x: left, y: top, width: max(0, edge(box.maxX) - left), height: max(0, edge(box.maxY) - top))
  }

  /// Hands the visible pixels of a shape to a sink.
  func rasterize<Sink: SpanSink>(_ path: Path, rule: FillRule, into sink: Sink) {
    guard let mask = state.mask else {
      var sink = sink
      rasterizer.fill(path, state.transform, rule: rule, clip: state.clip, into: &sink)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, state.clip.width)) { scratch in
      guard let base = scratch.baseAddress else { return }
      var masked = MaskedSink(inner: sink, mask: mask, scratch: base)
      rasterizer.fill(path, state.transform, rule: rule, clip: state.clip, into: &masked)
    }
  }
}
