/// What takes part in the sizes of a hierarchy of controllers.
@MainActor
public protocol ContentContainer: AnyObject {
  /// The size that the content would like its container to give it; zero for no wish.
  var preferredContentSize: Size { get }
  /// Tells that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Tells that a child's content needs another size by its layout.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Returns the size that a child will have when the receiver's view has a size, both in points.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size
  /// Tells, before it happens, that the view gets another size because the window does.
  func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// Tells, before it happens, that the environment changes.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}

extension ViewController: ContentContainer {
  /// The coordinator of the transition that runs between the controller and another, in its window or
  /// between its children, or else of one that its parent is in.
  var coordinatorInForce: (any ViewControllerTransitionCoordinator)? {
    containedTransition?.coordinatorInForce ?? windowTransition?.coordinatorInForce
      ?? storedChildren.lazy.compactMap(\.containedTransition?.coordinatorInForce).first
      ?? storedParent?.transitionCoordinator
  }

  func forwardTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      guard let view = child.shownView else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != view.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  func forwardTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in storedChildren where child.shownView != nil {
      let new = child.ownedViewTraits(inheriting: traits)
      if new != child.traitCollection { child.willTransition(to: new, with: coordinator) }
    }
  }

  /// The root view where it is in a window: what cannot be seen hears of changes when it can.
  var shownView: View? {
    guard let view = storedView, view.window?.shown != nil else { return nil }
    return view
  }
}
