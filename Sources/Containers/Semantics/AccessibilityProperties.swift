/// The properties by which assistive technology and tests identify a view.
public struct AccessibilityProperties: Hashable, Sendable {
  /// Traits that describe an element's kind and state.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bit mask of the traits.
    public let rawValue: Int

    /// Creates traits from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The element can be activated.
    public static let button = Traits(rawValue: 1)
    /// The element is text that does not change.
    public static let staticText = Traits(rawValue: 2)
    /// The element is an image.
    public static let image = Traits(rawValue: 4)
    /// The element is currently disabled.
    public static let notEnabled = Traits(rawValue: 8)
    /// The element is selected.
    public static let selected = Traits(rawValue: 16)
    /// The element's value can be increased and decreased.
    public static let adjustable = Traits(rawValue: 32)
    /// The element is the heading of a section.
    public static let header = Traits(rawValue: 64)
    /// The element's value changes often.
    public static let updatesFrequently = Traits(rawValue: 128)
    /// The element is on or off, and activating it toggles it.
    public static let toggleButton = Traits(rawValue: 256)
    /// The element accepts typed text.
    public static let textField = Traits(rawValue: 1 << 16)
  }

  /// An element's position among others of its kind, including those that do not exist as elements.
  public struct Position: Hashable, Sendable {
    /// The position, starting at 1.
    public var index: Int
    /// The total number of elements.
    public var count: Int

    /// Creates a position.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Whether a value, or that it can have the focus, is enough to make the view an element.
  ///
  /// A label or an identifier is always enough.
  public var isElement = false
  /// Whether the view is modal: while it is visible, its siblings and their subviews cannot be
  /// reached.
  public var isModal = false
  /// The element's name.
  public var label: String?
  /// The element's value.
  public var value: String?
  /// A description of what happens when the element is used.
  public var hint: String?
  /// A name for tests that is never shown to the user.
  public var identifier: String?
  /// The element's position among others, such as the rows of a table; nil if it has none.
  public var position: Position?
  /// The traits that describe the element's kind and state.
  public var traits: Traits = []

  /// The role; nil, the default, to derive it from the element's traits and class.
  public var role: SemanticRole?
  /// States in addition to those that the element's class reports; empty by default.
  public var states: SemanticStates = []
  /// The level of a heading, starting at 1; nil, the default, means 1 for a heading.
  public var headingLevel: Int?

  /// Creates the properties of a view that is not an element.
  public init() {}

  /// Whether the properties make an element: a label or an identifier always does, a value only if
  /// ``isElement`` is set.
  var makesElement: Bool {
    label != nil || identifier != nil || isElement && value != nil
  }
}
