/// Mixes rows of a picture with weights whose sum is at most 256.
final class LineMixer {
  private static let most = 64

  private let lines: UnsafeMutablePointer<Int>
  private let shares: UnsafeMutablePointer<Double>
  private var count = 0

  init() {
    lines = .allocate(capacity: LineMixer.most)
    shares = .allocate(capacity: LineMixer.most)
  }

  deinit {
    lines.deallocate()
    shares.deallocate()
  }

  func removeAll() { count = 0 }

  /// Adds a row at a fractional position, with a weight; rows outside the picture count as clear.
  func add(_ place: Double, share: Double, of height: Int) {
    let line = Int(place.rounded(.down))
    let fraction = place - Double(line)
    add(line, share * (1 - fraction), of: height)
    add(line + 1, share * fraction, of: height)
  }

  private func add(_ line: Int, _ share: Double, of height: Int) {
    guard line >= 0, line < height, share > 0 else { return }
    for index in stride(from: count - 1, through: max(0, count - 2), by: -1)
    where lines[index] == line {
      shares[index] += share
      return
    }
    guard count < LineMixer.most else { return }
    lines[count] = line
    shares[count] = share
    count += 1
  }

  /// Writes the weighted sum for a range of columns.
  ///
  /// - Returns: Whether there was anything to sum.
  func mix(
    _ picture: Bitmap, _ columns: Range<Int>, into target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    guard count > 0 else { return false }
    // Rounding the running sum keeps the sum of the weights exact.
    var sum = 0.0
    for index in 0..<count {
      let before = (sum).rounded()
      sum += shares[index]
      shares[index] = sum.rounded() - before
    }
    if count == 1, shares[0] == 256 {
      let source = picture.pixels + lines[0] * picture.stride
      Blending.copy(
        source + columns.lowerBound, to: target + columns.lowerBound, count: columns.count)
      return true
    }
    // Rows are padded to whole cache lines, so that reading four pixels at a time stays inside the
    // picture's memory. The target has the same room.
    let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    for x in stride(from: columns.lowerBound & ~3, to: columns.upperBound, by: 4) {
      var low = SIMD8<UInt16>.zero
      var high = SIMD8<UInt16>.zero
      for index in 0..<count {
        let four = Blending.load4(picture.pixels + (lines[index] &* picture.stride &+ x))
        let weight = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: Int(shares[index])))
        low = low &+ unsafeBitCast(four & mask, to: SIMD8<UInt16>.self) &* weight
        high = high &+ unsafeBitCast((four &>> 8) & mask, to: SIMD8<UInt16>.self) &* weight
      }
      let left = unsafeBitCast(low &>> 8, to: SIMD4<UInt32>.self)
      let right = unsafeBitCast(high, to: SIMD4<UInt32>.self) & ~mask
      Blending.store4(left | right, target + x)
    }
    return true
  }
}
