extension Label {
  /// The size below which no text shrinks, in points.
  private static let smallestFont = 4.0

  /// The font as large as the preferred text size asks for.
  var scaledFont: Font {
    let category = adjustedCategory
    return category == .unspecified ? font : font.scaled(to: category)
  }

  /// Returns the attributes of the paragraphs: those of the text, or else the label's.
  func paragraph(lineLimit: Int) -> ParagraphStyle {
    guard var own = shownText.paragraphStyle else {
      return ParagraphStyle(
        alignment: effectiveAlignment, lineLimit: lineLimit, lineBreakMode: lineBreakMode,
        lineSpacing: lineSpacing)
    }
    own.alignment = effectiveAlignment
    own.lineLimit = lineLimit
    return own
  }

  /// Returns the text in the largest font in which it fits, or in the smallest allowed.
  func shrunk(in size: Size) -> TextLayout {
    let font = scaledFont
    let least = max(minimumScaleFactor, min(1, Self.smallestFont / max(1, font.size)))
    var (low, high) = (least, 1.0)
    var best = shrunk(by: least, size)
    // As text wraps, nothing tells the factor in advance; eight steps are exact to 0.4 %.
    for _ in 0..<8 where high - low > 0.004 {
      let factor = (low + high) / 2
      let layout = shrunk(by: factor, size)
      if layout.isTruncated || layout.size.height > size.height + 1 {
        high = factor
      } else {
        (low, best) = (factor, layout)
      }
    }
    return best
  }

  private func shrunk(by factor: Double, _ size: Size) -> TextLayout {
    var text = shownText
    for index in text.runs.indices {
      if let style = text.runs[index].style {
        text.runs[index].style?.font = style.font.withSize(style.font.size * factor)
      }
    }
    let font = scaledFont
    return TextLayout(
      text, style: TextStyle(font: font.withSize(font.size * factor)),
      paragraph: paragraph(lineLimit: numberOfLines), width: size.width)
  }
}
