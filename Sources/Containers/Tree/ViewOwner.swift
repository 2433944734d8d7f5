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
  /// Tells that the owned view needs another size by its content.
  func ownedViewFittingSizeDidChange()
}
