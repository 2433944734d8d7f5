/// A presentation as the two controllers see it, declared here because the Presentation room is
/// above this one.
@MainActor
protocol ControllerPresentation: AnyObject {
  /// The controller that is presented.
  var presentedController: ViewController { get }
  /// The controller that presents, or `nil` if it is gone.
  var presentingController: ViewController? { get }
  /// The view from which the presenter's view was removed, or `nil` if it was not.
  var presenterSuperview: View? { get }
  /// The running transition, or `nil` if none is running.
  var runningTransition: (any ControllerTransition)? { get }
  /// Whether the presented controller determines the title bar of the window.
  var determinesTitleBar: Bool { get }
  /// Whether a window notifies the presented controller of changes itself, because the presentation
  /// covers the window and not only a view in it.
  var fillsWindow: Bool { get }

  /// Notifies the presented controller before the size of the container changes.
  func containerWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator)
  /// Notifies the presented controller before the traits around the container change.
  func containerWillTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
  /// Adapts to the current size and traits of the window.
  func containerDidTransition()
  /// Called when the preferred size of the presented controller changes.
  func preferredContentSizeDidChange()
  /// Called when a view of either controller has left its window.
  func viewLeft()
  /// Called when the presenter has left its container, which another one may take in.
  func presenterDidLeaveParent()
  /// Ends the presentation immediately, without animation, because the presenter is removed.
  func endAtOnce()
}
