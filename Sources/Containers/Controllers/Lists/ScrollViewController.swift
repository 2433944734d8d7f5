/// A controller whose view scrolls, and that is its delegate: what ``TableViewController`` and
/// ``CollectionViewController`` share.
///
/// UIKit has no such class; its two controllers declare the same methods twice. Every method of
/// ``ScrollViewDelegate`` is declared here, so that a subclass overrides it with `override`. A subclass
/// of one's own that scrolls something else overrides ``ViewController/loadView()``, assigns a
/// ``ScrollView`` and becomes its delegate, or takes the empty one that the controller makes.
@MainActor
open class ScrollViewController: ViewController, ScrollViewDelegate {
  /// The root view, as the scroll view that it is.
  public var scrollView: ScrollView {
    guard let scrollView = view as? ScrollView else {
      misuse("The view of \(self) is no ScrollView: let loadView assign one.")
    }
    return scrollView
  }

  /// The control that refreshes the content when a person pulls it down; nil, as at first, for none.
  public var refreshControl: RefreshControl? {
    get { scrollView.refreshControl }
    set { scrollView.refreshControl = newValue }
  }

  /// Makes a scroll view and becomes its delegate.
  open override func loadView() {
    adopt(ScrollView(frame: Rect(origin: .zero, size: sizeForLoading)))
  }

  /// Flashes the scroll indicators, so that a person sees how much there is.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }

  /// Makes a scroll view the root view, as large as what holds it, and becomes its delegate.
  func adopt(_ scrollView: ScrollView) {
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    view = scrollView
  }

  /// Tells that the content has moved, whatever moved it.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Tells that the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Tells that a person begins to move the content, by touch, mouse or wheel.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Tells that a person is about to let the content go.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of the content offset, in points a millisecond.
  ///   - targetContentOffset: Where the content is going to rest; another one may be assigned.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}

  /// Tells that a person has let the content go.
  ///
  /// - Parameter decelerate: Whether it goes on by itself.
  open func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Tells that the content begins to go on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Tells that the content has come to rest by itself, or was caught.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Tells that an animation that the program, or a key, asked for is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Returns the subview that zooming scales; nil, the answer by default, for no zooming.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }

  /// Tells that zooming is about to begin.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Tells that zooming is over, and any bounce after it.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}

  /// Whether the key for the beginning may scroll to the top; yes by default.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

  /// Tells that the content is at its top because of the key for the beginning.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

  /// Tells that the insets in force have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
