/// A zoom transition: what an app has said about it, for both directions.
@MainActor
struct Zoom {
  typealias Context = ViewController.Transition.ZoomSourceViewProviderContext

  let options: ViewController.Transition.ZoomOptions
  let provider: (Context) -> View?

  /// Returns the current source view, or `nil` if there is none or it is not visible in the window.
  ///
  /// - Parameters:
  ///   - source: The controller that has the source view.
  ///   - zoomed: The controller that grows out of it.
  func sourceView(in source: ViewController, for zoomed: ViewController) -> View? {
    let context = Context(sourceViewController: source, zoomedViewController: zoomed)
    guard let view = provider(context), let other = zoomed.viewIfLoaded, view.window != nil,
      view.window === other.window, view.bounds.width > 0, view.bounds.height > 0,
      !view.isDescendant(of: other)
    else { return nil }
    return view
  }

  /// Returns the part of the zoomed view that corresponds to the source view.
  func alignmentRect(of source: View, in zoomed: ViewController) -> Rect? {
    let rect = options.alignmentRectProvider?(
      ViewController.Transition.ZoomAlignmentRectContext(
        sourceView: source, zoomedViewController: zoomed))
    return rect.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// Returns whether a downward drag may begin to dismiss the zoomed controller.
  ///
  /// - Parameter isAtEdge: Whether the drag is at the top edge of all scrollable content.
  func dismissalMayBegin(at location: Point, velocity: Vector, isAtEdge: Bool) -> Bool {
    guard let shouldBegin = options.interactiveDismissShouldBegin else { return isAtEdge }
    return shouldBegin(
      ViewController.Transition.ZoomInteractionContext(
        location: location, velocity: velocity, willBegin: isAtEdge))
  }
}
