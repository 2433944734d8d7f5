/// An object that controls how the pointer looks over parts of a view.
///
/// Every method has a default implementation: the view is one region with the view's pointer.
@MainActor
public protocol PointerInteractionDelegate: AnyObject {
  /// Returns the region at a location in the view's bounds; nil for none.
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor location: Point, defaultRegion: PointerRegion
  ) -> PointerRegion?
  /// Returns the pointer shape for a region; nil for the view's own.
  func pointerInteraction(
    _ interaction: PointerInteraction, styleFor region: PointerRegion
  ) -> PointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(_ interaction: PointerInteraction, willEnter region: PointerRegion)
  /// Called when the pointer leaves a region.
  func pointerInteraction(_ interaction: PointerInteraction, willExit region: PointerRegion)
}

extension PointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: PointerInteraction, regionFor location: Point, defaultRegion: PointerRegion
  ) -> PointerRegion? { defaultRegion }

  /// Returns nil.
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
