extension Presentation {
  /// Adds the gesture of the preferred transition once the controller is presented, and removes it
  /// once it is dismissed.
  ///
  /// The animator of a transitioning delegate comes before the preferred transition, and could not
  /// follow the gesture.
  func updateDismissalGesture() {
    switch phase {
    case .presented:
      guard presentedController.transitioningDelegate == nil else { return }
      presentedController.preferredTransition?.addDismissalGesture(to: presentedController) {
        [weak self] in
        self?.beginInteractiveDismissal($0, $1) ?? false
      }
    case .ended: ZoomDismissal.removeGesture(from: presentedController)
    case .presenting, .dismissing: break
    }
  }
}
