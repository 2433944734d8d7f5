/// An object that provides the pages of a page view controller.
///
/// After each turn it is asked for both neighbors once, never during a turn.
@MainActor
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before another one, or `nil` if that is the first.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after another one, or `nil` if that is the last.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots of the page control, or 0, the default, for no page control.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the dot of the page that was set last, from 0, the default.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0, for no page control.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}
