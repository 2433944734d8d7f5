/// A sink that paints a gradient.
struct GradientSink: SpanSink {
  private let target: DrawingTarget
  private let table: [UInt32]
  private let shape: Gradient.Shape
  private let inverse: Transform
  private let row: UnsafeMutablePointer<UInt32>
  private static let last = 1023

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - inverse: The transform from pixels to points of the gradient.
  ///   - row: Memory for the longest row of pixels.
  init(
    target: DrawingTarget, gradient: Gradient, opacity: Double, inverse: Transform,
    row: UnsafeMutablePointer<UInt32>
  ) {
    self.target = target
    self.inverse = inverse
    self.row = row
    shape = gradient.shape
    table = (0...GradientSink.last).map { index in
      let color = gradient.color(at: Double(index) / Double(GradientSink.last))
      return color.withAlphaComponent(color.alpha * opacity).premultiplied
    }
  }

  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    prepare(x, y, count)
    Blending.blend(
      row, over: target.row(y, from: x), count: count, opacity: UInt32(coverage))
  }

  func pixels(x: Int, y: Int, coverage: UnsafeMutablePointer<UInt8>, count: Int) {
    prepare(x, y, count)
    Blending.blend(row, over: target.row(y, from: x), coverage: coverage, count: count)
  }

  /// Writes the colors of a row of pixels into the memory, sampled at each pixel's center.
  private func prepare(_ x: Int, _ y: Int, _ count: Int) {
    let start = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let last = Double(GradientSink.last)
    // NaN counts as the start.
    func index(_ t: Double) -> Int { t > 0 ? (t < last ? Int(t) : GradientSink.last) : 0 }
    table.withUnsafeBufferPointer { table in
      switch shape {
      case .linear(let from, let to):
        let axis = to - from
        let square = axis.x * axis.x + axis.y * axis.y
        let factor = square > 0 ? last / square : 0
        var t = ((start.x - from.x) * axis.x + (start.y - from.y) * axis.y) * factor + 0.5
        let step = (inverse.a * axis.x + inverse.b * axis.y) * factor
        // The color of a row of a gradient from top to bottom.
        guard step != 0 else { return row.update(repeating: table[index(t)], count: count) }
        for pixel in 0..<count {
          row[pixel] = table[index(t)]
          t += step
        }
      case .radial(let center, let radius):
        let factor = radius > 0 ? last / radius : 0
        var offset = start - center
        for pixel in 0..<count {
          let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
          row[pixel] = table[index(distance * factor + 0.5)]
          offset = Point(x: offset.x + inverse.a, y: offset.y + inverse.b)
        }
      }
    }
  }
}
