/// An object that provides a context menu and follows its presentation.
@MainActor
public protocol ContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration for a location in the view's bounds, or nil for no menu.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?
  /// Called before the menu appears.
  ///
  /// The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration, animator: ContextMenuAnimator?)
  /// Called when the menu is dismissed.
  ///
  /// The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?)
}

extension ContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration, animator: ContextMenuAnimator?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {}
}
