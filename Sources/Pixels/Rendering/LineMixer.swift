internal import CPixels

/// Mixes rows of a picture with weights whose sum is at most 256.
final class LineMixer {
  private static let most = 64

  private let lines: UnsafeMutablePointer<Int>
  private let shares: UnsafeMutablePointer<Double>
  private let rows: UnsafeMutablePointer<UnsafePointer<UInt32>?>
  private let weights: UnsafeMutablePointer<UInt16>
  private var count = 0

  init() {
    lines = .allocate(capacity: LineMixer.most)
    shares = .allocate(capacity: LineMixer.most)
    rows = .allocate(capacity: LineMixer.most)
    weights = .allocate(capacity: LineMixer.most)
  }

  deinit {
    lines.deallocate()
    shares.deallocate()
    rows.deallocate()
    weights.deallocate()
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

  /// Writes the means of pixels and those that follow them, weighted in steps of 1/256.
  static func mix(
    _ source: UnsafePointer<UInt32>, _ fraction: UInt16, _ count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UnsafePointer<UInt32>?.self, capacity: 2) { rows in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2) { weights in
        (rows[0], rows[1]) = (source, source + 1)
        (weights[0], weights[1]) = (256 - fraction, fraction)
        guard let rows = rows.baseAddress, let weights = weights.baseAddress else { return }
        vector_mix_rows(target, rows, weights, 2, count)
      }
    }
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
      let before = sum.rounded()
      sum += shares[index]
      weights[index] = UInt16(sum.rounded() - before)
      rows[index] = UnsafePointer(
        picture.pixels + lines[index] * picture.stride + columns.lowerBound)
    }
    let row = target + columns.lowerBound
    if count == 1, weights[0] == 256, let source = rows[0] {
      Blending.copy(source, to: row, count: columns.count)
    } else {
      vector_mix_rows(row, rows, weights, count, columns.count)
    }
    return true
  }
}
