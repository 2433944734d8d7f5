internal import Pixels

/// The paragraphs of a text laid out one below another.
///
/// Paragraphs are laid out on demand; the height of the others is estimated. A change of the text
/// invalidates only the paragraphs that it touches. The text is passed to each method; the flow
/// keeps no copy of it.
package struct TextFlow {
  /// The layout of a paragraph, once it is made.
  private final class Lines {
    let layout: TextLayout
    init(_ layout: TextLayout) { self.layout = layout }
  }

  private struct Paragraph {
    /// The length in UTF-8 bytes, including the newline.
    var bytes: Int
    /// The length of the newline.
    var newline: Int
    var height: Double
    var lines: Lines?
  }

  /// The style of text without its own style.
  let style: TextStyle
  /// The paragraph style.
  let paragraphStyle: ParagraphStyle
  /// The width in which lines are broken, in points.
  package let width: Double

  private var paragraphs: [Paragraph] = []
  /// The start of each paragraph, followed by the end of the last.
  private var starts: [Int] = [0]
  /// The top of each paragraph, followed by the bottom of the last.
  private var tops: [Double] = [0]
  private let lineHeight: Double
  /// The estimated number of bytes per line.
  private let bytesPerLine: Double

  /// Creates a flow of a text.
  package init(_ text: String, style: TextStyle, paragraphStyle: ParagraphStyle, width: Double) {
    self.style = style
    self.paragraphStyle = paragraphStyle
    self.width = width
    lineHeight = style.font.metrics.lineHeight + paragraphStyle.lineSpacing
    bytesPerLine = max(1, width / (style.font.size * 0.52))
    paragraphs = measure(text, 0..<text.utf8.count, isLast: true)
    sum(from: 0)
  }

  /// The number of paragraphs, at least 1.
  package var count: Int { paragraphs.count }

  /// The total height, partly estimated.
  package var height: Double { tops[tops.count - 1] }

  /// The number of paragraphs that have been laid out.
  package var setCount: Int { paragraphs.count { $0.lines != nil } }

  /// Returns the UTF-8 offset at which a paragraph starts.
  func start(of paragraph: Int) -> Int { starts[paragraph] }

  /// Returns the range of a paragraph in the text, without its newline.
  func bytes(of paragraph: Int) -> Range<Int> {
    starts[paragraph]..<(starts[paragraph + 1] - paragraphs[paragraph].newline)
  }

  /// Returns the top of a paragraph, in points.
  package func top(of paragraph: Int) -> Double { tops[paragraph] }

  /// Returns the paragraph that contains the caret before an offset.
  func paragraph(ofByte byte: Int) -> Int { TextFlow.last(starts.dropLast(), byte) }

  /// Returns the paragraph at a y position, clamped to the first and the last.
  package func paragraph(atY y: Double) -> Int { TextFlow.last(tops.dropLast(), y) }

  /// Returns the layout of a paragraph, creating it if necessary.
  package mutating func layout(of paragraph: Int, in text: String) -> TextLayout {
    if let lines = paragraphs[paragraph].lines { return lines.layout }
    let bytes = bytes(of: paragraph)
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound)
    let layout = TextLayout(
      String(text[start..<end]), style: style, paragraph: paragraphStyle, width: width)
    paragraphs[paragraph].lines = Lines(layout)
    let height = layout.size.height + paragraphStyle.lineSpacing
    if height != paragraphs[paragraph].height {
      paragraphs[paragraph].height = height
      sum(from: paragraph)
    }
    return layout
  }

  /// Updates the paragraphs after a change of the text.
  ///
  /// - Parameters:
  ///   - range: The replaced range, in UTF-8 offsets of the old text.
  ///   - count: The length of the inserted text.
  ///   - text: The new text.
  package mutating func replace(_ range: Range<Int>, count: Int, in text: String) {
    // A newline may combine with the previous one, as in CR LF.
    let first = paragraph(ofByte: max(0, range.lowerBound - 1))
    var last = paragraph(ofByte: range.upperBound)
    // The inserted text may end in a newline that combines with the next one.
    if last + 1 < paragraphs.count, starts[last + 1] == range.upperBound { last += 1 }
    let start = starts[first]
    let end = starts[last + 1] + count - range.count
    let isLast = last == paragraphs.count - 1
    paragraphs.replaceSubrange(first...last, with: measure(text, start..<end, isLast: isLast))
    sum(from: first)
  }

  /// Splits a range of the text into paragraphs.
  ///
  /// - Parameter isLast: Whether the range ends the text, where a final newline starts another
  ///   paragraph.
  private func measure(_ text: String, _ range: Range<Int>, isLast: Bool) -> [Paragraph] {
    var result: [Paragraph] = []
    func add(_ bytes: Int, _ newline: Int) {
      let lines = max(1, (Double(bytes - newline) / bytesPerLine).rounded(.up))
      result.append(Paragraph(bytes: bytes, newline: newline, height: lines * lineHeight))
    }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    let utf8 = text.utf8[start..<end]
    let length = utf8.withContiguousStorageIfAvailable { bytes in
      Newlines.split(bytes, add)
    }
    if isLast { add(length ?? utf8.count, 0) }
    return result
  }

  private mutating func sum(from first: Int) {
    starts.removeSubrange(min(first + 1, starts.count)...)
    tops.removeSubrange(min(first + 1, tops.count)...)
    for index in first..<paragraphs.count {
      starts.append(starts[index] + paragraphs[index].bytes)
      tops.append(tops[index] + paragraphs[index].height)
    }
  }

  /// Returns the index of the last of ascending numbers that is not greater than a limit.
  private static func last<Number: Comparable>(_ rising: ArraySlice<Number>, _ limit: Number) -> Int
  {
    var (low, high) = (0, rising.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if rising[middle] <= limit { low = middle } else { high = middle }
    }
    return low
  }
}

/// Finds paragraph boundaries in UTF-8.
enum Newlines {
  /// Calls a closure for each newline with the length of the paragraph, and of the newline.
  ///
  /// - Returns: The length of the text after the last newline.
  static func split(
    _ bytes: UnsafeBufferPointer<UInt8>, _ paragraph: (_ bytes: Int, _ newline: Int) -> Void
  ) -> Int {
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = newline(bytes, index)
      index += max(1, length)
      if length > 0 {
        paragraph(index - start, length)
        start = index
      }
    }
    return bytes.count - start
  }

  /// Returns the length in bytes of the newline at an index; 0 if there is none.
  @inline(__always)
  private static func newline(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let byte = bytes[index]
    if byte >= 0x0A, byte <= 0x0D {
      return byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    }
    if byte == 0xC2 { return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0 }
    guard byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
    return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
  }
}
