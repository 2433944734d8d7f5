/// Turns characters into glyphs, and glyphs into lines.
struct Typesetter {
  /// A glyph that has no place yet.
  struct Element {
    var glyph: UInt32
    var face: UInt16
    var style: UInt16
    /// How far the pen moves, in points.
    var advance: Float
    /// How far the glyph stands to the right of the pen, in points.
    var shift: Float = 0
    var byte: Int32
    var isSpace = false
    var isNewline = false
    var isRightToLeft = false
    var canBreakAfter = false
  }

  let cache: FontCache
  let paragraph: ParagraphStyle
  let width: Float
  private(set) var styles: [TextStyle] = []
  private var metrics: [FontMetrics] = []
  private var elements: [Element] = []
  private(set) var glyphs: [TextLayout.Glyph] = []
  private(set) var lines: [TextLayout.Line] = []
  private(set) var size = Size.zero
  private(set) var isTruncated = false
  private var bytes = 0

  init(cache: FontCache, paragraph: ParagraphStyle, width: Double) {
    self.cache = cache
    self.paragraph = paragraph
    self.width = Float(max(0, width))
  }

  // MARK: Characters to glyphs

  mutating func shape(_ text: StyledText, _ style: TextStyle) {
    elements.reserveCapacity(text.runs.reduce(0) { $0 + $1.text.utf8.count })
    add(style)
    for run in text.runs {
      if let own = run.style { add(own) } else if styles.last != style { add(style) }
      shape(run.text)
    }
  }

  private mutating func add(_ style: TextStyle) {
    styles.append(style)
    let face = cache.face(for: style.font)
    metrics.append(cache.metrics(of: face).scaled(by: style.font.size))
  }

  private mutating func shape(_ text: String) {
    let font = styles[styles.count - 1].font
    let face = cache.face(for: font)
    var word = ""
    var wordStart = bytes
    for character in text {
      let scalars = character.unicodeScalars
      let first = scalars[scalars.startIndex]
      if Script.isJoined(first) {
        if word.isEmpty { wordStart = bytes }
        word.append(character)
      } else {
        flush(&word, wordStart, font, face)
        let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
        append(
          first, glyph: isSingle ? first.value : cache.glyph(for: String(character)), bytes, font,
          face)
      }
      bytes += character.utf8.count
    }
    flush(&word, wordStart, font, face)
  }

  private mutating func flush(_ word: inout String, _ start: Int, _ font: Font, _ face: Int) {
    guard let first = word.unicodeScalars.first else { return }
    append(first, glyph: cache.glyph(for: word), start, font, face)
    word = ""
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, glyph: UInt32, _ byte: Int, _ font: Font, _ primary: Int
  ) {
    var element = Element(
      glyph: glyph, face: UInt16(primary), style: UInt16(styles.count - 1), advance: 0,
      byte: Int32(truncatingIfNeeded: byte))
    defer { elements.append(element) }
    if Script.isNewline(scalar) {
      element.isNewline = true
      return
    }
    let face = cache.face(having: scalar, like: font, face: primary)
    let size = Float(font.size)
    element.face = UInt16(face)
    var advance = cache.advance(of: glyph, in: face)
    var kerns = true
    if font.hasMonospacedDigits, glyph >= 0x30, glyph <= 0x39 {
      let zero = cache.advance(of: 0x30, in: face)
      element.shift = (zero - advance) / 2 * size
      advance = zero
      kerns = false
    }
    element.advance = advance * size + Float(styles[styles.count - 1].tracking)
    element.isSpace = Script.isSpace(scalar)
    element.isRightToLeft = Script.isRightToLeft(scalar)
    element.canBreakAfter = element.isSpace || Script.isHyphen(scalar)
    guard let last = elements.indices.last, !elements[last].isNewline else { return }
    if kerns, elements[last].face == element.face, elements[last].style == element.style {
      elements[last].advance +=
        cache.kerning(between: elements[last].glyph, and: glyph, in: face) * size
    }
    breakBetween(last, scalar)
  }

  /// Allows a line to end before an ideograph or after one, where punctuation permits.
  private mutating func breakBetween(_ last: Int, _ scalar: Unicode.Scalar) {
    if Script.isClosing(scalar), !elements[last].isSpace {
      elements[last].canBreakAfter = false
      return
    }
    guard let previous = Unicode.Scalar(elements[last].glyph), !elements[last].isSpace,
      Script.isIdeographic(scalar) || Script.isIdeographic(previous),
      !Script.isOpening(previous)
    else { return }
    elements[last].canBreakAfter = true
  }

  // MARK: Glyphs to lines

