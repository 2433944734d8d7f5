/// What had the keyboard in a view that a transition takes out.
@MainActor
struct KeyboardMemory {
  private weak var window: Window?
  private weak var controller: ViewController?
  private weak var responder: Responder?
  private weak var focused: View?
  /// What held the focused view, the nearest first.
  private let environments: [WeakResponder]

  /// Takes focus and keys from a controller's view; nil where that has neither.
  ///
  /// A first responder that refuses loses the keys all the same.
  init?(of controller: ViewController, _ view: View, in window: Window) {
    func isInside(_ responder: Responder) -> Bool {
      responder === controller || responder.responderChain.contains { $0 === view }
    }
    let responder = window.firstResponder.flatMap { isInside($0) ? $0 : nil }
    let focused = window.focusedView.flatMap { isInside($0) ? $0 : nil }
    guard responder != nil || focused != nil else { return nil }
    self.window = window
    self.controller = controller
    self.responder = responder
    self.focused = focused
    environments = (focused?.focusEnvironments.dropFirst() ?? [])
      .map { WeakResponder(responder: $0) }
    if let responder, !window.makeFirstResponder(nil), window.firstResponder === responder {
      warn(
        "\(responder) does not resign as first responder, though the view of \(controller.name) is "
          + "about to go: it loses the keys all the same.")
      window.dismissFirstResponder()
    }
    if let focused, window.focusedView === focused { window.focus.focus(nil) }
  }

  /// Gives the keyboard back to a view that has come back, or else to what is preferred in its place; what a
  /// person focused meanwhile keeps it.
  func end(isBack: Bool) {
    guard let window, window.firstResponder == nil, window.focusedView == nil else { return }
    guard isBack else {
      let left = environments.compactMap { $0.responder as? any FocusEnvironment }
      if !left.isEmpty { window.focus.lookForSuccessor(in: left) }
      return
    }
    guard controller?.restoresFocusAfterTransition == true else { return }
    if let focused, focused.window === window, focused.isFocusable { window.moveFocus(to: focused) }
    if let responder, responder !== window.firstResponder, responder.responderWindow === window {
      window.makeFirstResponder(responder)
    }
  }
}
