/// The owner of the view that fills a window, as the window sees it.
@MainActor
protocol WindowRoot: Responder {
  /// Adds the owned view to the window, which is visible.
  func fillWindow(_ window: Window)
  /// Called before the traits or size of the window change, to prepare the owner and its
  /// descendants.
  ///
  /// - Parameters:
  ///   - size: The new size of the window.
  ///   - traits: The traits that the owned view will inherit.
  ///   - change: Applies the change. Must be called exactly once.
  func windowWillTransition(
    _ window: Window, to size: Size, inheriting traits: TraitCollection,
    _ change: @escaping () -> Void)
  /// Called when memory is low, for the owner and its descendants.
  func deliverMemoryWarning()
}
