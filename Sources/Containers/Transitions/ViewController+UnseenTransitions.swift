extension ViewController {
  /// Ends the transitions of the controllers in and over this one, because nobody sees their window.
  ///
  /// What the user moves goes back; everything else is completed.
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
    case .interactive, .cancelling: end(.cancelled)
    default: break
    }
  }
}
