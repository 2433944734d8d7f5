/// A sink that paints one color.
struct SolidSink: SpanSink {
  let target: DrawingTarget
  let color: UInt32

  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    let pixel = coverage == 255 ? color : Blending.scale(color, by: UInt32(coverage))
    Blending.blend(pixel, over: target.row(y, from: x), count: count)
  }

  func pixels(x: Int, y: Int, coverage: UnsafeMutablePointer<UInt8>, count: Int) {
    Blending.blend(color, over: target.row(y, from: x), coverage: coverage, count: count)
  }
}
