extension NavigationController {
  /// Puts the secondary controller of a split on the stack.
  func takeIn(_ secondary: ViewController) {
    let navigation = secondary as? NavigationController
    let added = navigation?.viewControllers ?? [secondary]
    flow.takenIn = navigation.map { (WeakList(added), $0) }
    setViewControllers(viewControllers + added, animated: false)
  }

  /// Removes the views of controllers that have left for another stack, while nothing is visible.
  func removeStrays() {
    for view in navigationView?.content.subviews ?? [] {
      if let owner = view.owner as? ViewController, owner.parent !== self {
        view.removeFromSuperview()
      }
    }
  }

  /// Takes what a split wants back off the stack.
  ///
  /// Their views stay until the split has put them elsewhere.
  func giveBack() -> ViewController? {
    let stack = viewControllers
    let takenIn = flow.takenIn
    flow.takenIn = nil
    func isTakenIn(_ controller: ViewController) -> Bool {
      takenIn?.stack.contains { $0 === controller } ?? false
    }
    if let takenIn, let start = stack.firstIndex(where: isTakenIn), start > 0 {
      takenIn.navigation.setViewControllers(Array(stack[start...]), animated: false)
      return takenIn.navigation
    }
    guard stack.count > 1, let top = stack.last else { return nil }
    // The top stays a child until the split adds it, because its view is still in this one.
    flow.stack.remove(top)
    stackDidChange()
    viewIfLoaded?.setNeedsLayout()
    return top
  }
}
