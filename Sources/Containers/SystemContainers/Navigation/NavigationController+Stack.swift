extension NavigationController {
  /// Implements ``setViewControllers(_:animated:)``.
  func setStack(_ controllers: [ViewController], isAnimated: Bool) {
    if let twice = controllers.firstDuplicate {
      misuse("\(name) cannot have \(twice.name) on its stack twice: list each controller once.")
    }
    for controller in controllers { checkPush(controller) }
    apply(flow.stack.set(controllers), isAnimated: isAnimated)
  }

  /// Implements ``pushViewController(_:animated:)``.
  func push(_ controller: ViewController, isAnimated: Bool) {
    guard !flow.stack.elements.contains(controller) else {
      misuse(
        "\(name) cannot push \(controller.name), which is on its stack already: pop to it with "
          + "popToViewController(_:animated:), or push another controller.")
    }
    checkPush(controller)
    apply(flow.stack.set(flow.stack.elements + [controller]), isAnimated: isAnimated)
  }

  private func checkPush(_ controller: ViewController) {
    if controller is any SplitContainer {
      misuse(
        "\(name) cannot push \(controller.name), which is a split view controller: make it the root of "
          + "a window, or present it.")
    }
    guard controller is NavigationController else { return }
    misuse(
      "\(name) cannot push \(controller.name), which is a navigation controller: push the "
        + "controllers of its stack, or present it.")
  }

  /// Implements ``popViewController(animated:)``.
  func popTop(isAnimated: Bool) -> ViewController? {
    let count = flow.stack.elements.count
    guard count > 1 else { return nil }
    return pop(toIndex: count - 2, isAnimated: isAnimated).last
  }

  /// Implements ``popToViewController(_:animated:)``.
  func pop(to controller: ViewController, isAnimated: Bool) -> [ViewController]? {
    guard let index = flow.stack.elements.firstIndex(of: controller) else {
      misuse(
        "\(name) cannot pop to \(controller.name), which is not on its stack: push it, or replace "
          + "the stack with setViewControllers(_:animated:).")
    }
    let popped = pop(toIndex: index, isAnimated: isAnimated)
    return popped.isEmpty ? nil : popped
  }

  private func pop(toIndex index: Int, isAnimated: Bool) -> [ViewController] {
    let change = flow.stack.pop(to: index)
    apply(change, isAnimated: isAnimated)
    return change.removed.reversed()
  }

  /// Tells the controllers that a change has moved, and requests the transition to the new top.
  func apply(_ change: NavigationStack<ViewController>.Change, isAnimated: Bool) {
    let isDue = flow.stack.isDue
    flow.advance(isDue ? .change(isAnimated: isAnimated) : .changeBack(flow.stack.elements))
    announceTransition()
    for controller in change.removed { leave(controller) }
    for controller in change.added { join(controller) }
    stackDidChange()
    if isVisibleToChildren, flow.running != nil || flow.stack.isDue {
      view.setNeedsLayout()
    } else if flow.running == nil {
      if !flow.stack.isDue { settleMoves() } else { settleUnseen() }
    }
  }

  func leave(_ controller: ViewController) {
    if flow.moves.leave(controller, flow.stack) { controller.willMove(toParent: nil) }
  }

  private func join(_ controller: ViewController) {
    guard flow.moves.join(controller, flow.stack) else { return }
    if controller.parent === self {
      controller.pendingMove = flow.moves.going.contains(controller) ? .toParent : nil
      controller.willMove(toParent: self)
    } else {
      let search = controller.search
      search?.flow.isPassing = true
      addChild(controller)
      search?.flow.isPassing = false
    }
  }

  /// Completes the moves of the controllers that have left the stack or joined it.
  ///
  /// - Parameter begun: The stack of the transition that has ended, or `nil` if none follows.
  func settleMoves(of begun: [ViewController]? = nil) {
    let (going, coming) = flow.moves.settle(flow.stack, of: begun)
    for controller in going where controller.parent === self {
      let isBack = flow.stack.elements.contains(controller)
      if isBack, begun == nil { continue }
      View.performWithoutAnimation { controller.viewIfLoaded?.removeFromSuperview() }
      controller.search?.end(isAnimated: false)
      if isBack { controller.didMove(toParent: nil) } else { controller.removeFromParent() }
    }
    for controller in coming where controller.parent === self {
      if begun == nil, !flow.stack.elements.contains(controller) { continue }
      controller.didMove(toParent: self)
    }
  }

  /// Completes changes without a transition, because the container is not visible.
  func settleUnseen() {
    guard flow.canShow, !isVisibleToChildren else { return }
    takeOutHidden()
    settleMoves()
    flow.advance(.drop)
  }

  /// Takes out the view of the controller that was shown, if another one is on top.
  private func takeOutHidden() {
    guard flow.stack.isDue, let shown = flow.stack.shown else { return }
    flow.stack.hide()
    View.performWithoutAnimation { shown.viewIfLoaded?.removeFromSuperview() }
  }

  /// Called when a child has left for another parent.
  func noteLeft(_ child: ViewController) {
    flow.moves.forget(child)
    guard flow.stack.elements.contains(child) || flow.stack.shown === child else { return }
    child.search?.holderDidLeave()
    flow.stack.remove(child)
    stackDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  var visible: ViewController? {
    guard let top = flow.stack.top else { return nil }
    return sequence(first: top, next: \.presentedViewController).reduce(top) { $1 }
  }
}
