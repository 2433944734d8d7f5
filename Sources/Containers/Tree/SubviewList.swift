/// The subviews of a view, from back to front.
///
/// Views without subviews have no list.
///
/// The list is deinitialized on the main actor, whichever thread released the view, and then tells
/// the subviews that their superview is gone.
@MainActor
final class SubviewList {
  private(set) var views: [View] = []
  /// Whether a subview may have a `zPosition`, so that they are drawn in another order.
  var hasDepths = false
  /// The reference to the view with these subviews, which they share.
  let holder: ViewReference<View>

  init(of holder: View) { self.holder = ViewReference(holder) }

  isolated deinit {
    // Since the view is gone, a callback may have added some of its subviews elsewhere.
    for view in views where view.superviewReference === holder { view.superviewDidEnd() }
  }

  /// Changes the order or the number of the views.
  @inline(__always)
  func change(_ change: (inout [View]) -> Void) {
    // Taken out and put back, because code that is called must not change them in place: as with the
    // properties of `View`, the compiler then proves that no accesses overlap.
    var views: [View] = []
    swap(&self.views, &views)
    change(&views)
    swap(&self.views, &views)
  }
}
