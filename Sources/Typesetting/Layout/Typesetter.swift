internal import Pixels

/// Converts characters to glyphs and arranges glyphs in lines.
struct Typesetter {
  /// A glyph that is not positioned yet.
  struct Element {
    var glyph: UInt32
    var face: UInt16
    var style: UInt16
    /// The advance of the pen, in points.
    var advance: Float
    /// The offset of the glyph from the pen, to the right, in points.
    var shift: Float = 0
    var byte: Int32
    /// The length of the glyph's text, in bytes.
    var count: Int32 = 0
    /// The embedding level; odd levels run right to left.
    var level: UInt8 = 0
    var isSpace = false
    var isTab = false
    var isNewline = false
    var canBreakAfter = false
    var isInvisible = false
  }

  /// The distance between tab stops, in points.
  private static let tabInterval: Float = 28

  let cache: FontCache
  let paragraph: ParagraphStyle
  let width: Float
  /// The text, which is asked for its characters where they matter.
  private(set) var text = StyledText()
  private(set) var styles: [TextStyle] = []
  private(set) var metrics: [FontMetrics] = []
  var elements: [Element] = []
  private(set) var glyphs: [TextLayout.Glyph] = []
  private(set) var lines: [TextLayout.Line] = []
  private(set) var size = Size.zero
  private(set) var isTruncated = false
  private(set) var bytes = 0
  /// The indents of the lines, in points; empty if the paragraph has none.
  private var indents: [Double] = []
  /// Whether it is known where lines may break.
  private var hasBreaks = false
  /// Whether the levels of elements must be resolved.
  private var isMixed = false
  /// The right-to-left paragraphs, as ranges of bytes.
  private var rightToLeftParagraphs: [Range<Int>] = []

  init(cache: FontCache, paragraph: ParagraphStyle, width: Double) {
    self.cache = cache
    self.paragraph = paragraph
    self.width = Float(max(0, width))
    swap(&elements, &cache.elements)
    swap(&metrics, &cache.metricsOfStyles)
  }

  /// Swaps the result lists with those of a layout.
  mutating func exchangeResults(
    _ styles: inout [TextStyle], _ glyphs: inout [TextLayout.Glyph],
    _ lines: inout [TextLayout.Line]
  ) {
    swap(&styles, &self.styles)
    swap(&glyphs, &self.glyphs)
    swap(&lines, &self.lines)
  }

  /// Empties the lists, keeping their capacity.
  mutating func clear() {
    styles.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }

  /// Returns working memory to the cache for the next text.
  mutating func finish() {
    // The memory of a very long text is freed.
    guard elements.count <= 1000 else { return }
    elements.removeAll(keepingCapacity: true)
    metrics.removeAll(keepingCapacity: true)
    swap(&elements, &cache.elements)
    swap(&metrics, &cache.metricsOfStyles)
  }

  // MARK: Characters to glyphs

