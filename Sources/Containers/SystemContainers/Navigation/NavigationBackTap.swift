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

  /// Of nested navigation controllers that can go back, the innermost recognizes the press.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    controller?.canGoBack == true
  }
}
