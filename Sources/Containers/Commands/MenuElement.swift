/// A line of a menu: an action, a command, another menu, or a place for what is not known yet.
@MainActor
open class MenuElement {
  /// How an element stands and what kind of thing it does.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: Int

    /// Makes attributes from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It cannot be chosen now.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether what an element stands for is so.
  public enum State: Hashable, Sendable {
    /// It is not: no mark.
    case off
    /// It is: a check mark.
    case on
    /// It is in part: a dash.
    case mixed
  }

  /// The text of the line.
  public var title: String
  /// A smaller text under the title.
  public var subtitle: String?
  /// The image beside the title.
  public var image: Image?

  init(title: String, subtitle: String? = nil, image: Image? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// An element of a menu that does something when it is chosen.
@MainActor
public protocol MenuLeaf: MenuElement {
  /// What the element does, in more words than its title, for a list of shortcuts.
  var discoverabilityTitle: String? { get set }
  /// How the element stands and what kind of thing it does.
  var attributes: MenuElement.Attributes { get set }
  /// Whether what the element stands for is so.
  var state: MenuElement.State { get set }
  /// Does what the element does.
  ///
  /// - Parameters:
  ///   - sender: What the element was chosen in; a command's target gets the command instead where
  ///     this is nil.
  ///   - target: What performs a command; nil for a responder of the sender's chain.
  func performWithSender(_ sender: Any?, target: AnyObject?)
}
