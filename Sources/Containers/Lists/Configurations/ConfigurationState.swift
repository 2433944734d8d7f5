/// The state and the traits that a configuration adapts to.
public protocol ConfigurationState: Hashable {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// Creates the state of a view that is not selected, highlighted, focused, or disabled.
  init(traitCollection: TraitCollection)

  /// A state that the app defines; nil if it is not set.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a state that an app defines.
///
/// ```swift
/// extension ConfigurationStateCustomKey {
///   static let isVisited = ConfigurationStateCustomKey("com.example.isVisited")
/// }
/// ```
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key, unique in the app.
  public let rawValue: String

  /// Creates a key from a name that is unique in the app.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a name that is unique in the app.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view such as a header or footer.
public struct ViewConfigurationState: ConfigurationState {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is being pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the keyboard focus.
  public var isFocused = false
  /// Whether the view stays at an edge while its section scrolls.
  public var isPinned = false
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that is not selected, highlighted, focused, or disabled.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// A state that the app defines; nil if it is not set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct CellConfigurationState: ConfigurationState {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell is being pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the keyboard focus.
  public var isFocused = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the cell shows what is beneath it in an outline.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that is not selected, highlighted, focused, or disabled.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// A state that the app defines; nil if it is not set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension ConfigurationState {
  /// Whether the view takes no touches; false for a state of another kind.
  var isDisabledView: Bool {
    (self as? CellConfigurationState)?.isDisabled ?? (self as? ViewConfigurationState)?.isDisabled
      ?? false
  }

  /// The parts of the state that a background follows.
  var background: BackgroundConfiguration.Shown {
    if let cell = self as? CellConfigurationState {
      return BackgroundConfiguration.Shown(
        isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
    }
    guard let view = self as? ViewConfigurationState else { return BackgroundConfiguration.Shown() }
    return BackgroundConfiguration.Shown(
      isSelected: view.isSelected, isHighlighted: view.isHighlighted)
  }
}
