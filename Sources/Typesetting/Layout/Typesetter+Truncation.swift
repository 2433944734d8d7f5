extension Typesetter {
  /// Returns the last line that fits, truncated from elements that continue after it.
  func truncated(_ start: Int, _ end: Int) -> ArraySlice<Element> {
    let rest = elements[start...]
    let first = rest.prefix { !$0.isNewline }
    let last = rest[((rest.lastIndex(where: \.isNewline) ?? start - 1) + 1)...]
    let dots = ellipsis(elements[start].style)
    let room = room(forLineAt: start) - dots.advance
    switch paragraph.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return elements[start..<end]
    case .byClipping: return first
    case .byTruncatingTail:
      return with(dots, after: head(of: first, within: room), before: [])
    case .byTruncatingHead:
      return with(dots, after: [], before: tail(of: last, within: room))
    case .byTruncatingMiddle:
      let back = tail(of: last, within: room / 2)
      let used = back.reduce(Float(0)) { $0 + $1.advance }
      return with(dots, after: head(of: first, within: room - used), before: back)
    }
  }

  private func ellipsis(_ style: UInt16) -> Element {
    let font = styles[Int(style)].font
    let face = cache.face(having: "…", like: font, face: cache.face(for: font))
    let dots = cache.glyph(for: "…")
    return Element(
      glyph: dots, face: UInt16(face), style: style,
      advance: cache.advance(of: dots, in: face) * Float(font.size), byte: -1)
  }

  private func with(
    _ dots: Element, after head: ArraySlice<Element>, before tail: ArraySlice<Element>
  ) -> ArraySlice<Element> {
    var dots = dots
    dots.level = (head.last ?? tail.first)?.level ?? 0
    return head + [dots] + tail
  }

  private func isSpaceless(_ element: Element) -> Bool {
    guard element.glyph >= FontCache.firstWord else { return false }
    return cache.text(of: element.glyph).unicodeScalars.contains { Script.isSpaceless($0.value) }
  }

  private func head(of line: ArraySlice<Element>, within room: Float) -> ArraySlice<Element> {
    var used: Float = 0
    var end = line.startIndex
    while end < line.endIndex, used + line[end].advance <= room + 0.01 {
      used += line[end].advance
      end += 1
    }
    // Part of a word, where none fits or no spaces separate them.
    if end < line.endIndex, end == line.startIndex || isSpaceless(line[end]),
      let (part, _) = parts(of: line[end], within: room - used, atLeast: 0)
    {
      return line[..<end] + [part]
    }
    while end > line.startIndex, line[end - 1].isSpace { end -= 1 }
    return line[..<end]
  }

  private func tail(of line: ArraySlice<Element>, within room: Float) -> ArraySlice<Element> {
    var used: Float = 0
    var start = line.endIndex
    while start > line.startIndex, used + line[start - 1].advance <= room + 0.01 {
      used += line[start - 1].advance
      start -= 1
    }
    while start < line.endIndex, line[start].isSpace { start += 1 }
    return line[start...]
  }
}
