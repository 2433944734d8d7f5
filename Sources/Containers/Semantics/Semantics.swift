/// The information about an element that is reported to assistive technology.
///
/// Views add to it in ``View/describeSemantics(_:)``.
public struct Semantics: Hashable, Sendable {
  /// The kind of element.
  public var role: SemanticRole
  /// The current states.
  public var states: SemanticStates
  /// The element's name.
  public var label: String?
  /// The element's value as text.
  public var value: String?
  /// A description of what happens when the element is used.
  public var hint: String?
  /// A name for tests that is never shown to the user.
  public var identifier: String?
  /// The element's numeric value; nil if it has none.
  public var range: SemanticRange?
  /// The element's position among others of its kind, including those that do not exist as
  /// elements.
  public var position: AccessibilityProperties.Position?
  /// The level of a heading, starting at 1; nil for other elements.
  public var headingLevel: Int?
  /// The keyboard shortcut for the element's action, as shown to the user; nil for none.
  public var shortcut: String?
  /// The element's text; nil if there is nothing to read besides the label.
  public var text: SemanticText?
  /// The names of the custom actions, in order.
  public var actions: [String] = []

  /// Creates the semantics that follow from an element's properties.
  public init(_ properties: AccessibilityProperties) {
    role = properties.role ?? SemanticRole(properties.traits)
    states = properties.states
    label = properties.label
    value = properties.value
    hint = properties.hint
    identifier = properties.identifier
    position = properties.position
    headingLevel = properties.headingLevel
    if !properties.traits.contains(.notEnabled) { states.insert(.enabled) }
    if properties.traits.contains(.selected) { states.insert(.selected) }
    if properties.isModal { states.insert(.modal) }
    if role == .group, properties.isModal { role = .dialog }
    if role == .heading, headingLevel == nil { headingLevel = 1 }
  }

  /// Applies the properties that the program set, which override what a class reports about itself.
  package mutating func prefer(_ properties: AccessibilityProperties) {
    if let role = properties.role { self.role = role }
    if let level = properties.headingLevel { headingLevel = level }
    states.formUnion(properties.states)
  }
}
