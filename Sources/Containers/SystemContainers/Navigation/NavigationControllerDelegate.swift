/// The delegate of a navigation controller, which is notified of transitions and can animate them.
///
/// The default implementations do nothing, or return `nil` for the standard animation.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called after `viewWillAppear(_:)` of the top controller, before its view is added.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called after the top controller has appeared and its transition has ended.
  ///
  /// Not called if the user cancels the transition.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
  /// Returns the animator of an animated push or pop, or `nil` for the standard one.
  ///
  /// With a custom animator, the user can pop by dragging only if the delegate also provides an
  /// interaction controller.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller for an animator, or `nil` for a noninteractive transition.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Returns `nil`, for the standard animation.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, for a noninteractive transition.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