  mutating func shape(_ text: StyledText, _ style: TextStyle) {
    self.text = text
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
    // Where the script of the word is.
    var block: HarfBuzzScript.Block?
    for character in text {
      let scalars = character.unicodeScalars
      let first = scalars[scalars.startIndex]
      let isBeyondGreek = first.value >= 0x590
      if isBeyondGreek, !isMixed { isMixed = Bidi.isNeeded(for: first) }
      // What is cut short stands by itself, so that a word has the bytes of its text.
      if isBeyondGreek, Script.isJoined(first), !character.exceedsLimit {
        let isFull = word.utf8.count >= TextLimits.bytesPerWord
        if isFull || leaves(&block, first) { flush(&word, wordStart, font, face) }
        if word.isEmpty { wordStart = bytes }
        word.append(character)
      } else {
        flush(&word, wordStart, font, face)
        let range = bytes..<(bytes + character.utf8.count)
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
          let cache = cache
          append(
            first, glyph: first.value, range, font,
            cache.face(having: first, like: font, face: face))
        } else {
          append(character.limited, range, font, face)
        }
      }
      bytes += character.utf8.count
    }
    flush(&word, wordStart, font, face)
  }

  mutating func append(
    _ scalar: Unicode.Scalar, glyph: UInt32, _ range: Range<Int>, _ font: Font,
    _ face: @autoclosure () -> Int
  ) {
    var element = Element(
      glyph: glyph, face: 0, style: UInt16(styles.count - 1), advance: 0,
      byte: Int32(truncatingIfNeeded: range.lowerBound),
      count: Int32(truncatingIfNeeded: range.count))
    defer { elements.append(element) }
    if Script.isNewline(scalar) {
      element.isNewline = true
      return
    }
    if scalar == "\t" {
      (element.isTab, element.isSpace) = (true, true)
      element.glyph = 0x20
      return
    }
    if Script.isInvisible(scalar) {
      (element.isInvisible, element.glyph) = (true, 0x20)
      return
    }
    let size = Float(font.size)
    let face = face()
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
    guard let last = elements.indices.last, !elements[last].isNewline else { return }
    if elements[last].isInvisible { return }
    if kerns, elements[last].face == element.face, elements[last].style == element.style {
      elements[last].advance +=
        cache.kerning(between: elements[last].glyph, and: glyph, in: face) * size
    }
  }

  // MARK: Glyphs to lines

  mutating func breakLines() {
    glyphs.reserveCapacity(elements.count)
    resolveDirections()
    var start = 0
    var endsWithNewline = elements.isEmpty
    while start < elements.count {
      let (end, next) = lineEnd(from: start)
      let isLast = paragraph.lineLimit > 0 && lines.count + 1 == paragraph.lineLimit
      if isLast, next < elements.count {
        isTruncated = true
        place(truncated(start, end), at: start, endByte: bytes)
        endsWithNewline = false
        break
      }
      place(elements[start..<end], at: start, endByte: byte(at: next))
      endsWithNewline = next > end
      start = next
    }
    if endsWithNewline, paragraph.lineLimit == 0 || lines.count < paragraph.lineLimit {
      place([], at: elements.count, endByte: bytes)
    }
    align()
  }

  func byte(at index: Int) -> Int {
    index < elements.count ? Int(elements[index].byte) : bytes
  }

  /// Sets the embedding level of each element.
  private mutating func resolveDirections() {
    guard isMixed || paragraph.baseWritingDirection == .rightToLeft else { return }
    let directions = directions()
    rightToLeftParagraphs = directions.rightToLeft
    for index in elements.indices { elements[index].level = directions.levels[index] }
  }

  /// Returns the end of a line, and the start of the next, which is after a newline if there is
  /// one.
  private mutating func lineEnd(from start: Int) -> (end: Int, next: Int) {
    let room = room(forLineAt: start)
    var used: Float = 0
    var lastBreak: Int?
    for index in start..<elements.count {
      if elements[index].isTab {
        let interval = Typesetter.tabInterval
        elements[index].advance = interval - used.truncatingRemainder(dividingBy: interval)
      }
      let element = elements[index]
      if element.isNewline { return (index, index + 1) }
      if !element.isSpace, used + net(element) > room + 0.01 {
        if let end = overflow(at: index, from: start, lastBreak, room) { return end }
      }
      used += element.advance
      if element.canBreakAfter { lastBreak = index + 1 }
    }
    return (elements.count, elements.count)
  }

  /// Returns the end of a line that is full before an element; `nil` if the element is the first
  /// and cannot be split.
  private mutating func overflow(
    at index: Int, from start: Int, _ lastBreak: Int?, _ room: Float
  ) -> (end: Int, next: Int)? {
    let isFirst = index == start
    if isFirst, !isSplittable(elements[index]) { return nil }
    let isCut = paragraph.lineBreakMode.isTruncating && lines.count + 1 == paragraph.lineLimit
    if isCut { return (index, index) }
    if !hasBreaks {
      hasBreaks = true
      resolveBreaks(from: start)
      return lineEnd(from: start)
    }
    if isFirst { return splitWord(at: index, within: room) ? (index + 1, index + 1) : nil }
    let end = paragraph.lineBreakMode == .byCharWrapping ? index : lastBreak ?? index
    return (end, end)
  }

  /// Returns the advance without the tracking after the glyph.
  private func net(_ element: Element) -> Float {
    element.advance - Float(styles[Int(element.style)].tracking)
  }

  /// Adds a line at the left edge.
  ///
  /// - Parameter start: The index of the first element that the line stands for.
  private mutating func place(_ line: ArraySlice<Element>, at start: Int, endByte: Int) {
    let first = metrics[line.first.map { Int($0.style) } ?? 0]
    var (ascent, descent, leading) = (first.ascent, first.descent, first.leading)
    for element in line {
      let other = metrics[Int(element.style)]
      ascent = max(ascent, other.ascent)
      descent = max(descent, other.descent)
      leading = max(leading, other.leading)
      if element.glyph >= FontCache.firstWord { grow(&ascent, &descent, for: element) }
    }
    let natural = ascent + descent + leading
    let height = paragraph.height(ofLine: natural)
    let top = lines.isEmpty ? 0 : size.height + space(beforeLineAt: start)
    let startByte = line.first.map { Int($0.byte) } ?? endByte
    let firstGlyph = glyphs.count
    let isRightToLeft =
      paragraph.baseWritingDirection == .rightToLeft
      || rightToLeftParagraphs.contains { $0.contains(max(0, startByte)) }
    let ordered = visualOrder(line, isRightToLeft: isRightToLeft)
    // Trailing spaces hang over the edge, which is the left one in right-to-left lines.
    var pen: Float =
      isRightToLeft ? -ordered.prefix(while: \.isSpace).reduce(0) { $0 + $1.advance } : 0
    var inked: Float = 0
    for element in ordered {
      let isTurned = element.level & 1 == 1
      glyphs.append(
        TextLayout.Glyph(
          glyph: isTurned ? Bidi.mirrored(element.glyph) : element.glyph, face: element.face,
          style: element.style, x: pen + element.shift, advance: element.advance,
          byte: element.byte, count: element.count, isRightToLeft: isTurned,
          lead: element.shift == 0 ? 0 : Int16(clamping: Int(element.shift * 64))))
      pen += element.advance
      if !element.isSpace { inked = pen - element.advance + net(element) }
    }
    lines.append(
      TextLayout.Line(
        x: 0, top: top, baseline: top + leading / 2 + ascent + (height - natural),
        height: height,
        width: Double(inked), glyphs: firstGlyph..<glyphs.count,
        bytes: max(0, startByte)..<endByte, isRightToLeft: isRightToLeft))
    let indent = paragraph.isIndented ? paragraph.indent(isFirst: beginsParagraph(at: start)) : 0
    if paragraph.isIndented { indents.append(indent) }
    size = Size(width: max(size.width, Double(inked) + indent), height: top + height)
  }

  private mutating func align() {
    let whole = width.isFinite ? Double(width) : size.width
    for index in lines.indices {
      let isRightToLeft = lines[index].isRightToLeft
      let share: Double =
        switch paragraph.alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural: isRightToLeft ? 1 : 0
        }
      var (start, room) = (0.0, whole)
      if paragraph.isIndented {
        let end = paragraph.end(of: whole)
        room = end - indents[index]
        start = isRightToLeft ? whole - end : indents[index]
      }
      let move = start + max(0, room - lines[index].width) * share
      guard move > 0 else { continue }
      lines[index].x = move
      for glyph in lines[index].glyphs { glyphs[glyph].x += Float(move) }
    }
  }
}
