/// The views of both sides of an exchange while a transition moves them.
///
/// A class, because a view that loses the keyboard may end the exchange.
@MainActor
final class MovingViews {
  private var views: [View] = []

  /// Blocks pointer and key input to the views.
  func blockInput(of views: [View?]) {
    self.views = views.compactMap { $0 }
    for view in self.views { view.blockInput() }
  }

  /// Keeps animations of the views running when their size changes.
  func keepMoving(_ views: [View?]) {
    self.views = views.compactMap { $0 }
    for view in self.views { view.setInTransition(true) }
  }

  /// Undoes ``blockInput(of:)`` and ``keepMoving(_:)``.
  func release() {
    for view in views {
      view.unblockInput()
      view.setInTransition(false)
    }
    views = []
  }
}
