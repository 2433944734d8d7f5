/// The lines of a flow layout as if it scrolled downward: x across the lines, y along the scrolling.
struct FlowGeometry: Sendable {
  /// A section, with lines that are counted where all items are of one size, and listed where not.
  struct Section: Sendable {
    var start = 0.0
    var header = 0.0
    var footer = 0.0
    var inset = EdgeInsets(all: 0)
    var count = 0
    var lineSpacing = 0.0
    var lines: Lines = .uniform(size: .zero, perLine: 1, gap: 0)
    /// How long the lines are together, without insets.
    var linesExtent = 0.0

    var extent: Double { header + inset.top + linesExtent + inset.bottom + footer }
    var itemsStart: Double { start + header + inset.top }
  }

  /// Where the items of a section stand.
  enum Lines: Sendable {
    case uniform(size: Size, perLine: Int, gap: Double)
    case listed(frames: [Rect], lineStarts: [Double], lineItems: [Range<Int>])
  }

  var cross = 0.0
  var extent = 0.0
  var sections: [Section] = []

  /// Returns the lines of items of one size.
  static func uniform(
    _ size: Size, count: Int, room: Double, spacing: Double, lineSpacing: Double
  ) -> (lines: Lines, extent: Double) {
    guard count > 0, size.width > 0 else {
      return (.uniform(size: size, perLine: 1, gap: 0), 0)
    }
    let perLine = max(1, Int((room + spacing + 1e-9) / (size.width + spacing)))
    let gap =
      perLine > 1 ? (room - Double(perLine) * size.width) / Double(perLine - 1) : 0
    let lines = (count + perLine - 1) / perLine
    let extent = Double(lines) * size.height + Double(lines - 1) * lineSpacing
    return (.uniform(size: size, perLine: perLine, gap: gap), extent)
  }

  /// Returns the lines of items of sizes of their own; the items of a line but the last share the room
  /// that is left, and stand in the middle of its height.
  static func listed(
    _ sizes: [Size], room: Double, spacing: Double, lineSpacing: Double
  ) -> (lines: Lines, extent: Double) {
    var frames: [Rect] = []
    var starts: [Double] = []
    var items: [Range<Int>] = []
    var y = 0.0
    var first = 0
    while first < sizes.count {
      var last = first
      var width = sizes[first].width
      while last + 1 < sizes.count, width + spacing + sizes[last + 1].width <= room + 1e-9 {
        last += 1
        width += spacing + sizes[last].width
      }
      let line = first..<(last + 1)
      let height = line.map { sizes[$0].height }.max() ?? 0
      let isLast = last + 1 == sizes.count
      let stretch = isLast || line.count == 1 ? 0 : (room - width) / Double(line.count - 1)
      var x = line.count == 1 && !isLast ? max(0, (room - width) / 2) : 0
      for item in line {
        let size = sizes[item]
        frames.append(
          Rect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + spacing + max(0, stretch)
      }
      starts.append(y)
      items.append(line)
      y += height + lineSpacing
      first = last + 1
    }
    return (
      .listed(frames: frames, lineStarts: starts, lineItems: items), max(0, y - lineSpacing)
    )
  }

  /// Returns the frame of an item; nil where there is none.
  func frame(of path: IndexPath) -> Rect? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.item)
    else { return nil }
    let section = sections[path.section]
    let frame: Rect
    switch section.lines {
    case .uniform(let size, let perLine, let gap):
      let (line, place) = path.item.quotientAndRemainder(dividingBy: perLine)
      frame = Rect(
        x: Double(place) * (size.width + gap),
        y: Double(line) * (size.height + section.lineSpacing), width: size.width,
        height: size.height)
    case .listed(let frames, _, _): frame = frames[path.item]
    }
    return frame.offsetBy(dx: section.inset.left, dy: section.itemsStart)
  }

  /// Returns the items of a section whose lines lie between two positions.
  func items(in section: Int, from low: Double, to high: Double) -> Range<Int> {
    let section = sections[section]
    let (low, high) = (low - section.itemsStart, high - section.itemsStart)
    guard section.count > 0, high > 0, low < section.linesExtent else { return 0..<0 }
    switch section.lines {
    case .uniform(let size, let perLine, _):
      let pitch = max(1e-6, size.height + section.lineSpacing)
      let first = max(0, Int((low / pitch).rounded(.down))) * perLine
      let last = (Int((high / pitch).rounded(.down)) + 1) * perLine
      return min(first, section.count)..<min(max(first, last), section.count)
    case .listed(_, let starts, let items):
      let first = FlowGeometry.line(at: low, starts)
      let last = FlowGeometry.line(at: high, starts)
      return items[first].lowerBound..<items[last].upperBound
    }
  }

  /// Returns the first section that ends below a position.
  func section(at y: Double) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start + sections[middle].extent <= y {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private static func line(at y: Double, _ starts: [Double]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
