/// Source over destination of premultiplied 0xAARRGGBB pixels.
enum PixelBlend {
  /// Returns a colour, weakened to a share of 256, over a pixel.
  @inline(__always)
  static func blended(_ color: UInt32, over below: UInt32, _ share: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let alpha = (color >> 24) &+ (color >> 31)
    // Rounded down, so that colour and rest never add up to more than a byte holds.
    let rest = 256 &- ((alpha &* share &+ 255) >> 8)
    let evens = ((color & mask) &* share &+ (below & mask) &* rest) >> 8 & mask
    let odds = ((color >> 8 & mask) &* share &+ (below >> 8 & mask) &* rest) & ~mask
    return evens | odds
  }

  /// Blends a colour, weakened to a share of 256, over pixels in a row.
  @inline(__always)
  static func fill(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, _ color: UInt32, share: UInt32
  ) {
    let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    let alpha = (color >> 24) &+ (color >> 31)
    // Rounded down, so that colour and rest never add up to more than a byte holds.
    let rest = 256 &- ((alpha &* share &+ 255) >> 8)
    guard rest > 0 else { return target.update(repeating: color, count: count) }
    guard count == 8 else {
      for index in 0..<count { target[index] = blended(color, over: target[index], share) }
      return
    }
    // Two channels stand in the two halves of a lane, far enough apart not to meet.
    let evenColor = SIMD8<UInt32>(repeating: (color & 0x00FF_00FF) &* share)
    let oddColor = SIMD8<UInt32>(repeating: (color >> 8 & 0x00FF_00FF) &* share)
    let below = UnsafeRawPointer(target).loadUnaligned(as: SIMD8<UInt32>.self)
    let evens = (evenColor &+ scaled(below & mask, rest)) &>> 8 & mask
    let odds = (oddColor &+ scaled(below &>> 8 & mask, rest)) & ~mask
    UnsafeMutableRawPointer(target).storeBytes(of: evens | odds, as: SIMD8<UInt32>.self)
  }

  /// Multiplies as sixteen 16-bit lanes: the plain instruction set has no 32-bit product.
  @inline(__always)
  private static func scaled(_ pairs: SIMD8<UInt32>, _ factor: UInt32) -> SIMD8<UInt32> {
    let lanes = unsafeBitCast(pairs, to: SIMD16<UInt16>.self)
    let product = lanes &* SIMD16(repeating: UInt16(truncatingIfNeeded: factor))
    return unsafeBitCast(product, to: SIMD8<UInt32>.self)
  }
}
