/// The information about an element as reported to assistive technology.
package struct AccessibilityEntry: Hashable, Sendable {
  /// The element's identity.
  package let identity: AccessibilityIdentity
  /// The element's parent; nil for a window.
  package var parent: AccessibilityIdentity?
  /// The element's children, in reading order.
  package var children: [AccessibilityIdentity] = []
  /// The element's semantics.
  package var semantics: Semantics
  /// The related elements, by kind.
  package var relations: [AccessibilityRelations.Kind: [AccessibilityIdentity]] = [:]
  /// The element's frame in the window, in points; while it moves, its last frame at rest.
  package var frame: Rect

  /// The name for the element in messages: its label, its identifier or its role.
  package var name: String {
    if let label = semantics.label, !label.isEmpty { return label }
    return semantics.identifier ?? semantics.role.rawValue
  }
}
