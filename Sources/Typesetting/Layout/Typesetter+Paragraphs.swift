extension Typesetter {
  /// Returns whether the line that starts with an element is the first of its paragraph.
  func beginsParagraph(at start: Int) -> Bool { start == 0 || elements[start - 1].isNewline }

  /// Returns the width for the line that starts with an element, in points.
  func room(forLineAt start: Int) -> Float {
    guard paragraph.isIndented else { return width }
    let indent = paragraph.indent(isFirst: beginsParagraph(at: start))
    return Float(max(0, paragraph.end(of: Double(width)) - indent))
  }

  /// Returns the space above the line that starts with an element, in points.
  func space(beforeLineAt start: Int) -> Double {
    guard paragraph.paragraphSpacing > 0, beginsParagraph(at: start) else {
      return paragraph.lineSpacing
    }
    return paragraph.lineSpacing + paragraph.paragraphSpacing
  }
}

extension ParagraphStyle {
  /// Whether lines begin or end elsewhere than at the edges.
  var isIndented: Bool { firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 }

  /// Returns the distance of a line from the leading edge, in points.
  func indent(isFirst: Bool) -> Double { max(0, isFirst ? firstLineHeadIndent : headIndent) }

  /// Returns the distance of the end of lines from the leading edge, in points.
  func end(of width: Double) -> Double {
    max(0, tailIndent > 0 ? min(tailIndent, width) : width + tailIndent)
  }

  /// Returns the height of a line whose fonts have the given one, in points.
  func height(ofLine natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }
}
