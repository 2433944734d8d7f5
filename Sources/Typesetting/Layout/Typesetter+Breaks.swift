extension Typesetter {
  /// Finds out where lines may break, from an element on.
  ///
  /// Called for the first line that is too long: most texts fit on one.
  mutating func resolveBreaks(from start: Int) {
    let (scalars, places) = scalars()
    var breaks = LineBreaks.opportunities(in: scalars)
    if scalars.contains(where: Script.isThai) { addThaiWords(of: scalars, to: &breaks) }
    for index in start..<elements.count {
      let next = places[index + 1]
      elements[index].canBreakAfter = next < scalars.count && breaks[next]
    }
  }

  /// Allows a break before each word in Thai.
  private func addThaiWords(of scalars: [UInt32], to breaks: inout [Bool]) {
    guard let library = LibThai.shared else { return }
    var start = 0
    while let first = scalars[start...].firstIndex(where: Script.isThai) {
      let end = scalars[first...].firstIndex { !Script.isThai($0) } ?? scalars.count
      for place in library.wordStarts(in: Array(scalars[first..<end])) {
        breaks[first + place] = true
      }
      start = end
    }
  }

  /// Returns both parts of a word that is shaped whole.
  private func split(_ element: Element, after bytes: Int) -> (Element, Element) {
    let text = cache.text(of: element.glyph)
    let place = text.utf8.index(text.startIndex, offsetBy: bytes)
    var (one, other) = (element, element)
    shape(&one, as: String(text[..<place]))
    shape(&other, as: String(text[place...]))
    one.canBreakAfter = false
    one.count = Int32(truncatingIfNeeded: bytes)
    other.byte += one.count
    other.count -= one.count
    return (one, other)
  }

  private func shape(_ element: inout Element, as text: String) {
    let style = styles[Int(element.style)]
    element.glyph = cache.glyph(for: text)
    element.advance =
      cache.advance(of: element.glyph, in: Int(element.face)) * Float(style.font.size)
      + Float(style.tracking)
  }

  /// Returns whether an element is a word of several characters that is shaped whole.
  func isSplittable(_ element: Element) -> Bool {
    element.glyph >= FontCache.firstWord && cache.text(of: element.glyph).dropFirst().first != nil
  }

  /// Splits a word that is wider than a line, between two of its characters.
  ///
  /// - Returns: Whether the element is split, and its first part, of at least one character, stands
  ///   at its index.
  mutating func splitWord(at index: Int, within room: Float) -> Bool {
    guard let (one, other) = parts(of: elements[index], within: room, atLeast: 1) else {
      return false
    }
    elements[index] = one
    elements.insert(other, at: index + 1)
    return true
  }

  /// Returns the part of a word that fits into a width, and the rest; `nil` if the word is not
  /// shaped whole, or if fewer characters fit than are wanted.
  func parts(
    of element: Element, within room: Float, atLeast least: Int
  ) -> (Element, Element)? {
    guard element.glyph >= FontCache.firstWord else { return nil }
    let text = cache.text(of: element.glyph)
    let lengths = text.map(\.utf8.count)
    guard lengths.count > 1, text.utf8.count == element.count else { return nil }
    // The characters known to fit, and those known not to.
    var (fitting, tooMany) = (0, lengths.count)
    var best: (Element, Element)?
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      let halves = split(element, after: lengths[..<count].reduce(0, +))
      if halves.0.advance <= room + 0.01 {
        (fitting, best) = (count, halves)
      } else {
        tooMany = count
      }
    }
    guard fitting < least else { return best }
    return least == 0 ? nil : split(element, after: lengths[0])
  }
}
