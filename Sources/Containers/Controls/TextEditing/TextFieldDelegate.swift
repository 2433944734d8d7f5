/// An object that controls editing in a text field and responds to it.
///
/// The default implementations return true or nil, or do nothing.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after editing begins.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after editing ends.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Asks whether a range of the text may be replaced, for example when the user types.
  ///
  /// - Parameter range: The range to replace, in the field's current text.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool
  /// Called after typed or pasted text was inserted only in part.
  ///
  /// See ``TextField/maximumLength``.
  ///
  /// - Parameter text: All of the typed or pasted text.
  func textField(_ textField: TextField, didTruncate text: String)
  /// Called after the selection changes.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Asks whether to clear the text, when the clear button is pressed or editing begins.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Asks whether Enter should send `.editingDidEndOnExit`.
  ///
  /// Editing ends if the field has a handler for that event.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Returns the edit menu for the selected text.
  ///
  /// - Parameters:
  ///   - range: The selected range, in the field's current text.
  ///   - suggestedActions: The default menu: Undo, Redo, Cut, Copy, Paste, Delete, and Select All.
  /// - Returns: The menu, an empty menu to show none, or nil to show the suggested actions.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu?
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textField(_ textField: TextField, didTruncate text: String) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Returns nil.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }
}
