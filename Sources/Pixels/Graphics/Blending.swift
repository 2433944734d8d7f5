internal import CPixels

/// The inner loops of blending; all colors are premultiplied.
///
/// Products of bytes are divided by 255 with exact rounding: (t + (t >> 8)) >> 8 where t = p + 128.
package enum Blending {
  private typealias Words = SIMD8<UInt16>

  /// Copies a row.
  ///
  /// glibc copies 2 KB and more with `rep movsb`, which on some processors is ten times slower when
  /// the addresses differ by 1…63 bytes modulo a page. Shorter pieces take another path.
  @inline(__always)
  static func copy(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let distance = (Int(bitPattern: target) &- Int(bitPattern: source)) & 4095
    guard count >= 512, distance > 0, distance < 64 else {
      target.update(from: source, count: count)
      return
    }
    var done = 0
    while done < count {
      let piece = min(256, count - done)
      (target + done).update(from: source + done, count: piece)
      done += piece
    }
  }

  /// Returns the pixel scaled by a factor of 0…255.
  @inline(__always)
  package static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return ((low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF)
      | ((high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  /// Returns the pixel with its colors no longer multiplied by alpha.
  @inlinable
  package static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ byte: UInt32) -> UInt32 {
      alpha == 0 ? 0 : min(255, (byte * 255 + alpha / 2) / alpha)
    }
    return alpha << 24 | channel(pixel >> 16 & 255) << 16 | channel(pixel >> 8 & 255) << 8
      | channel(pixel & 255)
  }

  /// Returns one pixel over another.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scale(target, by: 255 &- source >> 24)
  }

  @inline(__always)
  private static func divided(_ product: Words) -> Words {
    let t = product &+ Words(repeating: 128)
    return (t &+ (t &>> 8)) &>> 8
  }

  /// Returns four pixels, each byte multiplied by the factor for its half of the pixel.
  @inline(__always)
  private static func scale4(_ pixels: SIMD4<UInt32>, by factor: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    let low = divided(unsafeBitCast(pixels & mask, to: Words.self) &* factor)
    let high = divided(unsafeBitCast((pixels &>> 8) & mask, to: Words.self) &* factor)
    return unsafeBitCast(low, to: SIMD4<UInt32>.self)
      | (unsafeBitCast(high, to: SIMD4<UInt32>.self) &<< 8)
  }

  /// Returns 255 minus the alpha of each of four pixels, in both 16-bit halves of each pixel.
  @inline(__always)
  private static func inverseAlpha4(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
    let inverse = SIMD4<UInt32>(repeating: 255) &- (pixels &>> 24)
    return unsafeBitCast(inverse | (inverse &<< 16), to: Words.self)
  }

  @inline(__always)
  private static func load4(_ pointer: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func store4(_ pixels: SIMD4<UInt32>, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  /// Blends a color over a row.
  static func blend(_ color: UInt32, over row: UnsafeMutablePointer<UInt32>, count: Int) {
    if color != 0 { vector_blend_color(row, count, color) }
  }

  /// Blends a color over a row through a coverage of 0…255 for each pixel.
  static func blend(
    _ color: UInt32, over row: UnsafeMutablePointer<UInt32>,
    coverage: UnsafePointer<UInt8>, count: Int
  ) {
    let source = SIMD4<UInt32>(repeating: color)
    let isOpaque = color >> 24 == 255
    var x = 0
    while x &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
      if four == 0 {
        x &+= 4
        continue
      }
      if four == 0xFFFF_FFFF, isOpaque {
        store4(source, row + x)
        x &+= 4
        continue
      }
      let factor = SIMD4<UInt32>(four & 255, four >> 8 & 255, four >> 16 & 255, four >> 24)
      let scaled = scale4(source, by: unsafeBitCast(factor | (factor &<< 16), to: Words.self))
      store4(scaled &+ scale4(load4(row + x), by: inverseAlpha4(scaled)), row + x)
      x &+= 4
    }
    while x < count {
      if coverage[x] != 0 { row[x] = over(scale(color, by: UInt32(coverage[x])), row[x]) }
      x &+= 1
    }
  }

  /// Blends a row of pixels over another, faded by 0…255.
  static func blend(
    _ source: UnsafePointer<UInt32>, over row: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32 = 255
  ) {
    vector_blend_over(row, source, count, opacity)
  }

  /// Blends a row of pixels over another through a coverage of 0…255 for each pixel.
  static func blend(
    _ source: UnsafePointer<UInt32>, over row: UnsafeMutablePointer<UInt32>,
    coverage: UnsafePointer<UInt8>, count: Int
  ) {
    for x in 0..<count where coverage[x] != 0 {
      row[x] = over(scale(source[x], by: UInt32(coverage[x])), row[x])
    }
  }

  /// Multiplies coverage by other coverage.
  static func multiply(
    _ coverage: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    for x in 0..<count {
      let t = UInt32(coverage[x]) &* UInt32(other[x]) &+ 128
      coverage[x] = UInt8(truncatingIfNeeded: (t &+ (t >> 8)) >> 8)
    }
  }
}
