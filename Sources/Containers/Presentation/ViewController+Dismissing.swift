extension ViewController {
  /// Implements ``dismiss(animated:completion:)``.
  func requestDismissal(isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = presentingAncestor ?? presentingInForce else {
      guard let completion else { return }
      guard let host = storedView?.attachedWindow?.host else { return completion() }
      return host.afterCommit { completion() }
    }
    let chain = presenter.chainOfPresentations
    guard let front = chain.last else { return }
    if let other = chain.first(where: \.phase.isInProgress) {
      return warn(
        "\(name) cannot dismiss \(front.presentedController.name), because "
          + "\(PresentationObstacle.inProgress.reason) \(other.sentence)")
    }
    let motion = presenter.motion(
      AnimatorRequest(dismissed: front.presentedController), of: front, isWanted: isAnimated)
    presenter.makeDismissal(of: chain, motion) { isDone in
      if isDone { completion?() }
    }.schedule()
  }

  /// Makes the session in which presentations, from the presenter outward, are dismissed.
  func makeDismissal(
    of chain: [Presentation], _ motion: any TransitionMotion, _ completion: @escaping (Bool) -> Void
  ) -> TransitionSession {
    for presentation in chain { presentation.advance(.dismiss) }
    return TransitionSession(
      DismissingExchange(chain, to: self), motion, completion: completion)
  }

  /// Whether something that is presented over the controller arrives or leaves, or is about to, so
  /// that other requests are refused.
  package var hasPresentationInProgress: Bool {
    chainOfPresentations.contains(where: \.phase.isInProgress)
  }

  /// The presentations over the controller, from the nearest to the frontmost.
  private var chainOfPresentations: [Presentation] {
    sequence(first: presentation?.outgoing) { $0?.presentedController.presentation?.outgoing }
      .compactMap { $0 as? Presentation }
  }

  /// Takes the controller out of one that an adaptive delegate has put around it.
  func leaveAdaptiveContainer() {
    guard storedParent != nil else { return }
    willMove(toParent: nil)
    removeFromParent()
  }
}
