extension Typesetter {
  /// The paragraphs that run from right to left, as ranges of bytes, and the level of each element.
  struct Directions {
    var rightToLeft: [Range<Int>] = []
    var levels: [UInt8] = []
  }

  /// Returns the embedding levels of the elements, paragraph by paragraph.
  func directions() -> Directions {
    let (scalars, places) = scalars()
    var result = Directions()
    result.levels = Array(repeating: 0, count: elements.count)
    var start = 0
    while start < elements.count {
      let end = elements[start...].firstIndex(where: \.isNewline) ?? elements.count
      let first = places[start]
      let paragraph = Bidi.paragraph(
        Array(scalars[first..<places[end]]), paragraph.baseWritingDirection)
      for index in start..<end { result.levels[index] = paragraph.levels[places[index] - first] }
      if paragraph.base == 1 { result.rightToLeft.append(byte(at: start)..<byte(at: end) + 1) }
      start = end + 1
    }
    return result
  }

  /// Returns the characters of the text, and the index of the first one of each element; the last
  /// index is the number of characters.
  func scalars() -> (values: [UInt32], places: [Int]) {
    var values: [UInt32] = []
    var places: [Int] = []
    var byte: Int32 = 0
    for run in text.runs {
      for scalar in run.text.unicodeScalars {
        if places.count < elements.count, elements[places.count].byte == byte {
          places.append(values.count)
        }
        values.append(scalar.value)
        byte += Int32(truncatingIfNeeded: UTF8.width(scalar))
      }
    }
    while places.count <= elements.count { places.append(values.count) }
    return (values, places)
  }

  /// Returns a line in visual order.
  func visualOrder(_ line: ArraySlice<Element>, isRightToLeft: Bool) -> ArraySlice<Element> {
    guard isRightToLeft || line.contains(where: { $0.level > 0 }) else { return line }
    let base: UInt8 = isRightToLeft ? 1 : 0
    var levels = line.map(\.level)
    // Spaces at the end hang over the edge of the paragraph (rule L1).
    for (index, element) in line.enumerated().reversed() {
      guard element.isSpace || element.isInvisible else { break }
      levels[index] = base
    }
    return Bidi.visualOrder(levels).map { index in
      var element = line[line.startIndex + index]
      element.level = levels[index]
      return element
    }[...]
  }
}
