/// An object that follows a tab bar controller and animates its transitions.
///
/// The default implementations allow everything, do nothing, and return `nil`.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether the user may select a tab.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when the user has selected a tab, even if it was selected already.
  ///
  /// Not called when the program selects one.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
  /// Returns the animator of a change of the selected tab, or `nil` to change it at once.
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of an animator, or `nil` to let it run by itself.
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
  /// Returns `nil`, so that the tab changes at once.
  public func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, so that the animator runs by itself.
  public func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
