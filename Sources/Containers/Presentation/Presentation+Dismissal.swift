extension Presentation {
  /// Enters the phase in which the user may dismiss the presentation.
  func arrive() { advance(.arrive) }

  /// A press beside the presented view, or Escape.
  func pressBeside() {
    if shape.takesBackDrag() { return }
    if shape.isDismissedByPressBeside { attemptDismissal() }
  }

  /// Does what Escape does, if the presentation is a dialog that is in front of the window's content: an
  /// alert, a popover, or a sheet that dims.
  ///
  /// - Returns: Whether it is one. An undimmed sheet is a part of the content.
  func closesBeforeWindow() -> Bool {
    if shape.answersEscape() { return true }
    guard shape.isDismissedByPressBeside, !shape.blocking.isEmpty else { return false }
    attemptDismissal()
    return true
  }

  /// Dismisses the presentation for the user, or notifies the delegate that this is not allowed.
  ///
  /// If the controller is still appearing, waits until it has appeared.
  func attemptDismissal() {
    if phase == .presenting {
      session?.coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.attemptDismissal()
      }
    }
    guard phase == .presented, userMayDismiss(), phase == .presented else { return }
    let controller = controller
    controller.userWillDismiss()
    presentingController?.requestDismissal(isAnimated: true) { controller.userDidDismiss() }
  }

  /// Returns whether the user may dismiss the presentation; if not, notifies the delegate.
  func userMayDismiss() -> Bool {
    let isAllowed = allowsDismissal()
    if !isAllowed { tellAttempt() }
    return isAllowed
  }

  /// Returns whether the user may dismiss the presentation, without telling the delegate if not.
  func allowsDismissal() -> Bool {
    !isModal && controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// Tells the delegate that the user tried to dismiss a presentation that must not be dismissed.
  func tellAttempt() { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }

  /// Whether the presented controller or one of its visible descendants must not be dismissed.
  var isModal: Bool { presentedController.isModalInForce }

  /// Begins a dismissal that the user drives, in this turn.
  ///
  /// If the user completes it, the delegate is notified as after any dismissal by the user.
  ///
  /// - Parameter isAllowed: Whether ``allowsDismissal()`` was asked and was `true`.
  /// - Returns: Whether the dismissal has begun.
  func beginInteractiveDismissal(
    _ animator: any ViewControllerAnimatedTransitioning,
    _ interactionController: any ViewControllerInteractiveTransitioning, isAllowed: Bool = false
  ) -> Bool {
    guard phase == .presented, presentedController.presentation?.outgoing == nil,
      let presenter = presentingController, isAllowed || userMayDismiss(), phase == .presented
    else { return false }
    let controller = controller
    controller.userWillDismiss()
    guard phase == .presented else { return false }
    presenter.makeDismissal(
      of: [self],
      AnimatorMotion(animator, interactionController, isWanted: View.areAnimationsEnabled)
    ) { isDismissed in
      if isDismissed { controller.userDidDismiss() }
    }.begin()
    return true
  }
}

extension ViewController {
  /// Whether the controller or one of its visible descendants must not be dismissed by the user.
  fileprivate var isModalInForce: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalInForce }
  }
}
