/// The controller of a view, as the view knows it: views stand below controllers and only report.
///
/// A window counts here while it is shown; a hidden one is as good as none.
@MainActor
protocol ViewOwner: Responder {
  /// Tells that the owned view is about to lie in the view of another owner, the nearest above; in
  /// that of none where there is nil.
  func ownedViewWillMove(under owner: (any ViewOwner)?)
  /// Tells, before it happens, that the owned view comes into a window that is shown, or leaves one.
  ///
  /// - Parameter moved: The view that is moved, with all in it: the owned one, or one around it.
  func ownedViewWillMove(from old: Window?, to new: Window?, with moved: View)
  /// Tells that the owned view came into a window that is shown, or left one.
  func ownedViewDidMove(from old: Window?, to new: Window?, with moved: View)
  /// Tells that the owned view, or one around it, has another superview in the same window.
  func ownedViewDidMove(inside window: Window, with moved: View)
  /// What the owner adds to the safe area of its view.
  var additionalSafeAreaInsets: EdgeInsets { get }
  /// The margins that the owned view has at least; nil for none.
  var minimumLayoutMargins: DirectionalEdgeInsets? { get }
  /// Tells that another part of the owned view is covered.
  func ownedViewSafeAreaInsetsDidChange()
  /// Tells that the margins of the owned view have changed.
  func ownedViewLayoutMarginsDidChange()
  /// Tells that the constraints of the owned view are out of date.
  func ownedViewUpdateConstraints()
  /// Tells that the owned view is about to lay out its subviews.
  func ownedViewWillLayoutSubviews()
  /// Tells that the owned view has laid out its subviews.
  func ownedViewDidLayoutSubviews()
  /// Tells the owner of a window's root view to put that view into the window, which is shown.
  func fillWindow(_ window: Window)
  /// Prepares the owner of a window's root view, and all that it contains, for another environment of
  /// the window, and lets the window have it.
  ///
  /// - Parameters:
  ///   - size: The size that the window will have.
  ///   - traits: What the root view will inherit.
  ///   - change: Makes the window so; called once.
  func windowWillTransition(
    _ window: Window, to size: Size, inheriting traits: TraitCollection,
    _ change: @escaping () -> Void)
  /// Tells that the owned view needs another size by its content.
  func ownedViewFittingSizeDidChange()
  /// Returns the owner's environment where its view inherits one from above.
  func ownedViewTraits(inheriting inherited: TraitCollection) -> TraitCollection
  /// What the owner's view inherits while it has no superview; nil where nothing is known.
  var ownedViewDetachedTraits: TraitCollection? { get }
  /// The environment that the owner was told of last; nil if it was told nothing.
  var toldTraits: TraitCollection? { get }
  /// Tells the owner of the environment that its view inherits now.
  ///
  /// - Returns: The owner's environment, before and now; before is nil for the first time.
  func ownedViewTakesTraits(
    inheriting inherited: TraitCollection
  ) -> (previous: TraitCollection?, current: TraitCollection)
  /// Tells the owner of a window's root view, for itself and all that it contains, that memory runs
  /// short.
  func deliverMemoryWarning()
}
