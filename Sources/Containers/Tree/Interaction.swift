/// A reusable behavior that can be added to any view, such as a context menu or a pointer effect.
///
/// ```swift
/// view.addInteraction(ContextMenuInteraction(delegate: self))
/// ```
@MainActor
public protocol Interaction: AnyObject {
  /// The view that has the interaction. Store it weakly.
  var view: View? { get }
  /// Called before the interaction is added to a view, or removed from its view (`nil`).
  func willMove(to view: View?)
  /// Called after the interaction is added to a view, or removed from its view (`nil`).
  ///
  /// Add or remove the recognizers and views of the interaction here.
  func didMove(to view: View?)
}
