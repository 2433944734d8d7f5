/// Something that can be done with an element besides pressing it.
///
/// ```swift
/// cell.accessibilityCustomActions = [
///   AccessibilityCustomAction(name: "Delete") { _ in delete(row) }
/// ]
/// ```
@MainActor
open class AccessibilityCustomAction {
  /// What does it; returns whether anything was done.
  public typealias Handler = (AccessibilityCustomAction) -> Bool

  /// What it is called, in the language of the interface.
  ///
  /// Of an action that an element has already, a new name is told with the element's next change.
  open var name: String
  /// What does it; nil for nothing.
  open var actionHandler: Handler?

  /// Makes an action.
  public init(name: String, actionHandler: Handler? = nil) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Does it.
  ///
  /// - Returns: Whether anything was done.
  @discardableResult
  public func perform() -> Bool { actionHandler?(self) ?? false }
}
