/// The delegate of a page view controller, which is notified when the user turns pages.
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before the user turns to other pages.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called after the user turned pages, or let them fall back.
  ///
  /// - Parameters:
  ///   - finished: Whether the animation ran to its end.
  ///   - completed: Whether the pages were turned.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Returns the spine location for a width.
  ///
  /// Called when the size class changes, if pages curl.
  ///
  /// If the new spine location needs a different number of pages, set them in this method.
  func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor sizeClass: UserInterfaceSizeClass
  ) -> PageViewController.SpineLocation
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}

  /// Returns the current spine location.
  public func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor sizeClass: UserInterfaceSizeClass
  ) -> PageViewController.SpineLocation { pageViewController.spineLocation }
}
