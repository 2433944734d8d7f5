/// An object that takes part in sizing the content of a controller hierarchy.
@MainActor
public protocol ContentContainer: AnyObject {
  /// The size the content prefers its container to give it, or zero for no preference.
  var preferredContentSize: Size { get }
  /// Called when a child's ``preferredContentSize`` changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Called when the size that fits the constraints of a child's content changes.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Returns the size in points of a child when the receiver's view has the given size.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size
  /// Called before the size of the view changes because the window is resized.
  func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}

extension ViewController: ContentContainer {
  /// The coordinator of the running transition between the controller and a sibling, of its window,
  /// or between its children; otherwise the one its parent reports.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? {
    if let own = containedTransition?.coordinatorInForce { return own }
    if let turn = windowTransition?.coordinatorInForce { return turn }
    if let here = presentation?.incoming?.runningTransition?.coordinatorInForce { return here }
    if let above = presentation?.outgoing?.runningTransition?.coordinatorInForce { return above }
    if let next = (self as? any SystemContainer)?.upcomingCoordinator { return next }
    for child in storedChildren {
      if let exchange = child.containedTransition?.coordinatorInForce { return exchange }
    }
    return storedParent?.transitionCoordinator
  }

  func forwardTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in storedChildren where child.hasLoadedView {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.containerWillTransition(to: childSize, with: coordinator)
    }
    if let outgoing = presentation?.outgoing, !outgoing.fillsWindow {
      outgoing.containerWillTransition(to: size, with: coordinator)
    }
  }

  func forwardTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    controllerState.expectedSizeClass = traits.horizontalSizeClass
    for child in storedChildren where child.hasLoadedView {
      child.containerWillTransition(inheriting: traits, with: coordinator)
    }
    if let outgoing = presentation?.outgoing, !outgoing.fillsWindow {
      outgoing.containerWillTransition(to: traits, with: coordinator)
    }
  }

  /// The horizontal size class that the controller was told to expect, or has.
  var sizeClassToCome: UserInterfaceSizeClass {
    controllerState.expectedSizeClass ?? traitCollection.horizontalSizeClass
  }

  /// Notifies the controller of the size that its loaded view will have, now or when it becomes
  /// visible, unless that is the size it has or was told last.
  func containerWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let view = storedView else { return forwardTransition(to: size, with: coordinator) }
    if shownView != nil { toldSize = nil }
    guard size != toldSize ?? view.bounds.size else { return }
    if shownView == nil { toldSize = size }
    viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies the controller of the traits that its loaded view will have, unless it has them.
  func containerWillTransition(
    inheriting traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let new = ownedViewTraits(inheriting: traits)
    guard let view = storedView else { return forwardTransition(to: new, with: coordinator) }
    if new != traitCollection { willTransition(to: new, with: coordinator) }
    if view.superview == nil { view.inheritWhileDetached(traits) }
  }

  /// Whether the view of the controller or of a descendant is loaded.
  private var hasLoadedView: Bool {
    storedView != nil || storedChildren.contains(where: \.hasLoadedView)
  }

  /// The root view if it is in a visible window.
  var shownView: View? {
    guard let view = storedView, view.window?.shown != nil else { return nil }
    return view
  }
}
