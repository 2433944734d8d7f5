/// An action that is looked for along the chain of responders when it is chosen.
///
/// ```swift
/// Command(title: "Copy", action: .copy)
/// ```
open class Command: MenuElement, MenuLeaf {
  /// What it does, in more words than its title, for a list of shortcuts; nil for the title.
  public var discoverabilityTitle: String?
  /// How it stands and what kind of thing it does.
  public var attributes: MenuElement.Attributes
  /// Whether what it stands for is so.
  public var state: MenuElement.State
  /// What is performed by the first in the chain that can.
  public let action: Selector

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The text of a menu's line.
  ///   - image: The image beside it.
  ///   - action: What is performed.
  ///   - discoverabilityTitle: What it does, in more words.
  ///   - attributes: How it stands and what kind of thing it does.
  ///   - state: Whether what it stands for is so.
  public init(
    title: String, image: Image? = nil, action: Selector, discoverabilityTitle: String? = nil,
    attributes: MenuElement.Attributes = [], state: MenuElement.State = .off
  ) {
    self.action = action
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Has the action performed.
  ///
  /// - Parameters:
  ///   - sender: Where the chain begins if there is no target; what the target is told otherwise, the
  ///     command itself where there is nil.
  ///   - target: What performs it.
  open func performWithSender(_ sender: Any?, target: AnyObject? = nil) {
    if let target {
      _ = action.perform(on: target, sender: sender ?? self)
    } else if let responder = sender as? Responder {
      _ = responder.send(action, to: nil, from: self, for: nil)
    }
  }

  /// Returns what in the chain of a responder performs the command now, after it has been asked to
  /// bring the command up to date; nil where the command cannot be used.
  func validTarget(from start: Responder) -> Responder? {
    guard let target = start.target(forAction: action, withSender: self) else { return nil }
    target.validate(self)
    return attributes.contains(.disabled) ? nil : target
  }
}
