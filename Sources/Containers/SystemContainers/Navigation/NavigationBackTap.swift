/// A press of the mouse's back button, which goes back in the navigation controller under the
/// pointer.
@MainActor
final class NavigationBackTap: TapGestureRecognizer, GestureRecognizerDelegate {
  private weak var controller: NavigationController?

  init(of controller: NavigationController) {
    self.controller = controller
    super.init()
    button = .back
    delegate = self
    addTarget { [weak self] tap in
      if tap.state == .ended { self?.controller?.goBack() }
    }
  }

  /// Leaves the press to an inner navigation controller that can go back.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    guard let controller, controller.canGoBack else { return false }
    var view = touch.view
    while let current = view, current !== self.view {
      if let inner = current.owner as? NavigationController, inner.canGoBack { return false }
      view = current.superview
    }
    return true
  }
}
