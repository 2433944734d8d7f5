/// An object that provides the pages of a page view controller.
///
/// The controller requests both neighbors once after each turn, never during a turn.
@MainActor
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before a given page, or `nil` if it is the first.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after a given page, or `nil` if it is the last.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots of the page control, or 0, the default, for no page control.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the dot for the page that was set last; 0 by default.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0, for no page control.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
