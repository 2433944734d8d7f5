/// A responder whose text can be read, selected and composed from outside: by input methods, keys
/// and assistive technology.
///
/// Places are values: they compare with `<`. Distances count characters as a person sees them.
@MainActor
public protocol TextInput: KeyInput {
  /// The selected part, empty for a caret; nil for none.
  var selectedTextRange: TextRange? { get set }
  /// What an input method is composing; nil for nothing.
  var markedTextRange: TextRange? { get }
  /// What is told of changes; set by the window while the responder is the first.
  var inputDelegate: (any TextInputDelegate)? { get set }
  /// The place before the first character.
  var beginningOfDocument: TextPosition { get }
  /// The place after the last character.
  var endOfDocument: TextPosition { get }
  /// The view in whose points rectangles and points are; the responder itself where it is a view.
  var textInputView: View { get }

  /// Returns the text of a part.
  func text(in range: TextRange) -> String?
  /// Puts another text in the place of a part.
  func replace(_ range: TextRange, withText text: String)
  /// Shows what an input method is composing in the place of what it composed before, or of the
  /// selection.
  ///
  /// - Parameter selectedRange: Which characters of the text are selected.
  func setMarkedText(_ markedText: String?, selectedRange: Range<Int>)
  /// Takes what is being composed as it is.
  func unmarkText()

  /// Returns the part between two places.
  func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  /// Returns the place so many characters on, or back where the offset is negative; nil beyond the
  /// text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the place so many steps away in a direction of the screen; nil beyond the text.
  func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition?
  /// Returns how many characters lie between two places; negative where the second comes first.
  func offset(from: TextPosition, to toPosition: TextPosition) -> Int
  /// Returns which way the text at a place is written.
  func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection

  /// Returns the rectangle around the first line of a part.
  func firstRect(for range: TextRange) -> Rect
  /// Returns the place of the caret: a thin rectangle.
  func caretRect(for position: TextPosition) -> Rect
  /// Returns the rectangles around a part, line by line.
  func selectionRects(for range: TextRange) -> [TextSelectionRect]
  /// Returns the place that is nearest to a point.
  func closestPosition(to point: Point) -> TextPosition?
  /// Returns the place in a part that is nearest to a point.
  func closestPosition(to point: Point, within range: TextRange) -> TextPosition?
  /// Returns the character at a point; nil where there is none.
  func characterRange(at point: Point) -> TextRange?
}

/// What a text input tells of its changes; the window's connection to input methods is one.
@MainActor
public protocol TextInputDelegate: AnyObject {
  /// Tells that the selection is about to change by other means than the input method.
  func selectionWillChange(_ textInput: (any TextInput)?)
  /// Tells that the selection has changed.
  func selectionDidChange(_ textInput: (any TextInput)?)
  /// Tells that the text is about to change by other means than the input method.
  func textWillChange(_ textInput: (any TextInput)?)
  /// Tells that the text has changed.
  func textDidChange(_ textInput: (any TextInput)?)
}
