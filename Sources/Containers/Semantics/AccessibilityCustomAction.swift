/// An action that a user can perform on an element besides activating it.
///
/// ```swift
/// cell.accessibilityCustomActions = [
///   AccessibilityCustomAction(name: "Delete") { _ in delete(row) }
/// ]
/// ```
@MainActor
open class AccessibilityCustomAction {
  /// A closure that performs the action and returns whether it did anything.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// The localized name of the action.
  ///
  /// If an element already has the action, the new name is reported with the element's next change.
  open var name: String
  /// The closure that performs the action; nil if there is nothing to do.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler? = nil) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Performs the action.
  ///
  /// - Returns: Whether the action did anything.
  @discardableResult
  public func perform() -> Bool { actionHandler?(self) ?? false }
}
