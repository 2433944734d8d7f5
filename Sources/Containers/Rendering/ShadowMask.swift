internal import Glibc

/// A blurred rounded rectangle as coverage, no larger than needed: what lies between the corners is
/// stretched when it is drawn.
struct ShadowMask: Sendable {
  /// What the coverage depends on, in pixels.
  struct Key: Hashable {
    let width, height: Int
    let radius: Int
    let deviation: Double

    /// Makes the key for a box; boxes that differ in the length of their straight edges share one.
    init(width: Int, height: Int, radius: Double, deviation: Double) {
      let radius = Int(min(radius, Double(min(width, height)) / 2).rounded())
      // Half of the steps of a corner lie inside of the box.
      let longest = 2 * (radius + 2 * Int((deviation * 3).rounded(.up))) + 1
      self.width = min(width, longest)
      self.height = min(height, longest)
      self.radius = radius
      self.deviation = deviation
    }

    /// How far the blur reaches over the edges.
    var reach: Int { Int((deviation * 3).rounded(.up)) }
  }

  let key: Key
  let width: Int
  let height: Int
  let coverage: [UInt8]

  /// Blurs the box of a key.
  init(_ key: Key) {
    self.key = key
    width = key.width + 2 * key.reach
    height = key.height + 2 * key.reach
    let box = RoundedBox(
      Rect(
        x: Double(key.reach), y: Double(key.reach), width: Double(key.width),
        height: Double(key.height)),
      radius: Double(key.radius))
    var plane = [Float](repeating: 0, count: width * height)
    for y in key.reach..<key.reach + key.height {
      for x in key.reach..<key.reach + key.width { plane[y * width + x] = box.coverage(x, y) }
    }
    let kernel = ShadowMask.kernel(key)
    let rows = ShadowMask.convolved(plane, width: width, height: height, kernel)
    let both = ShadowMask.convolved(rows, width: height, height: width, kernel)
    coverage = both.map { UInt8(min(max($0 * 255, 0), 255).rounded()) }
  }

  /// The weights of a Gaussian; their sum is one.
  private static func kernel(_ key: Key) -> [Float] {
    guard key.deviation > 0, key.reach > 0 else { return [1] }
    let weights = (-key.reach...key.reach).map {
      exp(-Double($0 * $0) / (2 * key.deviation * key.deviation))
    }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Returns the columns convolved with a kernel, and rows and columns changed over.
  private static func convolved(
    _ plane: [Float], width: Int, height: Int, _ kernel: [Float]
  ) -> [Float] {
    let half = kernel.count / 2
    var sums = [Float](repeating: 0, count: width)
    return [Float](unsafeUninitializedCapacity: width * height) { result, count in
      plane.withUnsafeBufferPointer { plane in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            sums.update(repeating: 0)
            for step in max(-half, -y)...min(half, height - 1 - y) {
              let weight = kernel[step + half]
              let start = (y + step) * width
              for x in 0..<width { sums[x] += plane[start &+ x] * weight }
            }
            for x in 0..<width { result[x &* height &+ y] = sums[x] }
          }
        }
      }
      count = width * height
    }
  }
}
