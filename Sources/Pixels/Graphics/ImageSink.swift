/// A sink that paints a moved, stretched or rotated bitmap.
struct ImageSink: SpanSink {
  let target: DrawingTarget
  let bitmap: Bitmap
  /// The transform from pixels of the target to pixels of the bitmap.
  let inverse: Transform
  let opacity: UInt32
  /// Memory for the longest row of pixels.
  let row: UnsafeMutablePointer<UInt32>

  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    prepare(x, y, count)
    let fade = opacity == 255 ? UInt32(coverage) : opacity * UInt32(coverage) / 255
    Blending.blend(row, over: target.row(y, from: x), count: count, opacity: fade)
  }

  func pixels(x: Int, y: Int, coverage: UnsafeMutablePointer<UInt8>, count: Int) {
    prepare(x, y, count)
    if opacity != 255 {
      for index in 0..<count { row[index] = Blending.scale(row[index], by: opacity) }
    }
    Blending.blend(row, over: target.row(y, from: x), coverage: coverage, count: count)
  }

  /// Writes the colors of a row into the memory, interpolated from the four nearest pixels of the
  /// bitmap.
  ///
  /// Positions are in 1/65536 of a pixel. Beyond the edges the nearest pixel repeats.
  private func prepare(_ x: Int, _ y: Int, _ count: Int) {
    let start = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    var u = Int((start.x - 0.5) * 65536)
    var v = Int((start.y - 0.5) * 65536)
    let (du, dv) = (Int((inverse.a * 65536).rounded()), Int((inverse.b * 65536).rounded()))
    let (lastX, lastY) = (bitmap.width &- 1, bitmap.height &- 1)
    let (pixels, stride) = (bitmap.pixels, bitmap.stride)
    for index in 0..<count {
      let (iu, iv) = (u >> 16, v >> 16)
      let x0 = min(max(iu, 0), lastX)
      let x1 = min(max(iu &+ 1, 0), lastX)
      let top = pixels + min(max(iv, 0), lastY) &* stride
      let bottom = pixels + min(max(iv &+ 1, 0), lastY) &* stride
      let fx = UInt32(truncatingIfNeeded: u >> 8 & 255)
      let fy = UInt32(truncatingIfNeeded: v >> 8 & 255)
      row[index] = ImageSink.mix(
        ImageSink.mix(top[x0], top[x1], fx), ImageSink.mix(bottom[x0], bottom[x1], fx), fy)
      u &+= du
      v &+= dv
    }
  }

  /// Returns two pixels mixed by a fraction in 1/256.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ t: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let low = (a & mask) &* (256 &- t) &+ (b & mask) &* t &+ 0x0080_0080
    let high = (a >> 8 & mask) &* (256 &- t) &+ (b >> 8 & mask) &* t &+ 0x0080_0080
    return (low >> 8 & mask) | (high & 0xFF00_FF00)
  }
}
