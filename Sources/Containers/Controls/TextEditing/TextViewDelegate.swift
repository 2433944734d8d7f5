/// What a text view asks, and tells, about its editing, besides its scrolling.
///
/// Every method has an implementation that answers true or nil, or does nothing.
@MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Tells that editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Asks whether editing may end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Tells that editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Asks whether a part of the text may be replaced by another text, as by typing.
  ///
  /// - Parameter range: The part, in the view's present text.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool
  /// Called after only a part of a text that was typed or pasted was inserted.
  ///
  /// See ``TextView/maximumLength``.
  ///
  /// - Parameter text: All of what was typed or pasted.
  func textView(_ textView: TextView, didTruncate text: String)
  /// Tells that a person has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Tells that the selection has changed.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Returns the menu of what can be done with the selected text.
  ///
  /// - Parameters:
  ///   - range: The selected part, in the view's present text.
  ///   - suggestedActions: What the menu has otherwise.
  /// - Returns: The menu; nil for one of the suggested actions, one without lines for none.
  func textView(
    _ textView: TextView, editMenuForTextIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu?
}

extension TextViewDelegate {
  /// Answers true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Answers true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Answers true.
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
  /// Answers nil.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: Range<String.Index>,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }
}
