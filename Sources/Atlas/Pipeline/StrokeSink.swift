/// The last stage of a pipeline that strokes lines and outlines in a mask.
struct StrokeSink: ShapeSink {
  let mask: CoverageMask
  let reach: Float
  private var kind = Shape.Kind.line
  private var first: SIMD2<Float>?
  private var last: SIMD2<Float>?

  /// Creates a sink for lines with a reach to either side that includes half their soft edge.
  init(_ mask: CoverageMask, reach: Float) {
    self.mask = mask
    self.reach = reach
  }

  mutating func begin(_ kind: Shape.Kind) {
    self.kind = kind
    first = nil
    last = nil
  }

  mutating func add(_ point: SIMD2<Double>) {
    let point = SIMD2<Float>(point)
    if let last { mask.stroke(last, point, reach: reach) }
    if first == nil { first = point }
    last = point
  }

  mutating func end() {
    guard kind == .ring, let first, let last else { return }
    mask.stroke(last, first, reach: reach)
  }
}
