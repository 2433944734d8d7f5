/// A menu element that sends an action along the responder chain.
///
/// ```swift
/// Command(title: "Copy", action: .copy)
/// ```
open class Command: MenuElement, MenuLeaf {
  /// A longer description for a list of shortcuts; nil to use the title.
  public var discoverabilityTitle: String?
  /// The attributes, which affect the appearance and behavior.
  public var attributes: MenuElement.Attributes
  /// The state of the setting that the command controls.
  public var state: MenuElement.State
  /// The action to send.
  public let action: Selector

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title of the menu item.
  ///   - image: The image beside the title.
  ///   - action: The action to send.
  ///   - discoverabilityTitle: A longer description for a list of shortcuts.
  ///   - attributes: The attributes, which affect the appearance and behavior.
  ///   - state: The state of the setting that the command controls.
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

  /// Sends the action.
  ///
  /// - Parameters:
  ///   - sender: Without a target, the responder where the search for one starts. With a target,
  ///     the sender passed to it, or nil to pass the command itself.
  ///   - target: The object that performs the action; nil to search for one.
  open func performWithSender(_ sender: Any?, target: AnyObject? = nil) {
    if let target {
      _ = action.perform(on: target, sender: sender ?? self)
    } else if let responder = sender as? Responder {
      _ = responder.send(action, to: nil, from: self, for: nil)
    }
  }

  /// Returns the responder in the chain that currently performs the command.
  ///
  /// The responder validates the command first. The result is nil if there is none, or if it
  /// disables the command.
  func validTarget(from start: Responder) -> Responder? {
    guard let target = start.target(forAction: action, withSender: self) else { return nil }
    target.validate(self)
    return attributes.contains(.disabled) ? nil : target
  }
}
