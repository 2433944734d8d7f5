/// A view controller that manages a scroll view as its delegate.
///
/// The superclass of ``TableViewController`` and ``CollectionViewController``. UIKit has no such
/// class; its two controllers declare the same methods twice. The class declares every method of
/// ``ScrollViewDelegate``, so that a subclass can override it.
///
/// A subclass that scrolls something else uses the empty scroll view that the controller creates,
/// or overrides ``ViewController/loadView()``, assigns its own ``ScrollView``, and becomes its
/// delegate.
@MainActor
open class ScrollViewController: ViewController, ScrollViewDelegate {
  /// The root view as a scroll view.
  public var scrollView: ScrollView {
    guard let scrollView = view as? ScrollView else {
      misuse("The view of \(self) is not a ScrollView: assign one in loadView.")
    }
    return scrollView
  }

  /// The control that refreshes the content when the user pulls it down, or `nil` for none.
  ///
  /// The default is `nil`.
  public var refreshControl: RefreshControl? {
    get { scrollView.refreshControl }
    set { scrollView.refreshControl = newValue }
  }

  /// Loads the nib or creates a scroll view, and becomes its delegate unless the nib connected one.
  open override func loadView() {
    loadView { ScrollView(frame: $0) }
  }

  /// Flashes the scroll indicators to show the user how much content there is.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }

  /// Loads the nib or makes a flexible root view, and becomes its delegate unless it has one.
  func loadView(orMake make: (Rect) -> ScrollView) {
    if !loadNib() {
      let made = make(Rect(origin: .zero, size: sizeForLoading))
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = made
    }
    if scrollView.delegate == nil { scrollView.delegate = self }
  }

  /// Called when the content offset changes for any reason.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called when the zoom scale changes.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Called when the user begins to move the content by touch, mouse, or wheel.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Called when the user is about to release the content.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest. Assign another one
  ///     to change it.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {}

  /// Called when the user is about to release the content, in UIKit's shape.
  ///
  /// The default implementation calls the method that takes the target as `inout`.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point,
    targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    var target = targetContentOffset.pointee
    scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    targetContentOffset.pointee = target
  }

  /// Called when the user has released the content.
  ///
  /// - Parameter decelerate: Whether the content continues to move.
  open func scrollViewDidEndDragging(
    _ scrollView: ScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Called when the content begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Called when deceleration ends on its own or the user stops it.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Called when a scrolling animation started by the program or a key ends.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Returns the subview to scale when zooming, or `nil` to disable zooming.
  ///
  /// The default is `nil`.
  open func viewForZooming(in scrollView: ScrollView) -> View? { nil }

  /// Called before zooming begins.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Called after zooming and any bounce have ended.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {}

  /// Whether the Home key may scroll to the top.
  ///
  /// The default is `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

  /// Called after the Home key has scrolled the content to the top.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

  /// Called when the adjusted content inset changes.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
