/// What a control does for some events.
@MainActor
struct ControlHandler {
  /// What is done.
  enum Body {
    case action(Action)
    case target(Target, Selector)
  }

  /// The object that an action is sent to.
  struct Target {
    /// Whether the target is looked for along the chain.
    let isInChain: Bool
    /// The fixed target, which is not kept alive.
    weak var object: AnyObject?

    init(_ object: AnyObject?) {
      self.object = object
      isInChain = object == nil
    }

    /// Whether the fixed target is no more.
    var isGone: Bool { !isInChain && object == nil }
  }

  let body: Body
  var events: Control.Event

  /// Whether the handler sends an action to a target; nil stands for any target or action.
  func sends(_ action: Selector?, to object: AnyObject?) -> Bool {
    guard case .target(let target, let selector) = body else { return false }
    return (object == nil || target.object === object) && (action == nil || selector == action)
  }

  /// Whether the handler runs an action with an identifier.
  func runs(_ identifier: Action.Identifier) -> Bool {
    guard case .action(let action) = body else { return false }
    return action.identifier == identifier
  }
}
