/// An object that is told when a person turns pages.
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
  /// Called before a person turns to other pages.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Called after a person has turned pages, or let them fall back.
  ///
  /// - Parameters:
  ///   - finished: Whether the animation ran to its end.
  ///   - completed: Whether the pages were turned.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
  /// Returns the spine for a width, called when the size class changes while pages curl.
  ///
  /// If the new spine needs another number of pages, set them here.
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

  /// Returns the spine as it is.
  public func pageViewController(
    _ pageViewController: PageViewController, spineLocationFor sizeClass: UserInterfaceSizeClass
  ) -> PageViewController.SpineLocation { pageViewController.spineLocation }
}
