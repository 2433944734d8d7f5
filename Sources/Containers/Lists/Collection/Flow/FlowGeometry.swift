/// The sections of a flow layout, as if it scrolled vertically: x along the lines, y across them.
struct FlowGeometry: Sendable {
  /// A section: a header, lines of items with insets around them, and a footer.
  struct Section: Sendable {
    var start = 0.0
    var header = 0.0
    var footer = 0.0
    var inset = EdgeInsets(all: 0)
    var count = 0
    var lineSpacing = 0.0
    var runs: [FlowLines.Run] = []

    var extent: Double { header + inset.top + (runs.last?.end ?? 0) + inset.bottom + footer }
    var itemsStart: Double { start + header + inset.top }
  }

  var cross = 0.0
  var extent = 0.0
  var sections: [Section] = []

  /// Returns the frame of an item; nil if there is none.
  func frame(of path: IndexPath) -> Rect? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.item)
    else { return nil }
    let section = sections[path.section]
    let run = FlowGeometry.first(of: section.runs) { $0.first + $0.count > path.item }
    return section.runs[run].frame(of: path.item, lineSpacing: section.lineSpacing)
      .offsetBy(dx: section.inset.left, dy: section.itemsStart)
  }

  /// Returns the items of a section whose lines lie between two positions.
  func items(in section: Int, from low: Double, to high: Double) -> Range<Int> {
    let section = sections[section]
    let (low, high) = (low - section.itemsStart, high - section.itemsStart)
    var result = 0..<0
    var run = FlowGeometry.first(of: section.runs) { $0.end > low }
    while run < section.runs.count, section.runs[run].start < high {
      let items = section.runs[run].items(from: low, to: high, lineSpacing: section.lineSpacing)
      if !items.isEmpty {
        result = (result.isEmpty ? items.lowerBound : result.lowerBound)..<items.upperBound
      }
      run += 1
    }
    return result
  }

  /// Returns the index of the first section that ends below a position.
  func section(at y: Double) -> Int {
    FlowGeometry.first(of: sections) { $0.start + $0.extent > y }
  }

  /// Returns the first index whose element satisfies a predicate, by binary search.
  ///
  /// The predicate must hold for all elements after that one.
  private static func first<Element>(of list: [Element], where isSo: (Element) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isSo(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
