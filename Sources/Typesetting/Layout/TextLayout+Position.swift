public import Pixels

extension TextLayout {
  /// Returns the rectangle of the caret before a character, with zero width.
  public func caret(at index: String.Index) -> Rect {
    let byte = string.utf8.distance(from: string.startIndex, to: index)
    let line = lines[lineIndex(ofByte: byte)]
    return Rect(x: x(ofByte: byte, in: line), y: line.top, width: 0, height: line.height)
  }

  /// Returns the position between two characters that is nearest to a point.
  public func index(at point: Point) -> String.Index {
    let line = lines.last { $0.top <= point.y } ?? lines[0]
    return string.utf8.index(string.startIndex, offsetBy: byte(atX: point.x, in: line))
  }

  /// Returns the rectangles around a range of text: one for each line that it touches, or several
  /// where text of the other direction lies between.
  public func rects(for range: Range<String.Index>) -> [Rect] {
    let first = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    let last = string.utf8.distance(from: string.startIndex, to: range.upperBound)
    return lines.flatMap { line in
      spans(of: first..<last, in: line).map { span in
        Rect(
          minX: span.left, minY: line.top, maxX: span.right, maxY: line.top + line.height)
      }
    }
  }

  /// A selected part of a line.
  struct Span {
    var left: Double
    var right: Double
    var isRightToLeft: Bool
  }

  /// Returns the line that contains the caret before an offset.
  ///
  /// - Parameter isUpstream: Whether the caret belongs to the end of the previous line if a line
  ///   was broken at the offset.
  func lineIndex(ofByte byte: Int, isUpstream: Bool = false) -> Int {
    let index = lines.lastIndex { $0.bytes.lowerBound <= byte } ?? 0
    guard isUpstream, index > 0, lines[index].bytes.lowerBound == byte,
      end(of: lines[index - 1]) == byte
    else { return index }
    return index - 1
  }

  /// Returns the UTF-8 offset of the end of a line, without its newline.
  func end(of line: Line) -> Int {
    glyphs[line.glyphs].lazy.map { Int($0.byte) + Int($0.count) }.max() ?? line.bytes.lowerBound
  }

  /// Returns the x position of the caret before an offset, in points from the layout's left edge.
  func x(ofByte byte: Int, in line: Line) -> Double {
    var before: Glyph?
    for glyph in glyphs[line.glyphs] where glyph.byte >= 0 {
      let (start, end) = (Int(glyph.byte), Int(glyph.byte) + Int(glyph.count))
      if start <= byte, byte < end {
        return glyph.x(at: share(of: glyph, before: byte - start))
      }
      if end <= byte, end > before.map({ Int($0.byte) }) ?? -1 { before = glyph }
    }
    return before?.x(at: 1) ?? line.x
  }

  /// Returns the UTF-8 offset of the character boundary nearest to an x position.
  func byte(atX x: Double, in line: Line) -> Int {
    let shown = glyphs[line.glyphs].filter { $0.byte >= 0 }
    guard let glyph = shown.last(where: { $0.pen <= x }) ?? shown.first else {
      return line.bytes.lowerBound
    }
    let share = min(max((x - glyph.pen) / Double(max(glyph.advance, 0.01)), 0), 1)
    let part = glyph.isRightToLeft ? 1 - share : share
    return boundary(in: glyph, nearest: part)
  }

  /// Returns the parts of a line that a range of text covers, from left to right.
  func spans(of range: Range<Int>, in line: Line) -> [Span] {
    var spans: [Span] = []
    for glyph in glyphs[line.glyphs] where glyph.byte >= 0 {
      let start = max(range.lowerBound, Int(glyph.byte))
      let end = min(range.upperBound, Int(glyph.byte) + Int(glyph.count))
      guard start < end else { continue }
      let one = glyph.x(at: share(of: glyph, before: start - Int(glyph.byte)))
      let other = glyph.x(at: share(of: glyph, before: end - Int(glyph.byte)))
      let span = Span(
        left: min(one, other), right: max(one, other), isRightToLeft: glyph.isRightToLeft)
      if let last = spans.last, abs(last.right - span.left) < 0.6,
        last.isRightToLeft == span.isRightToLeft
      {
        spans[spans.count - 1].right = span.right
      } else {
        spans.append(span)
      }
    }
    return spans
  }

  /// Returns the text that the glyph of a word shows.
  func text(of glyph: Glyph) -> String {
    let start = string.utf8.index(string.startIndex, offsetBy: max(0, Int(glyph.byte)))
    let end = string.utf8.index(start, offsetBy: Int(glyph.count))
    let characters = string[start..<end].map(\.limited)
    return characters.count == 1 ? characters[0].drawn : String(characters)
  }

  /// Returns the part of a glyph's advance before an offset in its text, in bytes: in a word that is
  /// shaped whole, the edge of a character as it is drawn.
  func share(of glyph: Glyph, before byte: Int) -> Double {
    let count = Int(glyph.count)
    guard byte > 0, byte < count else { return byte <= 0 ? 0 : 1 }
    if glyph.glyph >= FontCache.firstWord {
      let shape = library.withCache {
        $0.shape(of: glyph.glyph, in: Int(glyph.face), dropped: text(of: glyph))
      }
      if let share = shape?.share(at: byte) { return share }
    }
    return Double(byte) / Double(count)
  }

  /// Returns the character boundary nearest to a fraction of a glyph's advance.
  private func boundary(in glyph: Glyph, nearest part: Double) -> Int {
    let (start, end) = (Int(glyph.byte), Int(glyph.byte) + Int(glyph.count))
    var index = string.utf8.index(string.startIndex, offsetBy: start)
    var (byte, best, distance) = (start, start, abs(part))
    while byte < end {
      let next = string.index(after: index)
      byte += string.utf8.distance(from: index, to: next)
      index = next
      let other = abs(share(of: glyph, before: min(byte, end) - start) - part)
      if other <= distance { (best, distance) = (min(byte, end), other) }
    }
    return best
  }
}

/// Finds the caret positions in a line for ascending offsets, in a single pass over a long line.
struct CaretPlaces {
  private let layout: TextLayout
  private let glyphs: [TextLayout.Glyph]
  private let lineStart: Double
  private var next = 0
  private var before: TextLayout.Glyph?

  init(_ line: TextLayout.Line, of layout: TextLayout) {
    self.layout = layout
    glyphs = layout.glyphs[line.glyphs].filter { $0.byte >= 0 }.sorted { $0.byte < $1.byte }
    lineStart = line.x
  }

  /// Returns the x position of the caret before an offset, in points from the layout's left edge.
  mutating func x(ofByte byte: Int) -> Double {
    while next < glyphs.count, Int(glyphs[next].byte) + Int(glyphs[next].count) <= byte {
      before = glyphs[next]
      next += 1
    }
    if next < glyphs.count, glyphs[next].byte <= byte {
      let glyph = glyphs[next]
      return glyph.x(at: layout.share(of: glyph, before: byte - Int(glyph.byte)))
    }
    return before?.x(at: 1) ?? lineStart
  }
}

extension TextLayout.Glyph {
  /// Returns the x position of a caret after a fraction, 0...1, of the glyph's text.
  fileprivate func x(at part: Double) -> Double {
    pen + Double(advance) * (isRightToLeft ? 1 - part : part)
  }
}
