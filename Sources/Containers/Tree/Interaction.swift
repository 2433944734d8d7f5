/// A way of dealing with a person that can be given to any view: a context menu, a pointer.
///
/// ```swift
/// view.addInteraction(ContextMenuInteraction(delegate: self))
/// ```
@MainActor
public protocol Interaction: AnyObject {
  /// The view that has the interaction; keep it weakly.
  var view: View? { get }
  /// Tells that the interaction is about to belong to another view, or to none.
  func willMove(to view: View?)
  /// Tells that the interaction belongs to another view, or to none: add or remove what it needs.
  func didMove(to view: View?)
}
