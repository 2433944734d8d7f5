/// What an element is and says, as reported to assistive technology.
///
/// Views complete it in ``View/describeSemantics(_:)``.
public struct Semantics: Hashable, Sendable {
  /// The kind of thing it is.
  public var role: SemanticRole
  /// The states that it is in.
  public var states: SemanticStates
  /// Its name.
  public var label: String?
  /// Its value, in words.
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// Its name for tests, never shown.
  public var identifier: String?
  /// Its value as a number; nil where it has none.
  public var range: SemanticRange?
  /// Where it stands among others of its kind, all of which need not exist.
  public var position: AccessibilityProperties.Position?
  /// The rank of a heading, from 1; nil for other elements.
  public var headingLevel: Int?
  /// The keys that do what it does, as a person reads them; nil for none.
  public var shortcut: String?
  /// Its text; nil where its label is all there is to read.
  public var text: SemanticText?
  /// The names of the custom actions, in order.
  public var actions: [String] = []

  /// Makes the semantics that follow from the properties of an element.
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

  /// Applies what the program has set, which outranks what a class says about itself.
  package mutating func prefer(_ properties: AccessibilityProperties) {
    if let role = properties.role { self.role = role }
    if let level = properties.headingLevel { headingLevel = level }
    states.formUnion(properties.states)
  }
}
