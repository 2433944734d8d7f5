extension View {
  /// Makes the first responder resign if it is the view or inside it.
  ///
  /// - Parameter force: Whether it must give up its status even if it refuses.
  /// - Returns: Whether the first responder resigned; false if it was not in the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = window ?? (self as? Window), let responder = window.firstResponder,
      responder.lies(in: self)
    else { return false }
    window.makeFirstResponder(nil)
    guard window.firstResponder === responder else { return true }
    if force { window.dismissFirstResponder() }
    return force
  }
}

extension Responder {
  /// Returns whether a view is the responder or contains it.
  fileprivate func lies(in view: View) -> Bool {
    var responder: Responder? = self
    while let current = responder, !(current === view) { responder = current.nextInTree }
    return responder != nil
  }
}