  mutating func breakLines() {
    glyphs.reserveCapacity(elements.count)
    var start = 0
    var endsWithNewline = elements.isEmpty
    while start < elements.count {
      let (end, next) = lineEnd(from: start)
      let isLast = paragraph.lineLimit > 0 && lines.count + 1 == paragraph.lineLimit
      if isLast, next < elements.count {
        truncate(start)
        endsWithNewline = false
        break
      }
      place(Array(elements[start..<end]), endByte: byte(at: next))
      endsWithNewline = next > end
      start = next
    }
    if endsWithNewline, paragraph.lineLimit == 0 || lines.count < paragraph.lineLimit {
      place([], endByte: bytes)
    }
    align()
  }

  private func byte(at index: Int) -> Int {
    index < elements.count ? Int(elements[index].byte) : bytes
  }

  /// Returns where a line ends, and where the next begins: after a newline, if there is one.
  private func lineEnd(from start: Int) -> (end: Int, next: Int) {
    var used: Float = 0
    var lastBreak: Int?
    for index in start..<elements.count {
      let element = elements[index]
      if element.isNewline { return (index, index + 1) }
      if !element.isSpace, index > start, used + net(element) > width + 0.01 {
        let end = lastBreak ?? index
        return (end, end)
      }
      used += element.advance
      if element.canBreakAfter { lastBreak = index + 1 }
    }
    return (elements.count, elements.count)
  }

  /// The advance without the space that tracking adds after the glyph.
  private func net(_ element: Element) -> Float {
    element.advance - Float(styles[Int(element.style)].tracking)
  }

  /// Places as much of the text as fits, and an ellipsis.
  private mutating func truncate(_ start: Int) {
    isTruncated = true
    let style = elements[start].style
    let font = styles[Int(style)].font
    let primary = cache.face(for: font)
    let face = cache.face(having: "…", like: font, face: primary)
    let dots = cache.glyph(for: "…")
    var ellipsis = Element(
      glyph: dots, face: UInt16(face), style: style,
      advance: cache.advance(of: dots, in: face) * Float(font.size), byte: -1)
    var end = start
    var used: Float = 0
    while end < elements.count, !elements[end].isNewline,
      used + elements[end].advance + ellipsis.advance <= width + 0.01
    {
      used += elements[end].advance
      end += 1
    }
    while end > start, elements[end - 1].isSpace { end -= 1 }
    var line = Array(elements[start..<end])
    ellipsis.isRightToLeft = line.last?.isRightToLeft ?? false
    line.append(ellipsis)
    place(line, endByte: bytes)
  }

  /// Adds a line at the left edge.
  private mutating func place(_ line: [Element], endByte: Int) {
    let used = Set(line.map(\.style))
    let tallest = used.isEmpty ? [metrics[0]] : used.map { metrics[Int($0)] }
    let ascent = tallest.map(\.ascent).max() ?? 0
    let descent = tallest.map(\.descent).max() ?? 0
    let leading = tallest.map(\.leading).max() ?? 0
    let top = lines.isEmpty ? 0 : size.height + paragraph.lineSpacing
    let startByte = line.first.map { Int($0.byte) } ?? endByte
    let firstGlyph = glyphs.count
    var pen: Float = 0
    var inked: Float = 0
    for element in visualOrder(line) {
      glyphs.append(
        TextLayout.Glyph(
          glyph: element.glyph, face: element.face, style: element.style, x: pen + element.shift,
          advance: element.advance, byte: element.byte))
      pen += element.advance
      if !element.isSpace { inked = pen - element.advance + net(element) }
    }
    lines.append(
      TextLayout.Line(
        x: 0, top: top, baseline: top + leading / 2 + ascent, height: ascent + descent + leading,
        width: Double(inked), glyphs: firstGlyph..<glyphs.count,
        bytes: max(0, startByte)..<endByte))
    size = Size(
      width: max(size.width, Double(inked)), height: top + ascent + descent + leading)
  }

  /// Returns a line with its stretches of right-to-left words, and the spaces between, turned round.
  private func visualOrder(_ line: [Element]) -> [Element] {
    guard line.contains(where: \.isRightToLeft) else { return line }
    var ordered: [Element] = []
    var stretch: [Element] = []
    var spaces: [Element] = []
    for element in line {
      if element.isRightToLeft {
        stretch += spaces + [element]
        spaces = []
      } else if element.isSpace, !stretch.isEmpty {
        spaces.append(element)
      } else {
        ordered += stretch.reversed() + spaces + [element]
        (stretch, spaces) = ([], [])
      }
    }
    return ordered + stretch.reversed() + spaces
  }

  private mutating func align() {
    let share: Double
    switch paragraph.alignment {
    case .left: return
    case .center: share = 0.5
    case .right: share = 1
    case .natural:
      guard elements.first(where: { !$0.isSpace })?.isRightToLeft == true else { return }
      share = 1
    }
    let room = width.isFinite ? Double(width) : size.width
    for index in lines.indices {
      let move = max(0, room - lines[index].width) * share
      lines[index].x = move
      for glyph in lines[index].glyphs { glyphs[glyph].x += Float(move) }
    }
  }
}
