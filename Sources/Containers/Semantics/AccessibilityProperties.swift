/// What assistive technology and tests know a view as.
public struct AccessibilityProperties: Hashable, Sendable {
  /// What kind of thing an element is, and how it stands.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Makes traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It can be pressed.
    public static let button = Traits(rawValue: 1)
    /// It is text that stays as it is.
    public static let staticText = Traits(rawValue: 2)
    /// It is a picture.
    public static let image = Traits(rawValue: 4)
    /// It cannot be used now.
    public static let notEnabled = Traits(rawValue: 8)
    /// It is chosen.
    public static let selected = Traits(rawValue: 16)
    /// Its value can be moved up and down.
    public static let adjustable = Traits(rawValue: 32)
    /// It heads a section.
    public static let header = Traits(rawValue: 64)
    /// Its value changes often.
    public static let updatesFrequently = Traits(rawValue: 128)
    /// It is on or off, and pressing it turns it.
    public static let toggleButton = Traits(rawValue: 256)
    /// Text can be typed in it.
    public static let textField = Traits(rawValue: 1 << 16)
  }

  /// Where an element stands among others of its kind, all of which need not exist.
  public struct Position: Hashable, Sendable {
    /// The place, from 1.
    public var index: Int
    /// How many there are.
    public var count: Int

    /// Makes a position.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Whether the view is an element of its own.
  public var isElement = false
  /// Whether nothing beside the view and below it can be reached while it is shown.
  public var isModal = false
  /// The name of the element.
  public var label: String?
  /// The value of the element.
  public var value: String?
  /// What happens when the element is used.
  public var hint: String?
  /// A name for tests, never shown.
  public var identifier: String?
  /// Where the element stands among others, such as the rows of a table; nil where that means nothing.
  public var position: Position?
  /// What kind of thing the element is.
  public var traits: Traits = []

  /// The role; nil, as at first, for the one that the traits and the class of the element give.
  public var role: SemanticRole?
  /// States that the element is in besides those that its class knows of; none at first.
  public var states: SemanticStates = []
  /// The rank of a heading, from 1; nil, as at first, for 1 where the element is a heading.
  public var headingLevel: Int?

  /// Makes properties of a view that is no element.
  public init() {}

  /// Whether the properties make an element: a name always does, a value where ``isElement`` says so.
  var makesElement: Bool {
    label != nil || identifier != nil || isElement && value != nil
  }
}
