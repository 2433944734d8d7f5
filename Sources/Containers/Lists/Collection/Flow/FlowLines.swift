/// Breaks the items of a section into lines, as if the layout scrolled vertically.
struct FlowLines: Sendable {
  /// The width available for a line.
  let room: Double
  /// The minimum spacing between items on the same line.
  let spacing: Double
  /// The spacing between lines.
  let lineSpacing: Double

  /// A run of consecutive items.
  ///
  /// Runs of items of equal size are computed; others list each frame.
  struct Run: Sendable {
    let first: Int
    let count: Int
    /// The position of the run, relative to the first line of the section.
    let start: Double
    let extent: Double
    let lines: Lines

    var end: Double { start + extent }
  }

  /// The arrangement of a run's items.
  enum Lines: Sendable {
    case uniform(size: Size, perLine: Int, gap: Double)
    case listed(frames: [Rect], lineStarts: [Double], lineItems: [Range<Int>])
  }

  /// Returns a run of items of equal size.
  func uniform(_ size: Size, from first: Int = 0, count: Int, at start: Double = 0) -> Run {
    guard count > 0, size.width > 0 else {
      let lines = Lines.uniform(size: size, perLine: 1, gap: 0)
      return Run(first: first, count: count, start: start, extent: 0, lines: lines)
    }
    let perLine = itemsPerLine(size)
    let gap = perLine > 1 ? (room - Double(perLine) * size.width) / Double(perLine - 1) : 0
    let lines = (count + perLine - 1) / perLine
    return Run(
      first: first, count: count, start: start,
      extent: Double(lines) * size.height + Double(lines - 1) * lineSpacing,
      lines: .uniform(size: size, perLine: perLine, gap: gap))
  }

  /// Returns the runs for items of which some sizes are known and all others have a standard size.
  ///
  /// Only lines with a known item are listed, so that a million unknown items cost nothing.
  func mixed(_ known: KnownSizes, standard: Size, count: Int) -> [Run] {
    let perLine = itemsPerLine(standard)
    var runs: [Run] = []
    var (item, start) = (0, 0.0)
    func nextKnown() -> Int {
      let place = known.place(of: item)
      return place < known.items.count ? known.items[place] : count
    }
    func add(_ run: Run) {
      runs.append(run)
      item += run.count
      start = run.end + lineSpacing
    }
    while item < count {
      let next = min(nextKnown(), count)
      let whole = next == count ? count - item : (next - item) / perLine * perLine
      if whole > 0 {
        add(uniform(standard, from: item, count: whole, at: start))
      } else {
        add(
          listed(from: item, count: count, at: start) {
            known[$0] ?? standard
          } until: { end in
            let place = known.place(of: end)
            return place == known.items.count || known.items[place] - end >= perLine
          })
      }
    }
    return runs
  }

  /// Returns a run of items with individual sizes.
  ///
  /// In each line but the last, the remaining width is distributed between the items. Items are
  /// centered vertically in their line.
  ///
  /// - Parameter until: Returns whether the run may end before an item that starts a line.
  func listed(
    from first: Int = 0, count: Int, at start: Double = 0, size: (Int) -> Size,
    until: (Int) -> Bool = { _ in false }
  ) -> Run {
    var list = FlowLineList()
    var item = first
    while item < count, item == first || !until(item) {
      var sizes = [size(item)]
      var width = sizes[0].width
      while item + sizes.count < count {
        let next = size(item + sizes.count)
        guard width + spacing + next.width <= room + 1e-9 else { break }
        sizes.append(next)
        width += spacing + next.width
      }
      let isLast = item + sizes.count == count
      let gaps = Double(sizes.count - 1)
      let stretch = isLast || gaps == 0 ? 0 : max(0, (room - width) / gaps)
      let indent = gaps == 0 && !isLast ? max(0, (room - width) / 2) : 0
      list.add(sizes, at: item - first, indent: indent, gap: spacing + stretch, lineSpacing)
      item += sizes.count
    }
    return Run(
      first: first, count: item - first, start: start,
      extent: max(0, list.end - lineSpacing),
      lines: .listed(frames: list.frames, lineStarts: list.starts, lineItems: list.items))
  }

  private func itemsPerLine(_ size: Size) -> Int {
    guard size.width + spacing > 0 else { return 1 }
    let count = (room + spacing + 1e-9) / (size.width + spacing)
    return count > 1 ? Int(min(count, 1e9)) : 1
  }
}

/// A list of consecutive lines.
private struct FlowLineList {
  private(set) var frames: [Rect] = []
  private(set) var starts: [Double] = []
  private(set) var items: [Range<Int>] = []
  /// The position at which the next line starts.
  private(set) var end = 0.0

  mutating func add(
    _ sizes: [Size], at item: Int, indent: Double, gap: Double, _ lineSpacing: Double
  ) {
    let height = sizes.reduce(0) { max($0, $1.height) }
    var x = indent
    for size in sizes {
      frames.append(
        Rect(x: x, y: end + (height - size.height) / 2, width: size.width, height: size.height))
      x += size.width + gap
    }
    starts.append(end)
    items.append(item..<(item + sizes.count))
    end += height + lineSpacing
  }
}

extension FlowLines.Run {
  /// Returns the frame of an item, relative to the first line of the section.
  func frame(of item: Int, lineSpacing: Double) -> Rect {
    switch lines {
    case .uniform(let size, let perLine, let gap):
      let (line, place) = (item - first).quotientAndRemainder(dividingBy: perLine)
      return Rect(
        x: Double(place) * (size.width + gap),
        y: start + Double(line) * (size.height + lineSpacing), width: size.width,
        height: size.height)
    case .listed(let frames, _, _): return frames[item - first].offsetBy(dx: 0, dy: start)
    }
  }

  /// Returns the items whose lines lie between two positions relative to the first line.
  func items(from low: Double, to high: Double, lineSpacing: Double) -> Range<Int> {
    let (low, high) = (low - start, high - start)
    guard count > 0, high > 0, low < extent else { return first..<first }
    switch lines {
    case .uniform(let size, let perLine, _):
      let pitch = max(1e-6, size.height + lineSpacing)
      func line(at y: Double) -> Int { y > 0 ? Int(min(y / pitch, 1e9)) : 0 }
      let begin = line(at: low) * perLine
      let end = (line(at: high) + 1) * perLine
      let range = min(begin, count)..<min(max(begin, end), count)
      return (first + range.lowerBound)..<(first + range.upperBound)
    case .listed(_, let starts, let items):
      let begin = items[Self.line(at: low, starts)].lowerBound
      let end = items[Self.line(at: high, starts)].upperBound
      return (first + begin)..<(first + end)
    }
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
