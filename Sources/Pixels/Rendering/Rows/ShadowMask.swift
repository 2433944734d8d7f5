internal import CPixels
internal import Glibc

/// The coverage of a blurred rounded rectangle, as small as possible: the part between the corners
/// is stretched when it is drawn.
struct ShadowMask: Sendable {
  /// The cache key: everything that the coverage depends on, in pixels.
  struct Key: Hashable {
    let width, height: Int
    let radius: Int
    let deviation: Double

    /// Creates the key for a box; boxes that differ only in the length of their straight edges
    /// share one.
    init(width: Int, height: Int, radius: Double, deviation: Double) {
      let radius = Int(min(radius, Double(min(width, height)) / 2).rounded())
      // Half of the transition at a corner lies inside the box.
      let longest = 2 * (radius + 2 * Int((deviation * 3).rounded(.up))) + 1
      self.width = min(width, longest)
      self.height = min(height, longest)
      self.radius = radius
      self.deviation = deviation
    }

    /// The distance to which the blur reaches beyond the edges.
    var reach: Int { Int((deviation * 3).rounded(.up)) }
  }

  let key: Key
  let width: Int
  let height: Int
  let coverage: [UInt8]

  /// Creates the mask of a key.
  init(_ key: Key) {
    self.key = key
    width = key.width + 2 * key.reach
    height = key.height + 2 * key.reach
    let box = RoundedBox(
      Rect(
        x: Double(key.reach), y: Double(key.reach), width: Double(key.width),
        height: Double(key.height)),
      radius: Double(key.radius))
    // By symmetry one quarter is blurred, and of the others only the pixels within its reach are
    // filled.
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    let (planeWidth, planeHeight) = (
      min(columns + key.reach, width), min(rows + key.reach, height)
    )
    var plane = [Float](repeating: 0, count: planeWidth * planeHeight)
    for y in key.reach..<min(key.reach + key.height, planeHeight) {
      let row = key.reach..<min(key.reach + key.width, planeWidth)
      let solid = (box.row(y)?.solid ?? 0..<0).clamped(to: row)
      for x in row { plane[y &* planeWidth &+ x] = solid ~= x ? 1 : box.coverage(x, y) }
    }
    let kernel = ShadowMask.kernel(key)
    let blurred = ShadowMask.convolved(
      ShadowMask.convolved(plane, width: planeWidth, height: planeHeight, kernel, rows: rows),
      width: rows, height: planeWidth, kernel, rows: columns
    ).map { UInt8(min(max($0 * 255, 0), 255) + 0.5) }
    coverage = ShadowMask.mirrored(blurred, columns: columns, width: width, height: height)
  }

  /// Returns the whole mask from its top left quarter.
  private static func mirrored(
    _ quarter: [UInt8], columns: Int, width: Int, height: Int
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
      guard let start = result.baseAddress else { return }
      for y in 0..<height {
        let row = start + y * width
        guard y <= height - 1 - y else {
          row.update(from: start + (height - 1 - y) * width, count: width)
          continue
        }
        for x in 0..<columns { row[x] = quarter[y &* columns &+ x] }
        for x in columns..<width { row[x] = row[width &- 1 &- x] }
      }
      count = width * height
    }
  }

  /// Returns the weights of a Gaussian kernel, which sum to 1.
  private static func kernel(_ key: Key) -> [Float] {
    guard key.deviation > 0, key.reach > 0 else { return [1] }
    let weights = (-key.reach...key.reach).map {
      exp(-Double($0 * $0) / (2 * key.deviation * key.deviation))
    }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Returns the columns convolved with a kernel, transposed, for a number of output rows.
  private static func convolved(
    _ plane: [Float], width: Int, height: Int, _ kernel: [Float], rows: Int
  ) -> [Float] {
    let half = kernel.count / 2
    var sums = [Float](repeating: 0, count: width)
    return [Float](unsafeUninitializedCapacity: width * rows) { result, count in
      for y in 0..<rows {
        let steps = max(-half, -y)...min(half, height - 1 - y)
        plane.withUnsafeBufferPointer { plane in
          kernel.withUnsafeBufferPointer { kernel in
            guard let plane = plane.baseAddress, let kernel = kernel.baseAddress else { return }
            vector_weigh_rows(
              plane + (y + steps.lowerBound) * width, width, kernel + (steps.lowerBound + half),
              steps.count, &sums, width)
          }
        }
        for x in 0..<width { result[x &* rows &+ y] = sums[x] }
      }
      count = width * rows
    }
  }
}
