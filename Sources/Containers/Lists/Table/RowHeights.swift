/// The heights of the rows of a section, most of them estimated: any number of rows opens at once, and
/// a question costs the logarithm of the number of rows that were measured.
///
/// Rows are kept in runs. A run in which nothing was measured is only a count; around a row that is
/// measured a short run with a height for each row is cut out.
struct RowHeights: Sendable {
  private struct Run: Sendable {
    var count: Int
    /// The height of each row, not a number for an estimated one; nil where all are estimated.
    var heights: [Double]?
  }

  private static let runLength = 128

  /// The height of a row that was not measured, in points.
  let estimate: Double
  private(set) var count: Int
  private var runs: [Run]
  private var counts: FenwickTree
  private var totals: FenwickTree

  /// Makes the heights of rows none of which was measured.
  init(count: Int, estimate: Double) {
    self.count = count
    self.estimate = estimate
    runs = [Run(count: count, heights: nil)]
    counts = FenwickTree([Double(count)])
    totals = FenwickTree([Double(count) * estimate])
  }

  /// The sum of all heights.
  var total: Double { totals.total }

  /// Returns the height of a row.
  func height(of row: Int) -> Double { measuredHeight(of: row) ?? estimate }

  /// Returns the height of a row that was measured; nil for one that was not.
  func measuredHeight(of row: Int) -> Double? {
    let (run, start) = counts.find(Double(row))
    guard let height = runs[run].heights?[row - Int(start)], !height.isNaN else { return nil }
    return height
  }

  /// Returns the sum of the heights before a row.
  func offset(of row: Int) -> Double {
    let (run, start) = counts.find(Double(row))
    let place = row - Int(start)
    var sum = totals.sum(before: run)
    if let heights = runs[run].heights {
      for height in heights[..<min(place, heights.count)] { sum += exact(height) }
    } else {
      sum += Double(place) * estimate
    }
    return sum
  }

  /// Returns the row at a distance from the beginning; the nearest one outside, where there are rows.
  func row(at offset: Double) -> Int {
    let (run, start) = totals.find(max(0, offset))
    let first = Int(counts.sum(before: run))
    var rest = offset - start
    guard let heights = runs[run].heights else {
      let place = estimate > 0 ? Int(max(0, rest / estimate)) : 0
      return min(first + place, max(0, first + runs[run].count - 1))
    }
    for (place, height) in heights.enumerated() {
      rest -= exact(height)
      if rest < 0 { return first + place }
    }
    return max(0, first + heights.count - 1)
  }

  /// Notes the measured height of a row.
  ///
  /// - Returns: How much it differs from the height before.
  @discardableResult
  mutating func set(_ height: Double, of row: Int) -> Double {
    let old = measuredHeight(of: row)
    guard old != height else { return 0 }
    if old == nil, height == estimate { return 0 }
    let (run, place) = detail(row)
    runs[run].heights?[place] = height
    let difference = height - (old ?? estimate)
    totals.add(difference, at: run)
    return difference
  }

  /// Forgets what was measured of a row.
  mutating func forget(_ row: Int) {
    guard let old = measuredHeight(of: row) else { return }
    let (run, place) = detail(row)
    runs[run].heights?[place] = .nan
    totals.add(estimate - old, at: run)
  }

  /// Adds a row that is not measured.
  mutating func insert(at row: Int) {
    let (run, place) = position(forInsertion: row)
    runs[run].count += 1
    runs[run].heights?.insert(.nan, at: place)
    count += 1
    counts.add(1, at: run)
    totals.add(estimate, at: run)
    if let heights = runs[run].heights, heights.count > 4 * RowHeights.runLength { halve(run) }
  }

  /// Takes a row away.
  mutating func remove(at row: Int) {
    let (run, start) = counts.find(Double(row))
    let height = self.height(of: row)
    runs[run].heights?.remove(at: row - Int(start))
    runs[run].count -= 1
    count -= 1
    counts.add(-1, at: run)
    totals.add(-height, at: run)
    if runs[run].count == 0, runs.count > 1 {
      runs.remove(at: run)
      index()
    }
  }

  private func exact(_ height: Double) -> Double { height.isNaN ? estimate : height }

  /// Returns the run with a height for each row that a row lies in, made if need be, and its place.
  private mutating func detail(_ row: Int) -> (run: Int, place: Int) {
    let (run, start) = counts.find(Double(row))
    let place = row - Int(start)
    guard runs[run].heights == nil else { return (run, place) }
    let length = RowHeights.runLength
    let before = place / length * length
    let middle = min(length, runs[run].count - before)
    let after = runs[run].count - before - middle
    var parts = [
      Run(count: middle, heights: Array(repeating: .nan, count: middle))
    ]
    if before > 0 { parts.insert(Run(count: before, heights: nil), at: 0) }
    if after > 0 { parts.append(Run(count: after, heights: nil)) }
    runs.replaceSubrange(run...run, with: parts)
    index()
    return (before > 0 ? run + 1 : run, place - before)
  }

  private func position(forInsertion row: Int) -> (run: Int, place: Int) {
    guard row < count else { return (runs.count - 1, runs[runs.count - 1].count) }
    let (run, start) = counts.find(Double(row))
    return (run, row - Int(start))
  }

  private mutating func halve(_ run: Int) {
    guard let heights = runs[run].heights else { return }
    let middle = heights.count / 2
    runs.replaceSubrange(
      run...run,
      with: [
        Run(count: middle, heights: Array(heights[..<middle])),
        Run(count: heights.count - middle, heights: Array(heights[middle...])),
      ])
    index()
  }

  private mutating func index() {
    counts = FenwickTree(runs.map { Double($0.count) })
    totals = FenwickTree(
      runs.map { run in
        run.heights?.reduce(0) { $0 + exact($1) } ?? Double(run.count) * estimate
      })
  }
}
