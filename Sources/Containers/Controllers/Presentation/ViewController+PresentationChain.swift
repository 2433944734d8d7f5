extension ViewController {
  /// Implements ``next``.
  var nextInChain: Responder? {
    if let incoming = presentation?.incoming { return incoming.presentingController }
    return storedView?.superview ?? presentation?.outgoing?.presenterSuperview
  }

  /// Implements `nextInTree`.
  var nextInHierarchy: Responder? {
    // What a transition takes into the container of what is presented does not belong to that.
    presentation?.outgoing?.presenterSuperview ?? storedView?.superview
  }

  /// Implements ``presentedViewController``.
  var presentedInForce: ViewController? {
    presentingAncestor?.presentation?.outgoing?.presentedController
  }

  /// Implements ``presentingViewController``.
  var presentingInForce: ViewController? {
    presentedAncestor?.presentation?.incoming?.presentingController
  }

  /// The nearest of the controller and its ancestors that presents another one, or `nil` if none
  /// does.
  var presentingAncestor: ViewController? {
    sequence(first: self, next: \.storedParent).first { $0.presentation?.outgoing != nil }
  }

  /// The nearest of the controller and its ancestors that is presented, or `nil` if none is.
  var presentedAncestor: ViewController? {
    sequence(first: self, next: \.storedParent).first { $0.presentation?.incoming != nil }
  }

  /// Implements ``targetViewController(forAction:sender:)``.
  func targetOfAction(_ action: Selector, sender: Any?) -> ViewController? {
    sequence(first: self, next: \.storedParent)
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The outermost ancestor, or the controller itself if it has no parent.
  var outermostAncestor: ViewController {
    var outermost = self
    while let parent = outermost.storedParent { outermost = parent }
    return outermost
  }

  /// The nearest of the controller and its ancestors that defines a presentation context, or `nil` if
  /// none does.
  var presentationContext: ViewController? {
    sequence(first: self, next: \.storedParent).first(where: \.definesPresentationContext)
  }
}
