extension TabBarController {
  /// Implements ``setViewControllers(_:animated:)``.
  func setTabs(_ controllers: [ViewController], isAnimated: Bool) {
    if let twice = controllers.firstDuplicate {
      misuse("\(name) cannot have two tabs for \(twice.name): list each controller once.")
    }
    let change = flow.strip.set(controllers)
    for controller in change.removed { leave(controller) }
    for controller in change.added { join(controller) }
    showItems(isAnimated: isAnimated)
    flow.isInstant = !isAnimated
    followStrip()
    flow.isInstant = false
    preferredContentSizeMayHaveChanged()
  }

  /// Implements ``selectedIndex``.
  func select(at index: Int) {
    let count = flow.strip.elements.count
    guard index >= 0, index < max(1, count) else {
      misuse(
        "\(name) has \(count) tabs, so it cannot select the one at \(index): set viewControllers "
          + "first, or an index below their number.")
    }
    flow.strip.select(at: index)
    selectionDidChange()
  }

  /// Implements ``selectedViewController``.
  func select(_ controller: ViewController?) {
    guard let controller else { return }
    guard let index = flow.strip.elements.firstIndex(of: controller) else {
      misuse(
        "\(name) cannot select \(controller.name), which has no tab: add it to viewControllers "
          + "first.")
    }
    flow.strip.select(at: index)
    selectionDidChange()
  }

  private func selectionDidChange() {
    // A callback during a change of the list may select a tab that the bar does not show yet.
    showItems(isAnimated: false)
    followStrip()
    preferredContentSizeMayHaveChanged()
  }

  // MARK: The user

  /// Selects a tab on the user's behalf.
  func choose(_ controller: ViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      flow.strip.elements.contains(controller)
    else { return }
    let isSelected = controller === flow.strip.selected
    if !isSelected { selectedViewController = controller }
    delegate?.tabBarController(self, didSelect: controller)
    if isSelected, controller === flow.strip.selected { goToTop(of: controller) }
  }

  /// Goes to the root of a navigation controller, or to the top of the content.
  private func goToTop(of controller: ViewController) {
    let navigation = controller as? NavigationController
    if let navigation, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
    } else {
      (navigation?.topViewController ?? controller).followedScrollView?.scrollToTop()
    }
  }

  // MARK: Moves

  func leave(_ controller: ViewController) {
    // A callback may have added the controller again.
    guard !flow.strip.elements.contains(controller), !flow.going.contains(controller) else {
      return
    }
    flow.going.append(controller)
    controller.willMove(toParent: nil)
  }

  private func join(_ controller: ViewController) {
    guard flow.strip.elements.contains(controller) else { return }
    if controller.parent === self {
      flow.going.removeAll { $0 === controller }
      controller.pendingMove = nil
      controller.willMove(toParent: self)
    } else {
      addChild(controller)
    }
    guard controller.parent === self else { return }
    // Only the move of a controller that appears now ends with the appearance.
    if controller !== flow.strip.selected || !isVisibleToChildren { controller.pendingMove = nil }
    controller.didMove(toParent: self)
  }

  /// Completes the moves of the controllers whose tabs have gone.
  func settleMoves() {
    let going = flow.going
    flow.going = []
    for controller in going where controller.parent === self {
      if flow.strip.elements.contains(controller) { continue }
      View.performWithoutAnimation { controller.viewIfLoaded?.removeFromSuperview() }
      controller.removeFromParent()
    }
  }

  /// Called when a child has left for another parent.
  func noteLeft(_ child: ViewController) {
    flow.going.removeAll { $0 === child }
    child.tabParts.keyboard = nil
    guard flow.strip.elements.contains(child) || flow.strip.shown === child else { return }
    flow.strip.remove(child)
    showItems(isAnimated: false)
    viewIfLoaded?.setNeedsLayout()
  }
}
