/// The views of both sides of an exchange while a transition moves them.
@MainActor
struct MovingViews {
  private var views: [View] = []

  /// Blocks pointer and key input to the views.
  mutating func blockInput(of views: [View?]) {
    self.views = views.compactMap { $0 }
    for view in self.views { view.blockInput() }
  }

  /// Keeps animations of the views running when their size changes.
  mutating func keepMoving(_ views: [View?]) {
    self.views = views.compactMap { $0 }
    for view in self.views { view.setInTransition(true) }
  }

  /// Undoes ``blockInput(of:)`` and ``keepMoving(_:)``.
  mutating func release() {
    for view in views {
      view.unblockInput()
      view.setInTransition(false)
    }
    views = []
  }
}
