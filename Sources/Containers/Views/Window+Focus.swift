extension Window {
  /// The view that the keyboard works on; nil for none.
  public var focusedView: View? { focus.view }

  /// Gives the focus to a view, which becomes first responder if it can, or takes it from all.
  ///
  /// - Returns: Whether it is there: not if the first responder does not resign.
  @discardableResult
  public func moveFocus(to view: View?) -> Bool {
    guard let view else {
      if let responder = firstResponder, responder === focus.view, !makeFirstResponder(nil) {
        return false
      }
      focus.focus(nil)
      return true
    }
    guard view.window === self, view.canBecomeFocused else { return false }
    let responder = view.canBecomeFirstResponder ? view : nil
    guard makeFirstResponder(responder) else { return false }
    focus.focus(view)
    return true
  }
}

extension View {
  /// Whether the keyboard works on the view.
  public var isFocused: Bool { window?.focusedView === self }

  /// Whether the view should show that it is focused: not while the person uses the mouse.
  public var showsFocus: Bool { isFocused && window?.focus.isKeyboardInUse == true }
}
