/// An object that follows what a scroll view does, and has a say in it.
///
/// Every method has a body that does nothing, or answers as written.
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// Tells that the content has moved, whatever moved it.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Tells that the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Tells that a person begins to move the content, by touch, mouse or wheel.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Tells that a person is about to let the content go.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of the content offset, in points a millisecond.
  ///   - targetContentOffset: Where the content is going to rest; another one may be assigned.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point)
  /// Tells that a person has let the content go.
  ///
  /// - Parameter decelerate: Whether it goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Tells that the content begins to go on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Tells that the content has come to rest by itself, or was caught.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Tells, once, that an animation that the program, or a key, asked for is over: it has come to its
  /// end, or something else moves the content now.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns the subview that zooming scales; nil, the answer by default, for no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Tells that zooming is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Tells that zooming is over, and any bounce after it.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
  /// Whether the key for the beginning may scroll to the top; yes by default.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Tells that the content is at its top because of the key for the beginning.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Tells that the insets in force have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target as it is.
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
  /// Returns nil: nothing is zoomed.
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
