internal import Synchronization

/// The views that a view holds, from the back to the front; views that hold none have no list.
///
/// The list ends on the main actor, whichever thread let go of the view, and cuts the links to it.
@MainActor
final class SubviewList {
  // Unchecked as the view's own properties are.
  @exclusivity(unchecked) var views: [View] = []

  // Not weak, because an object with weak references is slow to retain, and views are retained often.
  private let unownedHolder: Unmanaged<View>
  private nonisolated let isHolderGone = Atomic(false)

  init(of holder: View) { unownedHolder = .passUnretained(holder) }

  isolated deinit {
    for view in views { view.superviewDidEnd() }
  }

  /// The view whose list it is; nil once that is gone.
  var holder: View? {
    isHolderGone.load(ordering: .acquiring) ? nil : unownedHolder.takeUnretainedValue()
  }

  /// Tells that the view ends, on any thread.
  nonisolated func holderWillEnd() { isHolderGone.store(true, ordering: .releasing) }
}
