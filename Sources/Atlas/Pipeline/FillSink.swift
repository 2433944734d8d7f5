/// The last stage of a pipeline that fills outlines in a mask.
struct FillSink: ShapeSink {
  let mask: AreaMask
  private var first: SIMD2<Float>?
  private var last: SIMD2<Float>?

  /// Creates a sink for outlines.
  init(_ mask: AreaMask) { self.mask = mask }

  mutating func begin(_ kind: Shape.Kind) {
    first = nil
    last = nil
  }

  mutating func add(_ point: SIMD2<Double>) {
    let point = SIMD2<Float>(point)
    if let last { mask.add(last, point) }
    if first == nil { first = point }
    last = point
  }

  mutating func end() {
    if let first, let last { mask.add(last, first) }
  }
}
