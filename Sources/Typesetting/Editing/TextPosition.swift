public import Pixels

/// A position between two characters of a text.
///
/// The text creates its positions, which are valid until it changes. They compare in logical order.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The offset from the beginning of the text, in UTF-8 bytes.
  package let byte: Int

  package init(_ byte: Int) { self.byte = byte }

  /// Whether one position comes before another.
  public static func < (one: TextPosition, other: TextPosition) -> Bool { one.byte < other.byte }
}

/// A range of text; an empty range is the position of a caret.
public struct TextRange: Hashable, Sendable {
  /// The start of the range.
  public let start: TextPosition
  /// The end of the range.
  public let end: TextPosition

  /// Creates the range between two positions, in either order.
  public init(_ one: TextPosition, _ other: TextPosition) {
    start = min(one, other)
    end = max(one, other)
  }

  package init(_ bytes: Range<Int>) {
    start = TextPosition(bytes.lowerBound)
    end = TextPosition(bytes.upperBound)
  }

  /// Whether the range contains no text.
  public var isEmpty: Bool { start == end }
}

/// A direction in the stored text.
public enum TextStorageDirection: Hashable, Sendable {
  /// Toward the end.
  case forward
  /// Toward the beginning.
  case backward
}

/// A direction on the screen.
public enum TextLayoutDirection: Hashable, Sendable {
  /// To the right.
  case right
  /// To the left.
  case left
  /// To the line above.
  case up
  /// To the line below.
  case down
}

/// A unit of text.
package enum TextGranularity: Hashable, Sendable {
  /// A user-perceived character.
  case character
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// The text between two newlines.
  case paragraph
  /// A line of the layout.
  case line
  /// The whole text.
  case document
}

/// The rectangle around a selected part of one line.
public struct TextSelectionRect: Hashable, Sendable {
  /// The rectangle, in points of the view that shows the text.
  public var rect: Rect
  /// The direction of the text in the rectangle; never natural.
  public var writingDirection: WritingDirection
  /// Whether the selection begins in the rectangle.
  public var containsStart: Bool
  /// Whether the selection ends in the rectangle.
  public var containsEnd: Bool

  /// Creates a selection rectangle.
  public init(
    rect: Rect, writingDirection: WritingDirection = .leftToRight, containsStart: Bool = false,
    containsEnd: Bool = false
  ) {
    self.rect = rect
    self.writingDirection = writingDirection
    self.containsStart = containsStart
    self.containsEnd = containsEnd
  }
}
