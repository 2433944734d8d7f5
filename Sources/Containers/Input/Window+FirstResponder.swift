extension Window {
  /// Makes a responder the first responder, or clears the first responder.
  ///
  /// - Returns: Whether the change took effect.
  @discardableResult
  func makeFirstResponder(_ responder: Responder?, _ heading: FocusHeading = []) -> Bool {
    guard responder !== firstResponder else { return true }
    if let responder {
      guard responder.canBecomeFirstResponder, overlayRouting?.blocks(responder, .focus) != true
      else { return false }
    }
    return replaceFirstResponder(by: responder, heading)
  }

  /// Makes a responder that has agreed to it the first responder, or clears the first responder.
  func replaceFirstResponder(by responder: Responder?, _ heading: FocusHeading) -> Bool {
    guard responder !== firstResponder else { return true }
    if let old = firstResponder {
      guard old.resignFirstResponder() else { return false }
      // An override may not have called super.
      if firstResponder === old { dismissFirstResponder() }
      // A callback may have chosen another one.
      guard firstResponder == nil else { return firstResponder === responder }
    }
    guard let responder else { return true }
    firstResponder = responder
    if responder !== focus.view {
      let view = responder as? View
      focus.focus(view?.canBecomeFocused == true ? view : nil, heading)
    }
    responder.didBecomeFirstResponder()
    return firstResponder === responder
  }

  /// Implements ``Responder/resignFirstResponder()``: takes the status away from the responder,
  /// unless it refuses to resign.
  func release(_ responder: Responder) -> Bool {
    guard responder === firstResponder else { return true }
    guard responder.canResignFirstResponder else { return false }
    dismissFirstResponder()
    return responder !== firstResponder
  }

  /// Releases what refers to a view that is about to leave the window.
  func viewWillLeave(_ view: View) {
    overlayRouting?.viewWillLeave(view)
    if let firstResponder, firstResponder.belongs(to: view) { loseFirstResponder() }
    view.removeAllAnimations()
    focus.viewWillLeave(view)
    touchDispatcher.viewWillLeave(view)
  }

  /// Removes first responder status, focus and presses from responders that have left the window.
  ///
  /// A callback may have made a responder first, or focused a view, while it was leaving, or a
  /// controller may have released its view.
  func respondersDidLeave() {
    if let firstResponder, firstResponder.responderWindow !== self { loseFirstResponder() }
    if let view = focus.view, view.window !== self { focus.focus(nil) }
    pressDispatcher.cancelUnreachable(at: host?.now ?? .zero)
  }

  /// Makes the first responder resign because it leaves the window, which it cannot refuse.
  private func loseFirstResponder() {
    let old = firstResponder
    old?.resignFirstResponder()
    if firstResponder === old { dismissFirstResponder() }
  }

  /// Clears the first responder without asking it.
  func dismissFirstResponder() {
    let old = firstResponder
    firstResponder = nil
    old?.didResignFirstResponder()
  }

  /// The shape of the mouse pointer, determined by the view under it or the view in which a button
  /// was pressed.
  public var effectivePointerStyle: PointerStyle { pointer.style }

  /// The location of the mouse pointer, in points; nil outside the window.
  public var pointerLocation: Point? { pointer.location }

  /// Called after layout, when views may have moved under the pointer.
  func layoutDidFinish() {
    if pointer.location != nil { pointer.update() }
    focus.updateFocusIfNeeded()
    textInputSession.update()
  }

  /// Called when a view's pointer shape has changed.
  func pointerStyleDidChange() { pointer.update() }
}

extension Responder {
  /// Returns whether the responder is a view, its controller, or an object whose responder chain
  /// leads to either before any other view.
  fileprivate func belongs(to view: View) -> Bool {
    var responder: Responder? = self
    while let current = responder {
      if current === view || current === view.owner { return true }
      if current is View { return false }
      responder = current.nextInTree
    }
    return false
  }
}
