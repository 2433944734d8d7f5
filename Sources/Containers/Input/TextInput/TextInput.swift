/// A responder whose text input methods, keys and assistive technology can read, select and
/// compose.
///
/// Positions are values that compare with `<`. Distances count user-perceived characters.
@MainActor
public protocol TextInput: KeyInput {
  /// The selected range, empty for a caret; nil if nothing is selected.
  var selectedTextRange: TextRange? { get set }
  /// The range that an input method is composing; nil if there is none.
  var markedTextRange: TextRange? { get }
  /// The delegate that is notified of changes; the window sets it while this is the first
  /// responder.
  var inputDelegate: (any TextInputDelegate)? { get set }
  /// The position before the first character.
  var beginningOfDocument: TextPosition { get }
  /// The position after the last character.
  var endOfDocument: TextPosition { get }
  /// The view in whose coordinates rectangles and points are given; the responder itself if it is a
  /// view.
  var textInputView: View { get }

  /// Returns the text in a range.
  func text(in range: TextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: TextRange, withText text: String)
  /// Replaces the marked text, or the selection if there is none, with text that an input method is
  /// composing.
  ///
  /// - Parameter selectedRange: The selected characters within the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: Range<Int>)
  /// Accepts the marked text as it is.
  func unmarkText()

  /// Returns the range between two positions.
  func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  /// Returns the position at an offset in characters, negative for backward; nil if it is outside
  /// the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the position a number of steps away in a direction on the screen; nil if it is outside
  /// the text.
  func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition?
  /// Returns the number of characters between two positions; negative if the second precedes the
  /// first.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// Returns the writing direction of the text at a position.
  func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection

  /// Returns the rectangle around the first line of a range.
  func firstRect(for range: TextRange) -> Rect
  /// Returns the narrow rectangle of the caret at a position.
  func caretRect(for position: TextPosition) -> Rect
  /// Returns the rectangles around a range, line by line.
  func selectionRects(for range: TextRange) -> [TextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: Point) -> TextPosition?
  /// Returns the position nearest to a point within a range.
  func closestPosition(to point: Point, within range: TextRange) -> TextPosition?
  /// Returns the range of the character at a point; nil if there is none.
  func characterRange(at point: Point) -> TextRange?
}

/// An object that is notified of a text input's changes, such as the window's connection to input
/// methods.
@MainActor
public protocol TextInputDelegate: AnyObject {
  /// Called when the selection is about to change other than through the input method.
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any TextInput)?)
  /// Called when the text is about to change other than through the input method.
  func textWillChange(_ textInput: (any TextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any TextInput)?)
}
