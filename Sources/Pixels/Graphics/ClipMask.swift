/// The coverage of each pixel of a clip.
final class ClipMask {
  let bounds: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a mask with no coverage.
  init(bounds: PixelRect) {
    self.bounds = bounds
    bytes = .allocate(capacity: bounds.width * bounds.height)
    bytes.initialize(repeating: 0, count: bounds.width * bounds.height)
  }

  deinit { bytes.deallocate() }

  /// Returns the coverage of a row from a pixel on, which must be inside the bounds.
  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }

  /// Multiplies by the coverage of another mask, which must contain the bounds of this one.
  func intersect(_ other: ClipMask) {
    for y in bounds.y..<bounds.maxY {
      Blending.multiply(
        row(y, from: bounds.x), by: other.row(y, from: bounds.x), count: bounds.width)
    }
  }

  /// A sink that writes the coverage of a shape.
  struct Sink: SpanSink {
    let mask: ClipMask

    func run(x: Int, y: Int, count: Int, coverage: UInt8) {
      mask.row(y, from: x).update(repeating: coverage, count: count)
    }

    func pixels(x: Int, y: Int, coverage: UnsafeMutablePointer<UInt8>, count: Int) {
      mask.row(y, from: x).update(from: coverage, count: count)
    }
  }
}

/// A sink that multiplies a shape's coverage by a mask and passes it on to another sink.
struct MaskedSink<Inner: SpanSink>: SpanSink {
  var inner: Inner
  let mask: ClipMask
  let scratch: UnsafeMutablePointer<UInt8>

  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    scratch.update(repeating: coverage, count: count)
    pixels(x: x, y: y, coverage: scratch, count: count)
  }

  mutating func pixels(x: Int, y: Int, coverage: UnsafeMutablePointer<UInt8>, count: Int) {
    Blending.multiply(coverage, by: mask.row(y, from: x), count: count)
    inner.pixels(x: x, y: y, coverage: coverage, count: count)
  }
}
