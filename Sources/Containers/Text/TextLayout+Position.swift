extension TextLayout {
  /// Returns the place of the caret before a character: a line without width.
  public func caret(at index: String.Index) -> Rect {
    let byte = string.utf8.distance(from: string.startIndex, to: index)
    let line = line(ofByte: byte)
    var x = line.x
    for glyph in glyphs[line.glyphs] where glyph.byte >= 0 && Int(glyph.byte) < byte {
      x = max(x, Double(glyph.x) + Double(glyph.advance) * share(of: glyph, before: byte, in: line))
    }
    return Rect(x: x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the place between two characters that is nearest to a point.
  public func index(at point: Point) -> String.Index {
    let line = lines.last { $0.top <= point.y } ?? lines[0]
    var best = line.bytes.lowerBound
    for glyph in glyphs[line.glyphs] where glyph.byte >= 0 {
      if point.x >= Double(glyph.x + glyph.advance / 2) {
        best = max(best, nextByte(after: glyph, in: line))
      }
    }
    return string.utf8.index(string.startIndex, offsetBy: min(best, string.utf8.count))
  }

  /// Returns the rectangles around a part of the text, one for each line that it touches.
  public func rects(for range: Range<String.Index>) -> [Rect] {
    let first = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    let last = string.utf8.distance(from: string.startIndex, to: range.upperBound)
    return lines.compactMap { line in
      let marked = glyphs[line.glyphs].filter { Int($0.byte) >= first && Int($0.byte) < last }
      guard let left = marked.map(\.x).min(), let right = marked.map({ $0.x + $0.advance }).max()
      else { return nil }
      return Rect(
        minX: Double(left), minY: line.top, maxX: Double(right), maxY: line.top + line.height)
    }
  }

  private func line(ofByte byte: Int) -> Line {
    lines.last { $0.bytes.lowerBound <= byte } ?? lines[0]
  }

  /// How much of a glyph lies before a byte: all, unless it shows a whole word.
  private func share(of glyph: Glyph, before byte: Int, in line: Line) -> Double {
    let next = nextByte(after: glyph, in: line)
    guard next > byte else { return 1 }
    return Double(byte - Int(glyph.byte)) / Double(next - Int(glyph.byte))
  }

  private func nextByte(after glyph: Glyph, in line: Line) -> Int {
    let next = glyphs[line.glyphs].lazy.map { Int($0.byte) }.filter { $0 > Int(glyph.byte) }.min()
    if let next { return next }
    // The last glyph of a line ends where the line does, but for a newline.
    var end = line.bytes.upperBound
    let utf8 = string.utf8
    while end > Int(glyph.byte) + 1 {
      let byte = utf8[utf8.index(utf8.startIndex, offsetBy: end - 1)]
      guard byte == 10 || byte == 13 else { break }
      end -= 1
    }
    return end
  }
}
