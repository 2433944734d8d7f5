import Containers

/// How the scale and the attribution of a map stand in a size: as widely as the whole globe in the
/// middle leaves them room, whatever the map shows now, so that nothing moves while it is zoomed.
///
/// Where there is less and less room they give way in this order:
/// 1. The words stand in more lines, and the scale above the attribution.
/// 2. Large text becomes smaller, by a fifth at the most.
/// 3. The attribution becomes the one word ``shortAttribution``, which leads to the sources as the long one does,
///    and large text becomes smaller, down to the usual size: what nobody could read is no attribution.
/// 4. The notes stand on a part of the globe.
/// 5. The scale goes, and the short attribution stands alone.
struct MapNotesPlacement: Hashable {
  /// The room between the notes and the edges, in points.
  private(set) var margin = 8.0
  /// How many lines the attribution has: one, or one for each source.
  private(set) var attributionLines = 3
  /// Whether the words of the scale stand in two lines.
  private(set) var isScaleNarrow = true
  /// Whether the scale stands above the attribution.
  private(set) var isScaleRaised = false
  /// Whether the attribution is one word.
  private(set) var isShort = false
  /// Whether there is room for the scale.
  private(set) var hasScale = true

  /// What leads to the sources where there is no room for their names.
  static var shortAttribution: String { Messages.Maps.sources }

  /// Whether the notes keep clear of the globe.
  private(set) var isClear = false
  /// How large the notes are in relation to their usual size.
  private(set) var textScale: Double

  private let sources: [String]

  /// Finds the widest way that keeps clear of the globe; else the one that covers the least of it.
  ///
  /// - Parameters:
  ///   - sources: Whose data are shown, three of them, the longest last.
  ///   - textScale: How large a person prefers text in relation to its usual size.
  init(in size: Size, around globeRadius: Double, sources: [String], textScale: Double = 1) {
    self.sources = sources
    self.textScale = textScale
    if min(size.width, size.height) >= 400 { margin = 12 }
    let scales = TextScale.fallbacks(from: textScale)
    // Text that is a little smaller is better than text on the globe.
    for scale in scales where scale >= 0.8 * textScale {
      self.textScale = scale
      if findClearWay(in: size, around: globeRadius) { return }
    }
    isShort = true
    for scale in scales {
      self.textScale = scale
      if findClearWay(in: size, around: globeRadius) { return }
    }
    for scale in scales {
      self.textScale = scale
      _ = findClearWay(in: size, around: globeRadius)
      let isSeparate = isClear(in: size, of: 0)
      if isSeparate, scale <= 1 || height(in: size) <= 0.4 * size.height { return }
    }
    hasScale = false
    take(1, false, false)
  }

  /// Takes the widest way that keeps clear of the globe; else the one that covers the least of it.
  ///
  /// - Returns: Whether there is one that keeps clear.
  private mutating func findClearWay(in size: Size, around globeRadius: Double) -> Bool {
    for isRaised in [false, true] {
      for lines in [1, 3] {
        for isNarrow in [false, true] {
          take(lines, isNarrow, isRaised)
          isClear = isClear(in: size, of: globeRadius)
          if isClear { return true }
        }
      }
    }
    take(3, true, false)
    isScaleRaised = !isClear(in: size, of: 0)
    return false
  }

  /// How much of the height the notes take, with the room under them.
  private func height(in size: Size) -> Double {
    let notes = attributionRows(in: size)
    let rows = notes + scaleRows(in: size, above: notes.map(\.minY).min() ?? size.height)
    return size.height - (rows.map(\.minY).min() ?? size.height)
  }

  private mutating func take(_ lines: Int, _ isNarrow: Bool, _ isRaised: Bool) {
    (attributionLines, isScaleNarrow, isScaleRaised) = (lines, isNarrow, isRaised)
  }

  /// The longest that the bar of the scale may be, in points: under words in two lines about as long as these.
  func longestBar(in size: Size) -> Double {
    max(20, min(isScaleNarrow ? 80 : 110, size.width - 2 * margin - 2))
  }

  /// What the attribution says: the longest line stands at the bottom, where there is most room.
  var attribution: String {
    if isShort { return Self.shortAttribution }
    return attributionLines == 1
      ? sources.reversed().joined(separator: " · ") : sources.joined(separator: "\n")
  }

  private func isClear(in size: Size, of globeRadius: Double) -> Bool {
    let notes = attributionRows(in: size)
    let scale = scaleRows(in: size, above: notes.map(\.minY).min() ?? size.height)
    let gap = 8.0
    let center = Point(x: size.width / 2, y: size.height / 2)
    return (notes + scale).allSatisfy { row in
      row.minX >= margin && row.maxX <= size.width - margin && row.minY >= margin
    }
      && [notes, scale].allSatisfy { rows in
        rows.dropFirst().reduce(rows[0]) { $0.union($1) }.distance(to: center) >= globeRadius
      }
      && !notes.contains { note in scale.contains { $0.insetBy(dx: -gap, dy: 0).intersects(note) } }
  }

  private func attributionRows(in size: Size) -> [Rect] {
    let rows = rows(attribution)
    let top = size.height - margin - rows.map(\.height).reduce(0, +)
    return Self.stacked(rows, from: top) { size.width - margin - $0.width }
  }

  private func scaleRows(in size: Size, above top: Double) -> [Rect] {
    let words = rows(ScaleBarView.words("5,000 km", isNarrow: isScaleNarrow))
    let rows = words + [Size(width: longestBar(in: size) + 2, height: 8)]
    let bottom = isScaleRaised ? top - 6 : size.height - margin
    return Self.stacked(rows, from: bottom - rows.map(\.height).reduce(0, +)) { _ in margin }
  }

  private func rows(_ text: String) -> [Size] {
    let style = TextStyle(font: Typography.note.scaled(by: textScale))
    return text.split(separator: "\n").map { TextLayout(String($0), style: style).size }
  }

  private static func stacked(_ rows: [Size], from top: Double, x: (Size) -> Double) -> [Rect] {
    var y = top
    return rows.map { row in
      defer { y += row.height }
      return Rect(x: x(row), y: y, width: row.width, height: row.height)
    }
  }
}

extension Rect {
  /// How far a point is from the nearest of the rectangle.
  fileprivate func distance(to point: Point) -> Double {
    let nearest = Point(
      x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    let away = nearest - point
    return (away.x * away.x + away.y * away.y).squareRoot()
  }
}
