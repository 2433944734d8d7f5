/// The heights of the rows in a section, most of them estimated.
///
/// Creating it takes constant time for any number of rows, and a lookup takes logarithmic time in
/// the number of measured rows. Rows are stored in runs. A run without measured rows is only a
/// count; around a measured row, a short run stores a height for each row.
struct RowHeights: Sendable {
  private struct Run: Sendable {
    var count: Int
    /// The height of each row, NaN if it is estimated; nil if all are.
    var heights: [Double]?
  }

  private static let runLength = 128

  /// The height of a row that has not been measured, in points.
  let estimate: Double
  private(set) var count: Int
  private var runs: [Run]
  private var counts: FenwickTree
  private var totals: FenwickTree

  /// Creates the heights of rows that have not been measured.
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

  /// Returns the measured height of a row; nil if it has not been measured.
  func measuredHeight(of row: Int) -> Double? {
    let (run, start) = counts.find(Double(row))
    guard let height = runs[run].heights?[row - Int(start)], !height.isNaN else { return nil }
    return height
  }

  /// Returns the sum of the heights before a row.
  func offset(of row: Int) -> Double { place(of: row).offset }

  /// Returns the sum of the heights before a row, and its own height.
  func place(of row: Int) -> (offset: Double, height: Double) {
    let (run, start) = counts.find(Double(row))
    let place = row - Int(start)
    var sum = totals.sum(before: run)
    guard let heights = runs[run].heights else { return (sum + Double(place) * estimate, estimate) }
    for height in heights[..<min(place, heights.count)] { sum += exact(height) }
    return (sum, place < heights.count ? exact(heights[place]) : estimate)
  }

  /// Returns the row at an offset, clamped to the existing rows; 0 if there are none.
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

  /// Stores the measured height of a row.
  ///
  /// - Returns: The difference from the previous height.
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

  /// Discards the measured height of a row.
  mutating func forget(_ row: Int) {
    guard let old = measuredHeight(of: row) else { return }
    let (run, place) = detail(row)
    runs[run].heights?[place] = .nan
    totals.add(estimate - old, at: run)
  }

  /// Inserts a row that has not been measured.
  mutating func insert(at row: Int) {
    let (run, place) = position(forInsertion: row)
    runs[run].count += 1
    runs[run].heights?.insert(.nan, at: place)
    count += 1
    counts.add(1, at: run)
    totals.add(estimate, at: run)
    if let heights = runs[run].heights, heights.count > 4 * RowHeights.runLength { halve(run) }
  }

  /// Removes a row.
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

  /// Returns the run with individual heights that contains a row, created if needed, and the row's
  /// index in it.
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
