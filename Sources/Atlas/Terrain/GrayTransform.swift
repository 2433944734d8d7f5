internal import Glibc

/// The inverse discrete cosine transform of blocks of 8 × 8 pixels (T.81, annex A.3).
enum GrayTransform {
  /// The position in a block, by rows, of each coefficient in scan order.
  static let order: [UInt8] = {
    var order: [UInt8] = []
    for diagonal in 0..<15 {
      let rows = max(0, diagonal - 7)...min(diagonal, 7)
      for row in diagonal.isMultiple(of: 2) ? Array(rows.reversed()) : Array(rows) {
        order.append(UInt8(8 * row + diagonal - row))
      }
    }
    return order
  }()

  /// The cosine wave of each frequency over eight pixels.
  private static let waves: [SIMD8<Float>] = (0..<8).map { frequency in
    var wave = SIMD8<Float>()
    for pixel in 0..<8 {
      let angle = Double((2 * pixel + 1) * frequency) * .pi / 16
      wave[pixel] = Float(cos(angle) * (frequency == 0 ? 0.125.squareRoot() : 0.5))
    }
    return wave
  }

  /// Transforms eight rows of coefficients into eight rows of pixels, 0...255.
  static func inverse(
    _ coefficients: UnsafePointer<SIMD8<Float>>, into pixels: UnsafeMutablePointer<SIMD8<Float>>
  ) {
    waves.withUnsafeBufferPointer { waves in
      pixels.update(repeating: SIMD8(repeating: 128), count: 8)
      for frequency in 0..<8 {
        let row = coefficients[frequency]
        guard row != .zero else { continue }
        var across = SIMD8<Float>.zero
        for other in 0..<8 { across += row[other] * waves[other] }
        for pixel in 0..<8 { pixels[pixel] += waves[frequency][pixel] * across }
      }
    }
    let low = SIMD8<Float>(repeating: 0)
    let high = SIMD8<Float>(repeating: 255)
    for row in 0..<8 {
      let clamped = SIMD8.least(SIMD8.greatest(pixels[row], low), high)
      pixels[row] = clamped
    }
  }
}
