extension NavigationController {
  private static let stackKey = "NavigationController.viewControllers"

  /// Whether a split stores the stack, in parts that belong to its columns.
  private var isInSplit: Bool { parent is any SplitContainer }

  var childrenToSave: [ViewController] { flow.stack.elements }

  var identifiesChildrenByPosition: Bool { true }

  func encodeContents(with coder: RestorationCoder) {
    guard !isInSplit else { return }
    coder.encodeObjects(flow.stack.elements, forKey: Self.stackKey)
  }

  func decodeContents(with coder: RestorationCoder) {
    guard !isInSplit, let stored = coder.decodeObjects(forKey: Self.stackKey) else { return }
    let stack = restorableStack(stored)
    if !stack.isEmpty, stack != flow.stack.elements {
      setViewControllers(stack, animated: false)
    }
  }

  /// Returns the controllers that can be on the stack, without those above one that cannot.
  func restorableStack(_ objects: [(any StateRestoring)?]) -> [ViewController] {
    Array(
      children(restoring: objects)
        .prefix { !($0 is NavigationController) && !($0 is any SplitContainer) })
  }
}
