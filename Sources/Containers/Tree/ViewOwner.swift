/// The controller of a view, as the view sees it.
///
/// Views are below controllers and only report to them.
///
/// Only visible windows count here; a hidden window is treated as none.
@MainActor
protocol ViewOwner: Responder {
  /// Called before the owned view is moved into the view of another owner, the nearest ancestor, or
  /// out of all of them (`nil`).
  func ownedViewWillMove(under owner: (any ViewOwner)?)
  /// Called before the owned view enters or leaves a visible window.
  ///
  /// - Parameter moved: The root of the subtree that moves: the owned view or an ancestor.
  func ownedViewWillMove(from old: Window?, to new: Window?, with moved: View)
  /// Called after the owned view has entered or left a visible window.
  func ownedViewDidMove(from old: Window?, to new: Window?, with moved: View)
  /// Called after the owned view or an ancestor got another superview in the same window.
  func ownedViewDidMove(inside window: Window, with moved: View)
  /// Whether the focus returns into the owned view after something has covered it.
  var restoresFocusAfterTransition: Bool { get }
  /// The insets that are added to the safe area of the owned view.
  var ownedViewInsets: EdgeInsets { get }
  /// The safe area of the owned view while it keeps one, whatever covers it, or `nil`.
  var ownedViewHeldSafeArea: EdgeInsets? { get }
  /// Whether a container of the system may cover the edges of the owned view by bars.
  var isOwnedViewUnderBars: Bool { get }
  /// The responder at which keys start when they would start at the owner or its view.
  var ownedKeyTarget: Responder { get }
  /// The owner and those inside its view, outermost first, where they are in sight and receive keys.
  var ownedInSight: [Responder] { get }
  /// The minimum layout margins of the owned view, or `nil` for none.
  var minimumLayoutMargins: DirectionalEdgeInsets? { get }
  /// Called when the safe area insets of the owned view change.
  func ownedViewSafeAreaInsetsDidChange()
  /// Called when the layout margins of the owned view change.
  func ownedViewLayoutMarginsDidChange()
  /// Called when the constraints of the owned view need to be updated.
  func ownedViewUpdateConstraints()
  /// Called before the owned view lays out its subviews.
  func ownedViewWillLayoutSubviews()
  /// Called after the owned view has laid out its subviews.
  func ownedViewDidLayoutSubviews()
  /// Called when the fitting size of the owned view's content changes.
  func ownedViewFittingSizeDidChange()
}
