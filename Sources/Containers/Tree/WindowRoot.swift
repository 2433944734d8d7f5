/// The owner of the view that fills a window, as the window knows it.
@MainActor
protocol WindowRoot: Responder {
  /// Adds the owned view to the window, which is shown.
  func fillWindow(_ window: Window)
  /// Called before the environment of the window changes, to prepare the owner and all that it
  /// contains.
  ///
  /// - Parameters:
  ///   - size: The size that the window will have.
  ///   - traits: What the owned view will inherit.
  ///   - change: Makes the change; must be called exactly once.
  func windowWillTransition(
    _ window: Window, to size: Size, inheriting traits: TraitCollection,
    _ change: @escaping () -> Void)
  /// Called when memory runs short, for the owner and all that it contains.
  func deliverMemoryWarning()
}
