/// The focused view and first responder of a view that a transition removes.
@MainActor
struct KeyboardMemory {
  private weak var window: Window?
  private weak var controller: ViewController?
  private weak var responder: Responder?
  private weak var focused: View?
  /// The focus environments around the focused view, innermost first.
  private let environments: WeakList<any FocusEnvironment>

  /// Takes focus and first responder status away from a controller's view, and returns what that had
  /// of them, or `nil` if it had neither.
  ///
  /// A first responder that refuses to resign loses the status anyway.
  static func taken(
    from controller: ViewController, _ view: View, in window: Window
  ) -> KeyboardMemory? {
    let memory = KeyboardMemory(noting: controller, view, in: window)
    memory?.take()
    return memory
  }

  /// Notes what a controller's view has of the keyboard, or returns `nil` if that is nothing.
  init?(noting controller: ViewController, _ view: View, in window: Window) {
    func isInside(_ responder: Responder) -> Bool {
      responder === controller || responder.treeChain.contains { $0 === view }
    }
    let responder = window.firstResponder.flatMap { isInside($0) ? $0 : nil }
    let focused = window.focusedView.flatMap { isInside($0) ? $0 : nil }
    guard responder != nil || focused != nil else { return nil }
    self.window = window
    self.controller = controller
    self.responder = responder
    self.focused = focused
    environments = WeakList(Array(focused?.focusEnvironments.dropFirst() ?? []))
  }

  private func take() {
    guard let window, let controller else { return }
    if let responder, !window.makeFirstResponder(nil), window.firstResponder === responder {
      warn(
        "\(responder) refused to resign as first responder, but the view of \(controller.name) is "
          + "about to leave: it loses the keyboard anyway.")
      window.dismissFirstResponder()
    }
    if let focused, window.focusedView === focused { window.focus.focus(nil) }
  }

  /// Restores the focus if the view has come back; otherwise focuses what the surrounding
  /// environments prefer.
  ///
  /// Does nothing if the user has moved the focus in the meantime.
  func end(isBack: Bool) {
    guard let window, window.firstResponder == nil, window.focusedView == nil else { return }
    guard isBack else {
      let left = Array(environments)
      if !left.isEmpty { window.focus.lookForSuccessor(in: left) }
      return
    }
    guard controller?.restoresFocusAfterTransition == true else { return }
    if let focused, focused.window === window, focused.isFocusable {
      window.focus.pass(to: focused)
    }
    if let responder, responder !== window.firstResponder, responder.responderWindow === window {
      window.makeFirstResponder(responder)
    }
  }
}
