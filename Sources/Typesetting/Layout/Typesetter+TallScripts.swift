extension Typesetter {
  /// Makes room for a word whose ink is higher above the baseline, or deeper below it, than a line of
  /// its style, as in Nastaliq, or in Thai and Tibetan with marks on marks.
  func grow(_ ascent: inout Double, _ descent: inout Double, for word: Element) {
    guard let shape = cache.shape(of: word.glyph, in: Int(word.face)) else { return }
    let style = Int(word.style)
    let size = styles[style].font.size
    // A line has half of its leading above it, and half below.
    let spare = metrics[style].leading / 2
    func grow(_ room: inout Double, for ink: Double) {
      // Less could not be seen, and would make lines of Arabic uneven.
      guard ink * size > room + spare + size / 200 else { return }
      // Hinting moves ink by up to a row.
      room = (ink * size + 0.5).rounded(.up) - spare
    }
    grow(&ascent, for: shape.ascent)
    grow(&descent, for: shape.descent)
  }
}
