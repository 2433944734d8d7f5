extension ViewController {
  /// Ends the transitions of the controller's descendants and presented controllers, because their
  /// window is not visible.
  ///
  /// Interactive transitions are canceled; all others are completed.
  func endUnseenTransitions() {
    let outgoing = presentation?.outgoing
    for transition in [containedTransition, windowTransition, outgoing?.runningTransition] {
      (transition as? TransitionSession)?.endUnseen()
    }
    for child in children { child.endUnseenTransitions() }
    presentation?.outgoing?.presentedController.endUnseenTransitions()
  }
}

extension TransitionSession {
  fileprivate func endUnseen() {
    switch phase {
    case .scheduled, .running, .completing: end(.completed)
    case .interactive, .canceling: end(.cancelled)
    default: break
    }
  }
}
