/// The question for the animator of a presentation or dismissal.
@MainActor
struct AnimatorRequest {
  private let presented: ViewController
  private let presenter: ViewController?
  private let source: ViewController?

  /// Asks for the animator of a presentation.
  init(presented: ViewController, presenter: ViewController, source: ViewController) {
    (self.presented, self.presenter, self.source) = (presented, presenter, source)
  }

  /// Asks for the animator of a dismissal.
  init(dismissed: ViewController) {
    (presented, presenter, source) = (dismissed, nil, nil)
  }

  var isReturning: Bool { source == nil }

  /// The animator of the transitioning delegate, or `nil` if it has none.
  var animator: (any ViewControllerAnimatedTransitioning)? {
    guard let delegate = presented.transitioningDelegate else { return nil }
    guard let presenter, let source else {
      return delegate.animationController(forDismissed: presented)
    }
    return delegate.animationController(
      forPresented: presented, presenting: presenter, source: source)
  }

  /// Returns the interaction controller of the transitioning delegate, or `nil` if it has none.
  func interactionController(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    let delegate = presented.transitioningDelegate
    return isReturning
      ? delegate?.interactionControllerForDismissal(using: animator)
      : delegate?.interactionControllerForPresentation(using: animator)
  }
}

extension ViewController {
  /// Returns the motion of a presentation or dismissal over the controller.
  ///
  /// The animator is that of the transitioning delegate, or else the preferred transition of the
  /// presented controller, or else that of the style. Nobody is asked for a transition that is not
  /// animated.
  func motion(
    _ request: AnimatorRequest, of presentation: Presentation, isWanted: Bool
  ) -> any TransitionMotion {
    let isAnimated = isWanted && View.areAnimationsEnabled && presentation.isInSight
    guard isAnimated else {
      return AnimatorMotion(
        CrossDissolveAnimator(isReturning: request.isReturning), nil, isWanted: false)
    }
    if let animator = request.animator {
      return AnimatorMotion(
        animator, request.interactionController(using: animator), isWanted: true)
    }
    let own = usualAnimator(of: presentation, isReturning: request.isReturning)
    if request.interactionController(using: own) != nil {
      warn(
        "The interaction controller of \(presentation.presentedController.name) is ignored, because "
          + "its transitioning delegate provides no animator: return one.")
    }
    return AnimatorMotion(own, nil, isWanted: true)
  }

  private func usualAnimator(
    of presentation: Presentation, isReturning: Bool
  ) -> any ViewControllerAnimatedTransitioning {
    let presented = presentation.presentedController
    if let preferred = presented.preferredTransition {
      return preferred.makeAnimator(isReturning: isReturning)
    }
    if let own = presentation.shape.makeAnimator(isReturning: isReturning) { return own }
    let providesStyle = !presentation.fillsWindow && providesPresentationContextTransitionStyle
    let style = providesStyle ? modalTransitionStyle : presented.modalTransitionStyle
    return style.transition.makeAnimator(isReturning: isReturning)
  }
}

extension ModalTransitionStyle {
  /// The transition of the style.
  @MainActor
  fileprivate var transition: ViewController.Transition {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    }
  }
}
