extension ViewController {
  /// Implements ``allowedChildrenForUnwinding(from:)``.
  func childrenForUnwinding(from source: StoryboardUnwindSegueSource) -> [ViewController] {
    let containing = childContaining(source)
    return storedChildren.filter { $0 !== containing }
  }

  /// Implements ``childContaining(_:)``.
  func childThatContains(_ controller: ViewController) -> ViewController? {
    sequence(first: controller, next: \.storedParent).first { $0.storedParent === self }
  }

  /// Implements ``canPerformUnwindSegueAction(_:from:sender:)``.
  func implementsUnwind(_ action: Selector, from source: ViewController) -> Bool {
    guard source !== self else { return false }
    let segue = StoryboardSegue(identifier: nil, source: source, destination: self)
    return action.isDeclared(by: self, sender: segue)
  }

  /// Returns the controller that takes an unwind segue, searched from the source upward.
  package func destination(ofUnwind unwind: StoryboardUnwindSegueSource) -> ViewController? {
    var current: ViewController? = self
    while let candidate = current {
      let found =
        candidate === self ? candidate.taking(unwind) : candidate.destinationInside(unwind)
      if let found { return found }
      current = candidate.storedParent ?? candidate.presentingViewController
    }
    return nil
  }

  private func taking(_ unwind: StoryboardUnwindSegueSource) -> ViewController? {
    let takes = canPerformUnwindSegueAction(
      unwind.unwindAction, from: unwind.source, sender: unwind.sender)
    return takes ? self : nil
  }

  /// Returns who takes the segue among the allowed children and their descendants, or the receiver.
  private func destinationInside(_ unwind: StoryboardUnwindSegueSource) -> ViewController? {
    for child in allowedChildrenForUnwinding(from: unwind) {
      if let found = child.destinationInside(unwind) { return found }
    }
    return taking(unwind)
  }
}
