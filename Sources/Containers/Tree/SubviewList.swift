internal import Synchronization

/// The subviews of a view, from back to front.
///
/// Views without subviews have no list.
///
/// The list is deinitialized on the main actor, whichever thread released the view, and then cuts
/// the links to it.
@MainActor
final class SubviewList {
  // Unchecked, like the properties of the view.
  @exclusivity(unchecked) var views: [View] = []

  // Unmanaged, because objects with weak references are slow to retain, and views are retained
  // often.
  private nonisolated let unownedHolder: Unmanaged<View>
  private nonisolated let isHolderGone = Atomic(false)

  init(of holder: View) { unownedHolder = .passUnretained(holder) }

  isolated deinit {
    for view in views { view.superviewDidEnd() }
  }

  /// The view that owns the list, or `nil` once that view is gone.
  var holder: View? {
    isHolderGone.load(ordering: .acquiring) ? nil : unownedHolder.takeUnretainedValue()
  }

  /// Passes that view to a closure without counting a reference.
  nonisolated func read<Value>(_ body: (View) -> Value) -> Value? {
    isHolderGone.load(ordering: .acquiring) ? nil : unownedHolder._withUnsafeGuaranteedRef(body)
  }

  /// Called when the view is deinitialized, on any thread.
  nonisolated func holderWillEnd() { isHolderGone.store(true, ordering: .releasing) }
}
