extension Canvas {
  /// Whether rectangles on the canvas stay rectangles on the bitmap.
  var isUpright: Bool { state.transform.b == 0 && state.transform.c == 0 }

  /// Restricts drawing to a rectangle.
  ///
  /// Its edges are moved to the nearest pixel boundaries, unless the canvas is rotated.
  public func clip(to rect: Rect) {
    guard isUpright else { return clip(to: Path(rect: rect)) }
    let box = state.transform.apply(rect)
    state.clip = state.clip.intersection(Canvas.rounded(box))
  }

  /// Restricts drawing to the inside of a path, with antialiased edges.
  public func clip(to path: Path, rule: FillRule = .nonZero) {
    let box = state.transform.apply(path.bounds)
    // A path with infinite or invalid bounds draws nothing.
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

  /// The bounding rectangle of the clip, in points.
  public var clipBounds: Rect {
    guard let inverse = state.transform.inverted else { return .zero }
    return inverse.apply(
      Rect(
        x: Double(state.clip.x), y: Double(state.clip.y), width: Double(state.clip.width),
        height: Double(state.clip.height)))
  }

  /// Returns the rectangle with each edge moved to the nearest pixel boundary.
  static func rounded(_ box: Rect) -> PixelRect {
    // Clamped to the range of Int; no bitmap is that large.
    func edge(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value.rounded(), -1e9), 1e9))
    }
    let (left, top) = (edge(box.minX), edge(box.minY))
    return PixelRect(
      x: left, y: top, width: max(0, edge(box.maxX) - left), height: max(0, edge(box.maxY) - top))
  }

  /// Passes the visible pixels of a shape to a sink.
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
