public import Pixels

/// A place between two characters of a text.
///
/// Made by the text that it belongs to, and valid until that changes. Places compare in the order of
/// reading.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The distance from the beginning of the text, in bytes of UTF-8.
  package let byte: Int

  package init(_ byte: Int) { self.byte = byte }

  /// Whether one place comes before another.
  public static func < (one: TextPosition, other: TextPosition) -> Bool { one.byte < other.byte }
}

/// A part of a text, which may be empty: the place of a caret.
public struct TextRange: Hashable, Sendable {
  /// Where it begins.
  public let start: TextPosition
  /// Where it ends.
  public let end: TextPosition

  /// Makes the range between two places, in either order.
  public init(_ one: TextPosition, _ other: TextPosition) {
    start = min(one, other)
    end = max(one, other)
  }

  package init(_ bytes: Range<Int>) {
    start = TextPosition(bytes.lowerBound)
    end = TextPosition(bytes.upperBound)
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { start == end }

  var bytes: Range<Int> { start.byte..<end.byte }
}

/// Which way in the storage of a text.
public enum TextStorageDirection: Hashable, Sendable {
  /// To its end.
  case forward
  /// To its beginning.
  case backward
}

/// Which way on the screen.
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

/// A step in a text.
package enum TextGranularity: Hashable, Sendable {
  /// What a person takes for one character.
  case character
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// The text between two newlines.
  case paragraph
  /// A line as it is laid out.
  case line
  /// All of the text.
  case document
}

/// The rectangle around a selected part of one line.
public struct TextSelectionRect: Hashable, Sendable {
  /// The rectangle, in points of the view that shows the text.
  public var rect: Rect
  /// Which way its text is written; never natural.
  public var writingDirection: WritingDirection
  /// Whether the selection begins in it.
  public var containsStart: Bool
  /// Whether the selection ends in it.
  public var containsEnd: Bool

  /// Makes a rectangle.
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
