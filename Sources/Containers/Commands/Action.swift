/// An action with a title and an image, which a menu item or a control performs.
///
/// ```swift
/// let share = Action(title: "Share", identifier: "share") { _ in model.share() }
/// button.addAction(share, for: .primaryActionTriggered)
/// ```
public final class Action: MenuElement, MenuLeaf {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a text.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// A closure that performs an action, which it receives.
  public typealias Handler = @MainActor (Action) -> Void

  /// A longer description for a list of shortcuts; nil to use the title.
  public var discoverabilityTitle: String?
  /// The attributes, which affect the appearance and behavior.
  public var attributes: MenuElement.Attributes
  /// The state of the setting that the action controls.
  public var state: MenuElement.State
  /// The control or interaction that is performing the action; nil outside its handler.
  public private(set) weak var sender: AnyObject?

  private let givenIdentifier: Identifier?
  private let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of a menu item or of a button created for the action.
  ///   - subtitle: A smaller text below the title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or nil for a unique one.
  ///   - discoverabilityTitle: A longer description for a list of shortcuts.
  ///   - attributes: The attributes, which affect the appearance and behavior.
  ///   - state: The state of the setting that the action controls.
  ///   - handler: The closure that performs the action.
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

  /// The unique identifier of the action.
  public var identifier: Identifier {
    givenIdentifier ?? Identifier("action \(UInt(bitPattern: ObjectIdentifier(self).hashValue))")
  }

  /// Calls the handler.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the action; see ``sender``.
  ///   - target: Ignored.
  public func performWithSender(_ sender: Any?, target: AnyObject? = nil) {
    let outer = self.sender
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = outer
  }
}
