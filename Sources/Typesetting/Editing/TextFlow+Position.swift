package import Pixels

extension TextFlow {
  /// A line of a flow, by its paragraph and its index in the paragraph's layout.
  package struct LinePlace {
    var paragraph: Int
    package var layout: TextLayout
    package var index: Int

    package var line: TextLayout.Line { layout.lines[index] }
  }

  /// Returns the line that contains the caret before an offset.
  ///
  /// - Parameter isUpstream: Whether the caret belongs to the end of the previous line if a line
  ///   was broken at the offset.
  package mutating func line(ofByte byte: Int, isUpstream: Bool, in text: String) -> LinePlace {
    let paragraph = paragraph(ofByte: byte)
    let layout = layout(of: paragraph, in: text)
    let index = layout.lineIndex(ofByte: byte - start(of: paragraph), isUpstream: isUpstream)
    return LinePlace(paragraph: paragraph, layout: layout, index: index)
  }

  /// Returns the line at a y position.
  mutating func line(atY y: Double, in text: String) -> LinePlace {
    let paragraph = paragraph(atY: y)
    let layout = layout(of: paragraph, in: text)
    let inside = y - top(of: paragraph)
    return LinePlace(
      paragraph: paragraph, layout: layout,
      index: layout.lines.lastIndex { $0.top <= inside } ?? 0)
  }

  /// Returns the line a number of lines below, or above if negative; `nil` beyond the text.
  package mutating func line(_ place: LinePlace, offset: Int, in text: String) -> LinePlace? {
    var place = place
    place.index += offset
    while place.index < 0 {
      guard place.paragraph > 0 else { return nil }
      place.paragraph -= 1
      place.layout = layout(of: place.paragraph, in: text)
      place.index += place.layout.lines.count
    }
    while place.index >= place.layout.lines.count {
      guard place.paragraph + 1 < count else { return nil }
      place.index -= place.layout.lines.count
      place.paragraph += 1
      place.layout = layout(of: place.paragraph, in: text)
    }
    return place
  }

  /// Returns the range of text that a line shows, without its newline.
  package func bytes(of place: LinePlace) -> Range<Int> {
    let start = start(of: place.paragraph)
    return (start + place.line.bytes.lowerBound)..<(start + place.line.bytes.upperBound)
  }

  /// Returns the rectangle of the caret before an offset, with zero width.
  package mutating func caret(ofByte byte: Int, isUpstream: Bool, in text: String) -> Rect {
    let place = line(ofByte: byte, isUpstream: isUpstream, in: text)
    let x = place.layout.x(ofByte: byte - start(of: place.paragraph), in: place.line)
    return Rect(
      x: x, y: top(of: place.paragraph) + place.line.top, width: 0, height: place.line.height)
  }

  /// Returns the offset in a line that is nearest to an x position, and whether it is the end of a
  /// line that was broken there.
  package func byte(atX x: Double, in place: LinePlace) -> (byte: Int, isUpstream: Bool) {
    let start = start(of: place.paragraph)
    let byte = place.layout.byte(atX: x, in: place.line)
    let isBroken = place.index + 1 < place.layout.lines.count
    return (start + byte, isBroken && byte == place.line.bytes.upperBound)
  }

  /// Returns the offset nearest to a point.
  package mutating func byte(at point: Point, in text: String) -> (byte: Int, isUpstream: Bool) {
    let place = line(atY: point.y, in: text)
    return byte(atX: point.x, in: place)
  }

  /// Returns the next offset to the right or left in the same line; `nil` beyond the line.
  package mutating func byte(
    beside byte: Int, isUpstream: Bool, toRight: Bool, in text: String
  ) -> Int? {
    let place = line(ofByte: byte, isUpstream: isUpstream, in: text)
    let start = start(of: place.paragraph)
    let stops = place.layout.stops(of: place.line)
    let here = place.layout.x(ofByte: byte - start, in: place.line)
    let beyond = stops.filter { toRight ? $0.x > here + 0.01 : $0.x < here - 0.01 }
    guard let nearest = beyond.map(\.x).min(by: { abs($0 - here) < abs($1 - here) }) else {
      return nil
    }
    return beyond.filter { abs($0.x - nearest) < 0.02 }
      .min { abs($0.byte - byte + start) < abs($1.byte - byte + start) }
      .map { $0.byte + start }
  }

  /// Returns the rectangles of a range of text, line by line, in points.
  ///
  /// - Parameter area: The visible area. Only lines that intersect it count, so that a long
  ///   selection costs no more than its visible part. A line that is selected beyond its end is
  ///   extended to the edge of the area.
  package mutating func spans(of range: Range<Int>, within area: Rect, in text: String)
    -> [TextSelectionRect]
  {
    guard !range.isEmpty else { return [] }
    var result: [TextSelectionRect] = []
    var paragraph = max(paragraph(ofByte: range.lowerBound), paragraph(atY: area.minY))
    while paragraph < count, start(of: paragraph) < range.upperBound, top(of: paragraph) < area.maxY
    {
      let layout = layout(of: paragraph, in: text)
      let (start, top) = (start(of: paragraph), top(of: paragraph))
      let part = (range.lowerBound - start)..<(range.upperBound - start)
      for line in layout.lines where top + line.top + line.height > area.minY {
        guard top + line.top < area.maxY else { return result }
        result += rects(
          of: part, in: line, of: layout, at: top, area, isLast: line == layout.lines.last)
      }
      paragraph += 1
    }
    return result
  }

  private func rects(
    of part: Range<Int>, in line: TextLayout.Line, of layout: TextLayout, at top: Double,
    _ area: Rect, isLast: Bool
  ) -> [TextSelectionRect] {
    var spans = layout.spans(of: part, in: line)
    let end = layout.end(of: line)
    // Where the selection continues after the line, so does its background.
    if isLast, part.lowerBound <= end, part.upperBound > end {
      let edge = layout.x(ofByte: end, in: line)
      let span = TextLayout.Span(
        left: line.isRightToLeft ? min(area.minX, edge) : edge,
        right: line.isRightToLeft ? edge : max(area.maxX, edge), isRightToLeft: line.isRightToLeft)
      spans.append(span)
    }
    return spans.map { span in
      TextSelectionRect(
        rect: Rect(
          minX: span.left, minY: top + line.top, maxX: span.right,
          maxY: top + line.top + line.height),
        writingDirection: span.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }
}

extension TextLayout {
  /// Returns every caret position in a line.
  func stops(of line: Line) -> [(byte: Int, x: Double)] {
    let end = end(of: line)
    guard line.bytes.lowerBound < end else { return [(end, line.x)] }
    var places = CaretPlaces(line, of: self)
    var result: [(byte: Int, x: Double)] = []
    var index = string.utf8.index(string.startIndex, offsetBy: line.bytes.lowerBound)
    var byte = line.bytes.lowerBound
    while byte <= end {
      result.append((byte, places.x(ofByte: byte)))
      guard byte < end else { break }
      let next = string.index(after: index)
      byte += string.utf8.distance(from: index, to: next)
      index = next
    }
    return result
  }
}
