extension Window {
  /// Moves the keyboard's focus among the window's views.
  var focus: FocusSystem { parts.part { FocusSystem(window: self) } }

  /// The view that the keyboard works on; nil for none.
  public var focusedView: View? { focus.view }

  /// Gives the focus to a view, which becomes first responder if it can, or takes it from all.
  ///
  /// - Returns: Whether it is there: not if the first responder does not resign, what holds the one view or the other
  ///   keeps it where it is, or an overlay blocks the view.
  @discardableResult
  public func moveFocus(to view: View?) -> Bool { moveFocus(to: view, []) }

  @discardableResult
  func moveFocus(to view: View?, _ heading: FocusHeading) -> Bool {
    if let view {
      guard view.window === self, view.canBecomeFocused,
        overlayRouting?.blocks(view, .focus) != true
      else { return false }
    }
    if view !== focus.view, !focus.mayMove(to: view, heading) { return false }
    guard let view else {
      if let responder = firstResponder, responder === focus.view, !makeFirstResponder(nil) {
        return false
      }
      focus.focus(nil)
      return true
    }
    let responder = view.canBecomeFirstResponder ? view : nil
    guard replaceFirstResponder(by: responder, heading) else { return false }
    focus.focus(view, heading)
    return true
  }
}
