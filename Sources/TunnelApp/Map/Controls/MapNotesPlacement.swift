import Containers

/// The layout of the scale and the attribution of a map.
///
/// The notes are as wide as fits next to the whole globe in the middle, no matter what the map
/// currently shows, so that zooming never moves them. As space shrinks, they give way in this
/// order:
/// 1. The text wraps to more lines, and the scale moves above the attribution.
/// 2. Large text shrinks, by a fifth at most.
/// 3. The attribution becomes the single word ``shortAttribution``, which opens the sources just as
///    the long one does, and large text shrinks down to the default size. An attribution too small
///    to read would be none.
/// 4. The notes overlap the globe.
/// 5. The scale disappears, and the short attribution remains.
struct MapNotesPlacement: Hashable {
  /// The distance between the notes and the edges, in points.
  private(set) var margin = 8.0
  /// The number of lines of the attribution: one, or one per source.
  private(set) var attributionLines = 3
  /// Whether the text of the scale wraps to two lines.
  private(set) var isScaleNarrow = true
  /// Whether the scale is above the attribution.
  private(set) var isScaleRaised = false
  /// Whether the attribution is a single word.
  private(set) var isShort = false
  /// Whether there is room for the scale.
  private(set) var hasScale = true

  /// The attribution where the names of the sources do not fit.
  static var shortAttribution: String { Messages.Maps.sources }

  /// Whether the notes stay clear of the globe.
  private(set) var isClear = false
  /// The scale of the text relative to its default size.
  private(set) var textScale: Double

  private let sources: [String]

  /// Creates the widest layout that stays clear of the globe, or else the one that covers the least
  /// of it.
  ///
  /// - Parameters:
  ///   - sources: The names of three data sources, the longest last.
  ///   - textScale: The user's preferred text size relative to the default.
  init(in size: Size, around globeRadius: Double, sources: [String], textScale: Double = 1) {
    self.sources = sources
    self.textScale = textScale
    if min(size.width, size.height) >= 400 { margin = 12 }
    let scales = TextScale.fallbacks(from: textScale)
    // Slightly smaller text is better than text on the globe.
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

  /// Chooses the widest layout that stays clear of the globe, or else the one that covers the least
  /// of it.
  ///
  /// - Returns: Whether the layout stays clear.
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

  /// Returns the height that the notes take up, including the margin below them.
  private func height(in size: Size) -> Double {
    let notes = attributionRows(in: size)
    let rows = notes + scaleRows(in: size, above: notes.map(\.minY).min() ?? size.height)
    return size.height - (rows.map(\.minY).min() ?? size.height)
  }

  private mutating func take(_ lines: Int, _ isNarrow: Bool, _ isRaised: Bool) {
    (attributionLines, isScaleNarrow, isScaleRaised) = (lines, isNarrow, isRaised)
  }

  /// Returns the maximum length of the scale bar in points.
  ///
  /// Text on two lines is about that long.
  func longestBar(in size: Size) -> Double {
    max(20, min(isScaleNarrow ? 80 : 110, size.width - 2 * margin - 2))
  }

  /// The text of the attribution.
  ///
  /// The longest line is at the bottom, where there is the most room.
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
  /// Returns the distance between a point and the nearest point of the rectangle.
  fileprivate func distance(to point: Point) -> Double {
    let nearest = Point(
      x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    let away = nearest - point
    return (away.x * away.x + away.y * away.y).squareRoot()
  }
}
