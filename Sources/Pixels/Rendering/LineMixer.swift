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
  /// - Parameter margin: The clear pixels on each side of the picture, with which rows and columns are
  ///   counted.
  /// - Returns: Whether there was anything to sum.
  func mix(
    _ picture: Bitmap, _ columns: Range<Int>, margin: Int, into target: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let painted = columns.clamped(to: margin..<margin + picture.width)
    let used = weigh(picture, from: painted.lowerBound - margin, margin: margin)
    guard used > 0 else { return false }
    let row = target + painted.lowerBound
    if used == 1, weights[0] == 256, let source = rows[0] {
      Blending.copy(source, to: row, count: painted.count)
    } else {
      vector_mix_rows(row, rows, weights, used, painted.count)
    }
    let (left, right) = (columns.lowerBound, painted.upperBound)
    (target + left).update(repeating: 0, count: painted.lowerBound - left)
    (target + right).update(repeating: 0, count: columns.upperBound - right)
    return true
  }

  /// Finds the rows in the picture, from a column on, and their weights.
  ///
  /// - Returns: The number of rows; those in the margin are clear and left out.
  private func weigh(_ picture: Bitmap, from column: Int, margin: Int) -> Int {
    // Rounding the running sum keeps the sum of the weights exact.
    var sum = 0.0
    var used = 0
    for index in 0..<count {
      let before = sum.rounded()
      sum += shares[index]
      let line = lines[index] - margin
      guard line >= 0, line < picture.height else { continue }
      weights[used] = UInt16(sum.rounded() - before)
      rows[used] = UnsafePointer(picture.pixels + line * picture.stride + column)
      used += 1
    }
    return used
  }
}
