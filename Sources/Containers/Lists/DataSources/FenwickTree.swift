/// A list of numbers with prefix sums in logarithmic time.
///
/// This is a binary indexed tree, after Fenwick (1994).
struct FenwickTree: Sendable {
  private var nodes: [Double]

  /// Creates a tree from a list of numbers.
  init(_ values: [Double]) {
    nodes = values
    for index in nodes.indices {
      let parent = index | (index + 1)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  /// The sum of all numbers.
  var total: Double { sum(before: nodes.count) }

  /// Returns the sum of the numbers before an index.
  func sum(before index: Int) -> Double {
    var result = 0.0
    var node = min(index, nodes.count) - 1
    while node >= 0 {
      result += nodes[node]
      node = (node & (node + 1)) - 1
    }
    return result
  }

  /// Adds a difference to the number at an index.
  mutating func add(_ difference: Double, at index: Int) {
    var node = index
    while node < nodes.count {
      nodes[node] += difference
      node |= node + 1
    }
  }

  /// Returns the index of the number that a position along the prefix sums falls on, and the sum
  /// before it.
  ///
  /// The numbers must not be negative. Zeros are skipped. A position beyond the end yields the last
  /// index.
  func find(_ position: Double) -> (index: Int, start: Double) {
    guard !nodes.isEmpty else { return (0, 0) }
    var index = 0
    var start = 0.0
    var step = 1
    while step * 2 <= nodes.count { step *= 2 }
    while step > 0 {
      let next = index + step
      if next <= nodes.count, start + nodes[next - 1] <= position {
        index = next
        start += nodes[next - 1]
      }
      step /= 2
    }
    guard index >= nodes.count else { return (index, start) }
    return (nodes.count - 1, sum(before: nodes.count - 1))
  }
}
