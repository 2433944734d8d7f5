extension Typesetter {
  /// Makes room for a word whose ink is higher than a line of its style, as in Nastaliq, or in Thai
  /// and Tibetan with marks on marks.
  func grow(_ ascent: inout Double, _ descent: inout Double, for word: Element) {
    guard let shape = cache.shape(of: word.glyph, in: Int(word.face)) else { return }
    let style = styles[Int(word.style)]
    let natural = cache.metrics(of: cache.face(for: style.font))
    guard shape.ascent + shape.descent > natural.ascent + natural.descent + natural.leading else {
      return
    }
    ascent = max(ascent, shape.ascent * style.font.size)
    descent = max(descent, shape.descent * style.font.size)
  }
}
