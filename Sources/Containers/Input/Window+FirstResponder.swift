extension Window {
  /// Makes a responder the first, or none.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  func makeFirstResponder(_ responder: Responder?, _ heading: FocusHeading = []) -> Bool {
    guard responder !== firstResponder else { return true }
    if let responder {
      guard responder.canBecomeFirstResponder, overlayRouting?.blocks(responder, .focus) != true
      else { return false }
    }
    return replaceFirstResponder(by: responder, heading)
  }

  /// Makes a responder that agrees to it the first, or none.
  func replaceFirstResponder(by responder: Responder?, _ heading: FocusHeading) -> Bool {
    guard responder !== firstResponder else { return true }
    if let firstResponder, !firstResponder.canResignFirstResponder { return false }
    let old = firstResponder
    firstResponder = responder
    old?.didResignFirstResponder()
    guard let responder, firstResponder === responder else { return firstResponder === responder }
    if responder !== focus.view {
      let view = responder as? View
      focus.focus(view?.canBecomeFocused == true ? view : nil, heading)
    }
    responder.didBecomeFirstResponder()
    return firstResponder === responder
  }

  /// Lets go of what refers to a view that is about to leave the window.
  func viewWillLeave(_ view: View) {
    overlayRouting?.viewWillLeave(view)
    if let firstResponder, firstResponder.belongs(to: view) { dismissFirstResponder() }
    view.removeAllAnimations()
    focus.viewWillLeave(view)
    touchDispatcher.viewWillLeave(view)
  }

  /// Takes the keys from responders that are no longer in the window.
  ///
  /// A callback may have made one the first responder while its view was leaving, or a controller may
  /// have let go of its view.
  func respondersDidLeave() {
    if let firstResponder, firstResponder.responderWindow !== self { dismissFirstResponder() }
    pressDispatcher.cancelUnreachable(at: host?.now ?? .zero)
  }

  /// Makes nothing the first responder, whether the present one agrees or not.
  func dismissFirstResponder() {
    let old = firstResponder
    firstResponder = nil
    old?.didResignFirstResponder()
  }

  /// The shape of the mouse pointer, by the view that it is over or that holds it.
  public var effectivePointerStyle: PointerStyle { pointer.style }

  /// The position of the mouse pointer, in points; nil outside the window.
  public var pointerLocation: Point? { pointer.location }

  /// Tells that views may have moved under the pointer.
  func layoutDidFinish() {
    if pointer.location != nil { pointer.update() }
    focus.updateFocusIfNeeded()
    textInputSession.update()
  }

  /// Tells that the shape of the pointer over some view changed.
  func pointerStyleDidChange() { pointer.update() }
}

extension Responder {
  /// Whether the responder is a view, its controller, or an object whose chain begins with either.
  fileprivate func belongs(to view: View) -> Bool {
    var responder: Responder? = self
    while let current = responder {
      if current === view || current === view.owner { return true }
      if current is View { return false }
      responder = current.next
    }
    return false
  }
}
