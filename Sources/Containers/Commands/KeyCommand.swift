/// A key, with modifiers, and what it does.
///
/// A responder offers its own in ``Responder/keyCommands``. Of two for one key the one nearer to the
/// first responder runs; one that is disabled, or whose action nobody in the chain performs, is
/// skipped.
public final class KeyCommand: Command {
  /// The key; a character stands for every key and modifier that types it.
  public let input: KeyCode
  /// The modifiers that must be down, and no others.
  public let modifierFlags: KeyModifierFlags
  /// Whether the command runs again while the key is held.
  public let repeats: Bool
  /// Whether the command comes before what the system does with the key: before a text field that
  /// takes it as text, and before Tab moves the focus; false at first.
  public var wantsPriorityOverSystemBehavior = false

  private let handler: (@MainActor () -> Void)?

  /// Makes a command whose action is looked for along the chain.
  ///
  /// - Parameters:
  ///   - title: The text of a menu's line.
  ///   - image: The image beside it.
  ///   - action: What is performed by the first in the chain that can.
  ///   - input: The key.
  ///   - modifierFlags: The modifiers that must be down.
  ///   - discoverabilityTitle: What it does, for a list of shortcuts; nil for the title.
  ///   - attributes: How it stands and what kind of thing it does.
  ///   - state: Whether what it stands for is so.
  ///   - repeats: Whether it runs again while the key is held.
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

  /// Makes a command that runs a closure.
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

  /// Runs the closure, or has the action performed.
  public override func performWithSender(_ sender: Any?, target: AnyObject? = nil) {
    if let handler { handler() } else { super.performWithSender(sender, target: target) }
  }

  /// Returns what runs the command now, from where keys begin; nil where it cannot be used.
  func runner(from start: Responder) -> (@MainActor () -> Void)? {
    guard !attributes.contains(.disabled) else { return nil }
    if let handler { return handler }
    guard let target = validTarget(from: start) else { return nil }
    return { [self] in performWithSender(self, target: target) }
  }

  fileprivate func run() { handler?() }

  /// Whether a key is the command's.
  func matches(_ key: Key) -> Bool {
    if key.keyCode == input { return key.modifierFlags == modifierFlags }
    // A plus may need Shift and a bracket AltGr, depending on the layout.
    guard case .character(let character) = input, key.characters == String(character) else {
      return false
    }
    return key.modifierFlags.subtracting([.shift, .alternate])
      == modifierFlags.subtracting([.shift, .alternate])
  }
}

extension Selector {
  /// The action of a key command that runs a closure.
  fileprivate static let runKeyCommand = Selector("runKeyCommand", KeyCommand.run)
}
