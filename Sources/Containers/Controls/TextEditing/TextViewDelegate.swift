/// An object that controls editing in a text view and responds to it, in addition to scrolling.
///
/// The default implementations return true or nil, or do nothing.
@MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called after editing begins.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Asks whether editing may end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing ends.
  func textViewDidEndEditing(_ textView: TextView)
  /// Asks whether a range of the text may be replaced, for example when the user types.
  ///
  /// - Parameter range: The range to replace, in the view's current text.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool
  /// Called after typed or pasted text was inserted only in part.
  ///
  /// See ``TextView/maximumLength``.
  ///
  /// - Parameter text: All of the typed or pasted text.
  func textView(_ textView: TextView, didTruncate text: String)
  /// Called after the user changes the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the selection changes.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Returns the edit menu for the selected text.
  ///
  /// - Parameters:
  ///   - range: The selected range, in the view's current text.
  ///   - suggestedActions: The elements of the default menu.
  /// - Returns: The menu, an empty menu to show none, or nil to show the suggested actions.
  func textView(
    _ textView: TextView, editMenuForTextIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu?
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textView(_ textView: TextView, didTruncate text: String) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// Returns nil.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }
}
