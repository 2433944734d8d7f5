extension Window {
  /// The object that moves the keyboard focus among the window's views.
  var focus: FocusSystem { parts.part { FocusSystem(window: self) } }

  /// The view that has the keyboard focus; nil if there is none.
  public var focusedView: View? { focus.view }

  /// Moves the focus to a view, which becomes first responder if it can, or removes the focus.
  ///
  /// - Returns: Whether the focus is where it was asked to be. It is not if the first responder
  ///   refuses to resign, an environment of the old or new view refuses, or an overlay blocks the
  ///   view.
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
