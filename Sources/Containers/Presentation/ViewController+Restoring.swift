extension ViewController {
  /// Presents a controller that has returned with the saved state: at once, without animation.
  ///
  /// Unlike ``present(_:animated:completion:)`` it does not wait for the presentation beneath to
  /// end, so that all of them are in the first frame.
  ///
  /// - Returns: Whether the controller is presented.
  func presentRestored(_ presented: ViewController, _ style: ModalPresentationStyle) -> Bool {
    if presented.presentationStyleInForce != style { presented.modalPresentationStyle = style }
    guard let controller = presented.presentationControllerToRestore(over: self) else {
      return false
    }
    let adapted = controller.adaptedStyle(
      for: viewIfLoaded?.window?.traitCollection ?? traitCollection)
    guard controller.obstacle(to: self) == nil, presentation?.outgoing == nil else { return false }
    let presentation = Presentation(controller, adaptedTo: adapted, by: self)
    presented.loadViewIfNeeded()
    let motion = motion(
      AnimatorRequest(presented: presented, presenter: self, source: self), of: presentation,
      isWanted: false)
    let session = TransitionSession(
      PresentingExchange(presentation, by: self), motion, completion: nil)
    presentation.session = session
    presentation.prepareShape(nil)
    session.begin()
    return true
  }

  /// Returns the presentation controller, or `nil` if the controller cannot be presented there.
  private func presentationControllerToRestore(
    over presenter: ViewController
  ) -> PresentationController? {
    guard storedParent == nil, windowToFill == nil, presentation?.incoming == nil,
      modalPresentationStyle != .none, presenter !== self,
      presenter.viewIfLoaded?.attachedWindow != nil
    else { return nil }
    return presentationControllerMade(presenting: presenter, source: presenter)
  }
}
