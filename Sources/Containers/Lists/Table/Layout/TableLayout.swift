/// The vertical positions of the headers, rows, and footers of a table.
struct TableLayout: Sendable {
  /// The heights in a section.
  struct Section: Sendable {
    var rows: RowHeights
    /// The space above the header.
    var gap = 0.0
    var header = 0.0
    var footer = 0.0
    var total: Double { gap + header + rows.total + footer }
  }

  /// The height of the area above all sections.
  var top = 0.0
  /// The height of the area below all sections.
  var bottom = 0.0
  private(set) var sections: [Section]
  private var totals: FenwickTree

  /// Creates a layout of sections.
  init(_ sections: [Section]) {
    self.sections = sections
    totals = FenwickTree(sections.map(\.total))
  }

  /// The total height.
  var height: Double { top + totals.total + bottom }

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Whether there are no rows.
  var isEmpty: Bool { sections.allSatisfy { $0.rows.count == 0 } }

  /// Returns whether a row exists.
  func holds(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// Returns the top of a section, above its gap.
  func start(of section: Int) -> Double { top + totals.sum(before: section) }

  /// Returns the vertical extent of a section, including its header and footer but not the gap.
  func extent(of section: Int) -> ClosedRange<Double> {
    let low = start(of: section) + sections[section].gap
    return low...(start(of: section) + sections[section].total)
  }

  /// Returns the top of the first row of a section.
  func rowsStart(of section: Int) -> Double {
    start(of: section) + sections[section].gap + sections[section].header
  }

  /// Returns the top and the height of a row.
  func place(of path: IndexPath) -> (y: Double, height: Double) {
    let section = path.section
    // Read in place, because a copy of the rows would count many references.
    let (offset, height) = sections[section].rows.place(of: path.row)
    return (rowsStart(of: section) + offset, height)
  }

  /// Returns the section at a vertical position, or the nearest one.
  func section(at y: Double) -> Int { totals.find(max(0, y - top)).index }

  /// Returns the first row that ends below a vertical position; nil if there is none.
  func firstRow(below y: Double) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    var section = self.section(at: y)
    while section < sections.count {
      let rows = sections[section].rows
      let start = rowsStart(of: section)
      if rows.count > 0, start + rows.total > y {
        return IndexPath(row: rows.row(at: max(0, y - start)), section: section)
      }
      section += 1
    }
    return nil
  }

  /// Returns the row after a row; nil after the last.
  func row(after path: IndexPath) -> IndexPath? {
    let (section, row) = (path.section, path.row)
    if row + 1 < sections[section].rows.count { return IndexPath(row: row + 1, section: section) }
    let next = sections.indices.dropFirst(section + 1).first { sections[$0].rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// Returns the row before a row; nil before the first.
  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let previous = sections.indices.prefix(path.section).last { sections[$0].rows.count > 0 }
    return previous.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }

  /// Returns the destination of a row that is moved up or down by one position; nil at the ends.
  ///
  /// At the edge of its section, the row moves to the end of the section above or to the start of
  /// the section below, even if that has no rows.
  func step(from path: IndexPath, isUp: Bool) -> IndexPath? {
    let next = IndexPath(row: path.row + (isUp ? -1 : 1), section: path.section)
    if holds(next) { return next }
    let section = path.section + (isUp ? -1 : 1)
    guard sections.indices.contains(section) else { return nil }
    return IndexPath(row: isUp ? sections[section].rows.count : 0, section: section)
  }

  /// Returns the destination of a row whose middle is dragged to a vertical position.
  ///
  /// In its own section the row takes the place of the row there. In another section it goes before
  /// or after the row there, depending on which half of that row the position is in, and so does a new
  /// row, which has no origin.
  func goal(at y: Double, from origin: IndexPath?) -> IndexPath {
    let section = section(at: y)
    let rows = sections[section].rows
    guard rows.count > 0 else { return IndexPath(row: 0, section: section) }
    let place = y - rowsStart(of: section)
    let row = rows.row(at: max(0, place))
    let isAfter =
      section != origin?.section && place >= rows.offset(of: row) + rows.height(of: row) / 2
    return IndexPath(row: isAfter ? row + 1 : row, section: section)
  }

  /// The first row in the table; nil if there is none.
  var firstRow: IndexPath? {
    sections.indices.first { sections[$0].rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  /// The last row in the table; nil if there is none.
  var lastRow: IndexPath? {
    sections.indices.last { sections[$0].rows.count > 0 }.map {
      IndexPath(row: sections[$0].rows.count - 1, section: $0)
    }
  }

  /// The number of rows in all sections.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Returns the index of a row among all rows.
  func ordinal(of path: IndexPath) -> Int {
    sections.prefix(path.section).reduce(path.row) { $0 + $1.rows.count }
  }

  /// Stores the measured height of a row.
  ///
  /// - Returns: The difference from the previous height.
  @discardableResult
  mutating func set(height: Double, of path: IndexPath) -> Double {
    let difference = sections[path.section].rows.set(height, of: path.row)
    if difference != 0 { totals.add(difference, at: path.section) }
    return difference
  }

  /// Discards the measured height of a row.
  mutating func forget(_ path: IndexPath) {
    let old = sections[path.section].rows.total
    sections[path.section].rows.forget(path.row)
    totals.add(sections[path.section].rows.total - old, at: path.section)
  }

  /// Returns the layout after a batch of updates, keeping measured heights.
  ///
  /// - Parameter fresh: Returns a new section without measured heights, given its new index.
  func updated(by mapping: BatchMapping, counts: [Int], fresh: (Int) -> Section) -> TableLayout {
    var result: [Section] = []
    result.reserveCapacity(counts.count)
    for section in counts.indices {
      var new = fresh(section)
      if let old = mapping.oldSection(of: section), mapping.keepsItems(ofOldSection: old) {
        var rows = sections[old].rows
        let (removed, placed) = mapping.itemChanges(inOldSection: old)
        for row in removed { rows.remove(at: row) }
        for row in placed { rows.insert(at: row) }
        new.rows = rows
      }
      result.append(new)
    }
    var layout = TableLayout(result)
    (layout.top, layout.bottom) = (top, bottom)
    return layout
  }
}
