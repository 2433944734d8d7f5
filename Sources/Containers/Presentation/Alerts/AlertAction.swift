/// A choice that an alert or action sheet offers as a button.
///
/// ```swift
/// let delete = AlertAction(title: "Delete", style: .destructive) { _ in
///   library.delete(photo)
/// }
/// alert.addAction(delete)
/// ```
@MainActor
public final class AlertAction {
  /// The meaning of an action, which determines its look, its place, and its keys.
  public enum Style: Hashable, Sendable {
    /// An ordinary action.
    case `default`
    /// An action that cancels the operation; Escape chooses it.
    case cancel
    /// An action that changes or deletes data; Return does not choose it unless it is preferred.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The meaning of the action.
  public let style: Style

  /// Whether the user can choose the action; `true` by default.
  ///
  /// It can change while the alert is visible.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }

  /// The alert that the action was added to, or `nil` if there is none.
  weak var alert: AlertController?
  private var handler: ((AlertAction) -> Void)?

  /// Creates an action, for ``AlertController/addAction(_:)``.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The meaning of the action.
  ///   - handler: Called once if the user chooses the action, after the alert is dismissed. It may
  ///     present another controller. The handler is released when the alert is dismissed, so it may
  ///     reference the alert and its text fields.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Releases the handler and returns it, ready to be called, or `nil` if there is none.
  func takeHandler() -> (() -> Void)? {
    guard let handler else { return nil }
    self.handler = nil
    return { handler(self) }
  }

  /// The action with its title, for messages to programmers.
  var name: String { "AlertAction “\(title ?? "")”" }
}
