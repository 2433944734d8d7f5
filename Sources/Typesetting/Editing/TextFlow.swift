internal import Pixels

/// The paragraphs of a text laid out one under another.
///
/// Only paragraphs that somebody looks at are set; the height of the others is estimated. A change of
/// the text sets only the paragraphs anew that it touches. The text itself is handed in: the flow
/// keeps no copy of it.
package struct TextFlow {
  /// The lines of a paragraph, once they are made.
  private final class Lines {
    let layout: TextLayout
    init(_ layout: TextLayout) { self.layout = layout }
  }

  private struct Paragraph {
    /// How much of the text it is, its newline included.
    var bytes: Int
    /// How much of that is the newline.
    var newline: Int
    var height: Double
    var lines: Lines?
  }

  /// How text without a style of its own is set.
  let style: TextStyle
  /// How lines are made.
  let paragraphStyle: ParagraphStyle
  /// Where lines break, in points.
  package let width: Double

  private var paragraphs: [Paragraph] = []
  /// Where each paragraph begins, and the end of the last.
  private var starts: [Int] = [0]
  /// The top of each paragraph, and the bottom of the last.
  private var tops: [Double] = [0]
  private let lineHeight: Double
  /// How many bytes a line has, roughly.
  private let bytesPerLine: Double

  /// Makes a flow of a text.
  package init(_ text: String, style: TextStyle, paragraphStyle: ParagraphStyle, width: Double) {
    self.style = style
    self.paragraphStyle = paragraphStyle
    self.width = width
    lineHeight = style.font.metrics.lineHeight + paragraphStyle.lineSpacing
    bytesPerLine = max(1, width / (style.font.size * 0.52))
    paragraphs = measure(text, 0..<text.utf8.count, isLast: true)
    sum(from: 0)
  }

  /// How many paragraphs there are: one at least.
  package var count: Int { paragraphs.count }

  /// The height of all, estimated in part.
  package var height: Double { tops[tops.count - 1] }

  /// How many paragraphs are set.
  package var setCount: Int { paragraphs.count { $0.lines != nil } }

  /// Returns where a paragraph begins, in bytes.
  func start(of paragraph: Int) -> Int { starts[paragraph] }

  /// Returns the part of the text that a paragraph is, its newline left out.
  func bytes(of paragraph: Int) -> Range<Int> {
    starts[paragraph]..<(starts[paragraph + 1] - paragraphs[paragraph].newline)
  }

  /// Returns the top of a paragraph, in points.
  package func top(of paragraph: Int) -> Double { tops[paragraph] }

  /// Returns the paragraph that a caret before a byte stands in.
  func paragraph(ofByte byte: Int) -> Int { TextFlow.last(starts.dropLast(), byte) }

  /// Returns the paragraph at a height; the first above all and the last below.
  package func paragraph(atY y: Double) -> Int { TextFlow.last(tops.dropLast(), y) }

  /// Returns the lines of a paragraph, which are made if they are not there.
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

  /// Follows a change of the text.
  ///
  /// - Parameters:
  ///   - range: What was replaced, in bytes of the text before.
  ///   - count: How long it is now.
  ///   - text: The text now.
  package mutating func replace(_ range: Range<Int>, count: Int, in text: String) {
    // A newline may join the one before it: both make one.
    let first = paragraph(ofByte: max(0, range.lowerBound - 1))
    var last = paragraph(ofByte: range.upperBound)
    // What stands before a newline that follows may have become one with it.
    if last + 1 < paragraphs.count, starts[last + 1] == range.upperBound { last += 1 }
    let start = starts[first]
    let end = starts[last + 1] + count - range.count
    let isLast = last == paragraphs.count - 1
    paragraphs.replaceSubrange(first...last, with: measure(text, start..<end, isLast: isLast))
    sum(from: first)
  }

  /// Splits a part of the text in paragraphs.
  ///
  /// - Parameter isLast: Whether the text ends there: after a newline one more paragraph begins.
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

  /// Returns the last of rising numbers that is not above one.
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

/// Finds the ends of paragraphs in bytes of UTF-8.
enum Newlines {
  /// Calls a closure with the length of each paragraph that ends with a newline, and of that.
  ///
  /// - Returns: The length of what stands behind the last newline.
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

  /// Returns how many bytes the newline at a place takes; 0 where there is none.
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
