/// An object that responds to the scrolling and zooming of a scroll view and controls it.
///
/// The default implementations do nothing, or return the values given below.
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Called when the content offset changes, for whatever reason.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called when the zoom scale changes.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called when the user starts to scroll, by touch, mouse, or wheel.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called before the user's drag ends.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will come to rest, which you can
  ///     change.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// Called before the user's drag ends, in UIKit's shape.
  ///
  /// The default implementation calls the method that takes the target as `inout`, so implement
  /// either.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>)
  /// Called after the user's drag ends.
  ///
  /// - Parameter decelerate: Whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the content starts to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when deceleration ends, by itself or because the user stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called once when a scrolling animation that the app or a key started ends.
  ///
  /// The animation ends when it reaches its destination or something else moves the content.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns the subview that zooming scales, or nil, the default, for no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called before zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called after zooming ends, including any bounce.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
  /// Asks whether the Home key may scroll to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called when the content has reached its top after a press of the Home key.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called when the adjusted content insets change.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Calls the method that takes the target as `inout`.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    var target = targetContentOffset.pointee
    scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    targetContentOffset.pointee = target
  }
  /// Leaves the target unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns nil, for no zooming.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
