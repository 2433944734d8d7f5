extension View {
  /// Makes the view, or whatever in it is the first responder, give the keys up.
  ///
  /// - Parameter force: Whether it has to give them up even where it refuses.
  /// - Returns: Whether the keys were given up; false where nothing in the view had them.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = window ?? (self as? Window), let responder = window.firstResponder,
      responder.lies(in: self)
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { window.dismissFirstResponder() }
    return force
  }
}

extension Responder {
  /// Whether the responder is a view or in it, or gets what that cannot handle.
  fileprivate func lies(in view: View) -> Bool {
    var responder: Responder? = self
    while let current = responder, !(current === view) { responder = current.next }
    return responder != nil
  }
}
