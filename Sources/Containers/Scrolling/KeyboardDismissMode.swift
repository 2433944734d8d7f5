extension ScrollView {
  /// Whether a drag of the content ends editing.
  ///
  /// A real keyboard covers nothing, so nothing has to make room: the modes that dismiss UIKit's
  /// keyboard take the focus from the text, so that keys move the content. The wheel does not.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Editing goes on.
    case none
    /// Editing ends when a drag begins.
    case onDrag
    /// The same as ``onDrag``, because there is no keyboard to follow the finger.
    case interactive
    /// The same as ``onDrag`` and ``interactive``, because there are no accessory views.
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// Ends editing in the window, if a drag should.
  func endEditingOnDrag() {
    if keyboardDismissMode != .none { window?.endEditing(false) }
  }
}
