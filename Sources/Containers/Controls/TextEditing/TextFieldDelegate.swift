/// What a text field asks, and tells, about its editing.
///
/// Every method has an implementation that answers true or nil, or does nothing.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Tells that editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Tells that editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Asks whether a part of the text may be replaced by another text, as by typing.
  ///
  /// - Parameter range: The part, in the field's present text.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool
  /// Called after only a part of a text that was typed or pasted was inserted.
  ///
  /// See ``TextField/maximumLength``.
  ///
  /// - Parameter text: All of what was typed or pasted.
  func textField(_ textField: TextField, didTruncate text: String)
  /// Tells that the selection has changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether the field may be emptied by its button, or as editing begins.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Asks whether Enter does what it does: it tells that editing ends on exit.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Returns the menu of what can be done with the selected text.
  ///
  /// - Parameters:
  ///   - range: The selected part, in the field's present text.
  ///   - suggestedActions: What the menu has otherwise: Undo, Redo, Cut, Copy, Paste, Delete and
  ///     Select All.
  /// - Returns: The menu; nil for one of the suggested actions, one without lines for none.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu?
}

extension TextFieldDelegate {
  /// Answers true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Answers true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Answers true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textField(_ textField: TextField, didTruncate text: String) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Answers true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Answers true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Answers nil.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }
}
