/// An action or target of a control, and the events it handles.
@MainActor
struct ControlHandler {
  /// The action to perform, alone or with its target.
  enum Body {
    case action(Action)
    case target(Target, Selector)
  }

  /// The target that receives an action.
  struct Target {
    /// Whether the target is searched along the responder chain.
    let isInChain: Bool
    /// The fixed target, held weakly.
    weak var object: AnyObject?

    init(_ object: AnyObject?) {
      self.object = object
      isInChain = object == nil
    }

    /// Whether the fixed target was deallocated.
    var isGone: Bool { !isInChain && object == nil }
  }

  let body: Body
  var events: Control.Event

  /// Returns whether the handler sends an action to a target; nil matches any target or action.
  func sends(_ action: Selector?, to object: AnyObject?) -> Bool {
    guard case .target(let target, let selector) = body else { return false }
    return (object == nil || target.object === object) && (action == nil || selector == action)
  }

  /// Returns whether the handler runs the action with an identifier.
  func runs(_ identifier: Action.Identifier) -> Bool {
    guard case .action(let action) = body else { return false }
    return action.identifier == identifier
  }
}
