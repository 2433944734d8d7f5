/// A command that a key with modifiers performs.
///
/// A responder provides its key commands in ``Responder/keyCommands``. If several match a key, the
/// one closest to the first responder runs. A command that is disabled, or whose action no
/// responder in the chain can perform, is skipped.
public final class KeyCommand: Command {
  /// The key; a character matches every combination of key and modifiers that types it.
  public let input: KeyCode
  /// The modifiers that must be down; no others may be.
  public let modifierFlags: KeyModifierFlags
  /// Whether the command repeats while the key is held.
  public let repeats: Bool
  /// Whether the command takes precedence over the standard handling of the key.
  ///
  /// The default is false, in which case a text field may receive the key as text, and Tab may move
  /// the focus.
  public var wantsPriorityOverSystemBehavior = false

  private let handler: (@MainActor () -> Void)?

  /// Creates a command whose action is sent along the responder chain.
  ///
  /// - Parameters:
  ///   - title: The title of the menu item.
  ///   - image: The image beside the title.
  ///   - action: The action to send.
  ///   - input: The key.
  ///   - modifierFlags: The modifiers that must be down.
  ///   - discoverabilityTitle: A longer description for a list of shortcuts; nil to use the title.
  ///   - attributes: The attributes, which affect the appearance and behavior.
  ///   - state: The state of the setting that the command controls.
  ///   - repeats: Whether the command repeats while the key is held.
  public init(
    title: String = "", image: Image? = nil, action: Selector, input: KeyCode,
    modifierFlags: KeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: MenuElement.Attributes = [], state: MenuElement.State = .off, repeats: Bool = false
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.repeats = repeats
    handler = nil
    super.init(
      title: title, image: image, action: action, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// Creates a command that calls a closure.
  public init(
    _ input: KeyCode, modifierFlags: KeyModifierFlags = [], title: String,
    attributes: MenuElement.Attributes = [], repeats: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.repeats = repeats
    handler = action
    super.init(title: title, action: .runKeyCommand, attributes: attributes)
  }

  /// Calls the closure, or sends the action.
  public override func performWithSender(_ sender: Any?, target: AnyObject? = nil) {
    if let handler { handler() } else { super.performWithSender(sender, target: target) }
  }

  /// Returns a closure that runs the command, starting from the responder that receives keys.
  ///
  /// The result is nil if the command is disabled or no responder can perform it.
  func runner(from start: Responder) -> (@MainActor () -> Void)? {
    guard !attributes.contains(.disabled) else { return nil }
    if let handler { return handler }
    guard let target = validTarget(from: start) else { return nil }
    return { [self] in performWithSender(self, target: target) }
  }

  fileprivate func run() { handler?() }

  /// Returns whether a key matches the command.
  package func matches(_ key: Key) -> Bool {
    if key.keyCode == input { return key.modifierFlags == modifierFlags }
    // Depending on the keyboard layout, a plus may need Shift, and a bracket AltGr.
    guard case .character(let character) = input, key.characters == String(character) else {
      return false
    }
    return key.modifierFlags.subtracting([.shift, .alternate])
      == modifierFlags.subtracting([.shift, .alternate])
  }
}

extension Selector {
  /// The action of a key command that calls a closure.
  fileprivate static let runKeyCommand = Selector("runKeyCommand", KeyCommand.run)
}
