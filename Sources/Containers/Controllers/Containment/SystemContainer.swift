/// A container that keeps children whose views are not inside its own.
@MainActor
protocol SystemContainer: ViewController, WindowCommanding {
  /// The child that receives keys while nothing has the focus, or `nil` if the container does.
  var childForKeys: ViewController? { get }
  /// The child whose title the container has while it has none of its own, or `nil`.
  var childForTitle: ViewController? { get }
  /// The child that determines the window's title bar, or `nil` if the container does.
  var childForTitleBar: ViewController? { get }
  /// The coordinator of a transition between children that is due and has not begun, or `nil`.
  var upcomingCoordinator: (any ViewControllerTransitionCoordinator)? { get }
  /// The child whose preferred size the container has while it has none of its own, or `nil`.
  var childForContentSize: ViewController? { get }
  /// What the container's bars take up beside that child, in points.
  var sizeAroundContent: Size { get }
  /// Whether a child is one that the container has made itself to hold a controller.
  func isOwnHost(_ child: ViewController) -> Bool
  /// The children whose state may be saved, in order, with those that the container has made itself.
  var childrenToSave: [ViewController] { get }
  /// Whether children with equal identifiers are distinguished by their positions.
  var identifiesChildrenByPosition: Bool { get }
  /// Stores the children that the container shows, and how.
  func encodeContents(with coder: RestorationCoder)
  /// Brings back the children that the container shows, and how.
  func decodeContents(with coder: RestorationCoder)
  /// Called when a child has left for another parent, or was removed.
  func childDidLeave(_ child: ViewController)
  /// Called when the stack of a child has changed.
  func childDidChangeStack(_ child: ViewController)
  /// Called when a container inside wants the bar at the bottom hidden, or shown again.
  ///
  /// - Parameter movesBar: Whether the bar moves now, perhaps as part of an animation, and not only
  ///   the insets for it change.
  func bottomBarWishDidChange(movesBar: Bool)
}

extension SystemContainer {
  var windowCommands: [KeyCommand] { [] }

  var childForTitle: ViewController? { nil }

  var childForTitleBar: ViewController? { nil }

  var upcomingCoordinator: (any ViewControllerTransitionCoordinator)? { nil }

  var childForContentSize: ViewController? { nil }

  var sizeAroundContent: Size { .zero }

  func isOwnHost(_ child: ViewController) -> Bool { false }

  var childrenToSave: [ViewController] { children }

  var identifiesChildrenByPosition: Bool { false }

  func encodeContents(with coder: RestorationCoder) {}

  func decodeContents(with coder: RestorationCoder) {}

  func childDidChangeStack(_ child: ViewController) {}

  func bottomBarWishDidChange(movesBar: Bool) {}
}

extension ViewController {
  /// Whether the controller is a container of the system.
  var isSystemContainer: Bool { self is any SystemContainer }

  /// Returns the nearest ancestor of a class, or `nil` if there is none.
  func nearestAncestor<Ancestor: ViewController>() -> Ancestor? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Ancestor }.first
  }

  /// Whether a change of what the controller shows can be animated now.
  var canAnimate: Bool { View.areAnimationsEnabled && viewIfLoaded?.window?.isInSight == true }

  var isOwnedViewUnderBars: Bool { parent?.isSystemContainer == true }

  /// The innermost visible controller, at which keys start while nothing has the focus.
  var ownedKeyTarget: Responder {
    sequence(first: self, next: \.keyTargetBelow).reduce(self) { $1 }
  }

  var ownedInSight: [Responder] {
    guard let view = viewIfLoaded, let window = view.window, view.isReachable,
      window.overlayRouting?.blocks(view, .keys) != true
    else { return [] }
    return [self] + children.flatMap(\.ownedInSight)
  }

  private var keyTargetBelow: ViewController? {
    if let container = self as? any SystemContainer { return container.childForKeys }
    // Whoever fills a view with one system container has it act as if it were there alone.
    guard children.count == 1, let child = children.first, child.isSystemContainer,
      let view = child.viewIfLoaded, view.window != nil, view.isDescendant(of: self.view)
    else { return nil }
    return view.convert(view.bounds, to: self.view).contains(self.view.bounds) ? child : nil
  }
}
