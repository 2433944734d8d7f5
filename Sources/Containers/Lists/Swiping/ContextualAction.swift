/// An action on a row that a swipe of the row offers.
///
/// ```swift
/// let keep = ContextualAction(style: .normal, title: "Keep") { _, _, completionHandler in
///   keepTown(at: indexPath)
///   completionHandler(true)
/// }
/// ```
@MainActor
public final class ContextualAction {
  /// What an action does to the row, which determines its color.
  public enum Style: Hashable, Sendable {
    /// Anything that can be taken back.
    case normal
    /// A deletion, or something else that destroys data; the Delete key performs it.
    case destructive
  }

  /// A closure that performs an action.
  ///
  /// It receives the action, the view that the user pressed, and a closure to call when the action is
  /// finished, with whether it was performed; the row then returns to its place.
  public typealias Handler =
    @MainActor (
      _ action: ContextualAction, _ sourceView: View, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// What the action does to the row.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title, which is also the name for assistive technology.
  ///
  /// A button with an image shows it only if the row is at least 80 points high.
  public var title: String?
  /// The image, whose shape is shown in white; nil for none.
  public var image: Image?
  /// The color of the button; gray or red by default, depending on the style.
  public var backgroundColor: DynamicColor

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? ScrollPalette.swipedDeletion : ScrollPalette.swiped
  }
}
