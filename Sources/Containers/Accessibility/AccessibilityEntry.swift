/// What assistive technology has been told of an element.
package struct AccessibilityEntry: Hashable, Sendable {
  /// The number of the element.
  package let identity: AccessibilityIdentity
  /// The element that it lies in; nil for a window.
  package var parent: AccessibilityIdentity?
  /// The elements that lie in it, in reading order.
  package var children: [AccessibilityIdentity] = []
  /// What it is and says.
  package var semantics: Semantics
  /// The elements that have to do with it.
  package var relations: [AccessibilityRelations.Kind: [AccessibilityIdentity]] = [:]
  /// Where it stands in the window, in points; while things move, where it stood at rest.
  package var frame: Rect

  /// What the element is called in a message: its label, its identifier or its role.
  package var name: String {
    if let label = semantics.label, !label.isEmpty { return label }
    return semantics.identifier ?? semantics.role.rawValue
  }
}
