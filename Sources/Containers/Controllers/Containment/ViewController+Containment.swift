extension ViewController {
  /// The child controllers, in the order in which they were added.
  public var children: [ViewController] { storedChildren }

  /// The parent controller, or `nil` if there is none.
  public var parent: ViewController? { storedParent }

  /// Implements ``addChild(_:)``.
  func contain(_ child: ViewController) {
    guard child.storedParent !== self else { return }
    let former = child.storedParent
    if let obstacle = obstacle(toAdding: child, from: former) { misuse(obstacle) }
    if former != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
      // These callbacks may have moved either controller elsewhere. Their choice wins.
      guard child.storedParent == nil, obstacle(toAdding: child, from: former) == nil else {
        return
      }
    }
    storedChildren.append(child)
    child.storedParent = self
    child.pendingMove = .toParent
    child.askParentForTraits()
    child.willMove(toParent: self)
  }

  /// Returns why a controller cannot become a child and how to fix that, or `nil` if it can.
  ///
  /// - Parameter former: The parent that gives up the child. It may still contain the child's view,
  ///   which moves when it is added to the new superview.
  func obstacle(toAdding child: ViewController, from former: ViewController?) -> String? {
    if isContained(in: child) {
      return "\(name) cannot contain \(child.name), which is the same controller or contains "
        + "it: remove \(name) from its parent first."
    }
    if let window = child.windowToFill {
      return "ViewControllerHierarchyInconsistency: \(name) cannot contain \(child.name), which is "
        + "the root of \(window.identity): give the window another root first."
    }
    if let above = child.storedView?.superview?.nearestOwner as? ViewController, above !== self,
      above !== former
    {
      return "ViewControllerHierarchyInconsistency: \(name) cannot contain \(child.name), whose "
        + "view is inside that of \(above.name): remove the view from its superview first, or "
        + "addChild it to \(above.name)."
    }
    return nil
  }

  /// Implements ``removeFromParent()``.
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    pendingMove = nil
    impose(nil)
    containerInsets = .zero
    (parent as? any SystemContainer)?.childDidLeave(self)
    presentation?.outgoing?.presenterDidLeaveParent()
    didMove(toParent: nil)
  }

  /// Whether the view is appearing because the controller was added to a parent.
  ///
  /// `true` only from ``viewWillAppear(_:)`` through ``viewDidAppear(_:)``.
  public var isMovingToParent: Bool { isChanging(.appear, by: .parent) }

  /// Whether the view is disappearing because the controller is removed from its parent.
  ///
  /// `true` only from ``viewWillDisappear(_:)`` through ``viewDidDisappear(_:)``, and only if
  /// `willMove(toParent: nil)` was called before.
  public var isMovingFromParent: Bool { isChanging(.disappear, by: .parent) }

  func deliverMemoryWarning() {
    didReceiveMemoryWarning()
    if let storedView, storedView.window?.shown == nil {
      storedView.releaseBackingStores()
      storedView.releaseSpareViewsOfTree()
    }
    for child in storedChildren { child.deliverMemoryWarning() }
    presentation?.outgoing?.presentedController.deliverMemoryWarning()
  }

  func noteWillMove(toParent parent: ViewController?) {
    if parent == nil { pendingMove = .fromParent }
  }

  func noteDidMove(toParent parent: ViewController?) {
    guard let parent, !isEmbedded(in: parent), !parent.isSystemContainer else { return }
    warn(
      "\(name).didMove(toParent: \(parent.name)) was called before its view was added to that of "
        + "\(parent.name): call it afterward.")
  }

  /// Whether the view is inside the parent's view, or inside a view that no controller owns yet.
  private func isEmbedded(in parent: ViewController) -> Bool {
    guard let superview = storedView?.superview else { return false }
    return superview.nearestOwner.map { $0 === parent } ?? true
  }

  /// Whether this controller is the given one or its descendant.
  private func isContained(in controller: ViewController) -> Bool {
    var current: ViewController? = self
    while let candidate = current {
      if candidate === controller { return true }
      current = candidate.storedParent
    }
    return false
  }

  /// Whether the view is appearing or disappearing as part of something.
  func isChanging(_ direction: Appearance.Direction, by cause: AppearanceCause) -> Bool {
    transition?.direction == direction && transition?.cause == cause
  }
}
