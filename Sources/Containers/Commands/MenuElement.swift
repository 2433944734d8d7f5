/// An element of a menu: an action, a command, a submenu, or a placeholder for deferred elements.
@MainActor
open class MenuElement {
  /// Attributes that affect the appearance and behavior of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as a bit mask.
    public let rawValue: Int

    /// Creates attributes from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The action of the element is destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The state of the setting that an element controls.
  public enum State: Hashable, Sendable {
    /// Off, without a mark.
    case off
    /// On, with a check mark.
    case on
    /// Mixed, with a dash.
    case mixed
  }

  /// The title.
  public var title: String
  /// A smaller text below the title.
  public var subtitle: String?
  /// The image beside the title.
  public var image: Image?

  init(title: String, subtitle: String? = nil, image: Image? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A menu element that performs an action when chosen.
@MainActor
public protocol MenuLeaf: MenuElement {
  /// A longer description for a list of shortcuts; nil to use the title.
  var discoverabilityTitle: String? { get set }
  /// The attributes, which affect the appearance and behavior.
  var attributes: MenuElement.Attributes { get set }
  /// The state of the setting that the element controls.
  var state: MenuElement.State { get set }
  /// Performs the action of the element.
  ///
  /// - Parameters:
  ///   - sender: The object in which the element was chosen. If nil, the target of a command
  ///     receives the command as the sender.
  ///   - target: The object that performs a command; nil for a responder in the sender's chain.
  func performWithSender(_ sender: Any?, target: AnyObject?)
}
