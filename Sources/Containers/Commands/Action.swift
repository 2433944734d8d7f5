/// Something that can be done, with the words and the picture for it: a line of a menu, or what a
/// control does.
///
/// ```swift
/// let share = Action(title: "Share", identifier: "share") { _ in model.share() }
/// button.addAction(share, for: .primaryActionTriggered)
/// ```
public final class Action: MenuElement, MenuLeaf {
  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a text.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// What an action does; it gets the action.
  public typealias Handler = @MainActor (Action) -> Void

  /// What it does, in more words than its title, for a list of shortcuts; nil for the title.
  public var discoverabilityTitle: String?
  /// How it stands and what kind of thing it does.
  public var attributes: MenuElement.Attributes
  /// Whether what it stands for is so.
  public var state: MenuElement.State
  /// The control or the interaction that the action is running for; nil outside its handler.
  public private(set) weak var sender: AnyObject?

  private let givenIdentifier: Identifier?
  private let handler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text of a menu's line, or of a button made for the action.
  ///   - subtitle: A smaller text under it.
  ///   - image: The image beside it.
  ///   - identifier: What tells it from others; one of its own where there is nil.
  ///   - discoverabilityTitle: What it does, in more words.
  ///   - attributes: How it stands and what kind of thing it does.
  ///   - state: Whether what it stands for is so.
  ///   - handler: What it does.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: MenuElement.Attributes = [], state: MenuElement.State = .off,
    handler: @escaping Handler
  ) {
    givenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// What tells the action from others.
  public var identifier: Identifier {
    givenIdentifier ?? Identifier("action \(UInt(bitPattern: ObjectIdentifier(self).hashValue))")
  }

  /// Runs the handler.
  ///
  /// - Parameters:
  ///   - sender: What it runs for; see ``sender``.
  ///   - target: Not looked at.
  public func performWithSender(_ sender: Any?, target: AnyObject? = nil) {
    let outer = self.sender
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = outer
  }
}
