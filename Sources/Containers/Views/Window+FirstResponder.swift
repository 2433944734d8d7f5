extension Window {
  /// Makes a responder the first, or none.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  func makeFirstResponder(_ responder: Responder?) -> Bool {
    guard responder !== firstResponder else { return true }
    if let responder, !responder.canBecomeFirstResponder { return false }
    if let firstResponder, !firstResponder.canResignFirstResponder { return false }
    firstResponder = responder
    return true
  }

  /// Lets go of what refers to a view that leaves the window.
  func viewWillLeave(_ view: View) {
    if firstResponder === view { firstResponder = nil }
  }

  /// Tells that the shape of the pointer over some view changed.
  func pointerStyleDidChange() { host?.windowDidChangeProperties(self) }
}
