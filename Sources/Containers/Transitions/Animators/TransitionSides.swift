/// The two views of a transition and the container in which one replaces the other.
@MainActor
struct TransitionSides {
  let container: View
  /// The view that leaves, or `nil` if the old side stays in place.
  let old: View?
  /// The view that comes, or `nil` if the new side is in place already.
  let new: View?
  /// Returns the final frame of the new view.
  private let newFrame: () -> Rect

  init(_ context: any ViewControllerContextTransitioning) {
    container = context.containerView
    old = context.view(forKey: .from)
    new = context.view(forKey: .to)
    newFrame = { context.viewController(forKey: .to).map(context.finalFrame) ?? .zero }
  }

  /// Adds the new view to the container at its final frame and lays it out.
  ///
  /// - Parameter isBelow: Whether the new view is added below the old one, instead of on top.
  func putNewViewIn(below isBelow: Bool) {
    guard let new else { return }
    View.performWithoutAnimation {
      let frame = newFrame()
      new.frame = frame
      if let old, isBelow, old.superview === container {
        container.insertSubview(new, belowSubview: old)
      } else if isBelow {
        container.insertSubview(new, at: 0)
      } else {
        container.addSubview(new)
      }
      container.layoutIfNeeded()
      // The first layout in the window may have changed the size that the new controller prefers.
      let frameNow = newFrame()
      guard frameNow != frame else { return }
      new.frame = frameNow
      container.layoutIfNeeded()
    }
  }

  /// Whether both views are in the container, so that an effect of the container shows them.
  var areInContainer: Bool {
    guard let old, let new else { return false }
    return old !== new && old.superview === container
  }
}
