extension Canvas {
  /// Blends a color through a coverage mask, within the clip.
  ///
  /// - Parameters:
  ///   - color: A premultiplied color, as ``faded(_:)`` returns it.
  ///   - coverage: The coverage of each pixel, 0…255, row by row.
  ///   - x: The column of the mask's left edge, in pixels of the canvas.
  ///   - y: The row of the mask's top edge, in pixels of the canvas.
  package func blend(
    _ color: UInt32, through coverage: UnsafePointer<UInt8>, width: Int, height: Int, x: Int, y: Int
  ) {
    // Read once: each access to them in the loop would be checked, and would retain them.
    let (target, mask, clip) = (target, state.mask, state.clip)
    let left = max(x, clip.x)
    let count = min(x &+ width, clip.maxX) &- left
    guard count > 0 else { return }
    let top = max(y, clip.y)
    for row in top..<max(top, min(y &+ height, clip.maxY)) {
      let source = coverage + ((row &- y) &* width &+ (left &- x))
      if let mask {
        SolidSink(target: target, color: color).masked(
          source, by: mask.row(row, from: left), x: left, y: row, count: count)
      } else {
        Blending.blend(color, over: target.row(row, from: left), coverage: source, count: count)
      }
    }
  }
}

extension SolidSink {
  /// Blends the color through the product of two masks.
  fileprivate func masked(
    _ coverage: UnsafePointer<UInt8>, by mask: UnsafePointer<UInt8>, x: Int, y: Int, count: Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { both in
      guard let base = both.baseAddress else { return }
      base.initialize(from: coverage, count: count)
      Blending.multiply(base, by: mask, count: count)
      pixels(x: x, y: y, coverage: base, count: count)
    }
  }
}
