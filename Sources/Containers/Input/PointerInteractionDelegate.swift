/// What says how the pointer looks over parts of a view.
///
/// Every method has an implementation: the view is one region, the pointer that of the view.
@MainActor
public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the region at a place in the view's bounds; nil for none.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor location: Point, defaultRegion: PointerRegion
  ) -> PointerRegion?
  /// Returns the shape of the pointer over a region; nil for that of the view.
  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle?
  /// Tells that the pointer comes to a region.
  func pointerInteraction(_ interaction: PointerInteraction, willEnter region: PointerRegion)
  /// Tells that the pointer leaves a region.
  func pointerInteraction(_ interaction: PointerInteraction, willExit region: PointerRegion)
}

extension PointerInteractionDelegate {
  /// Answers the whole view.
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor location: Point, defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }

  /// Answers nil.
  public func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle? { nil }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion
  ) {}
}
