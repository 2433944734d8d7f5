/// A difference between two states of the element tree, or an event outside the tree.
package enum AccessibilityChange: Hashable, Sendable {
  /// The urgency with which an announcement is spoken.
  package typealias Priority = Accessibility.Priority

  /// An element was added without its children, each of which follows as a change of its own.
  case added(AccessibilityEntry, at: Int)
  /// An element was removed with everything inside it.
  case removed(AccessibilityIdentity, from: AccessibilityIdentity?, at: Int)
  /// An element's children are the same but in a different order.
  case reordered(AccessibilityIdentity, [AccessibilityIdentity])
  case role(AccessibilityIdentity, SemanticRole)
  case label(AccessibilityIdentity, String?)
  case value(AccessibilityIdentity, String?)
  case hint(AccessibilityIdentity, String?)
  case identifier(AccessibilityIdentity, String?)
  case range(AccessibilityIdentity, SemanticRange?)
  case position(AccessibilityIdentity, AccessibilityProperties.Position?)
  case headingLevel(AccessibilityIdentity, Int?)
  case shortcut(AccessibilityIdentity, String?)
  case actions(AccessibilityIdentity, [String])
  /// A single state was set or cleared.
  case state(AccessibilityIdentity, SemanticStates, Bool)
  /// An element gained a text or lost it.
  case text(AccessibilityIdentity, SemanticText?)
  /// Part of a text was deleted, at an offset in Unicode scalars.
  case textDeleted(AccessibilityIdentity, at: Int, String)
  /// Text was inserted, at an offset in Unicode scalars.
  case textInserted(AccessibilityIdentity, at: Int, String)
  case caret(AccessibilityIdentity, Int?)
  case selections(AccessibilityIdentity, [Range<Int>])
  case relation(AccessibilityIdentity, AccessibilityRelations.Kind, [AccessibilityIdentity])
  /// An element has moved or changed size and has come to rest.
  case bounds(AccessibilityIdentity, Rect)
  case windowCreated(AccessibilityIdentity)
  case windowActivated(AccessibilityIdentity)
  case windowDeactivated(AccessibilityIdentity)
  case windowDestroyed(AccessibilityIdentity)
  /// A text to speak.
  case announcement(String, Priority)

  /// Returns the differences between two versions of an element's semantics, in a fixed order.
  static func differences(
    from old: Semantics, to new: Semantics, of element: AccessibilityIdentity
  ) -> [AccessibilityChange] {
    guard old != new else { return [] }
    var changes: [AccessibilityChange] = []
    func compare<Value: Equatable>(
      _ path: KeyPath<Semantics, Value>, _ change: (AccessibilityIdentity, Value) -> Self
    ) {
      if old[keyPath: path] != new[keyPath: path] {
        changes.append(change(element, new[keyPath: path]))
      }
    }
    compare(\.role, Self.role)
    compare(\.label, Self.label)
    for state in old.states.symmetricDifference(new.states).single {
      changes.append(.state(element, state, new.states.contains(state)))
    }
    compare(\.value, Self.value)
    compare(\.range, Self.range)
    compare(\.hint, Self.hint)
    compare(\.identifier, Self.identifier)
    compare(\.position, Self.position)
    compare(\.headingLevel, Self.headingLevel)
    compare(\.shortcut, Self.shortcut)
    compare(\.actions, Self.actions)
    return changes + textDifferences(from: old.text, to: new.text, of: element)
  }

  private static func textDifferences(
    from old: SemanticText?, to new: SemanticText?, of element: AccessibilityIdentity
  ) -> [AccessibilityChange] {
    guard old != new else { return [] }
    guard let old, let new else { return [.text(element, new)] }
    var changes: [AccessibilityChange] = []
    if let edit = old.edit(to: new.characters) {
      if !edit.removed.isEmpty {
        changes.append(.textDeleted(element, at: edit.offset, edit.removed))
      }
      if !edit.inserted.isEmpty {
        changes.append(.textInserted(element, at: edit.offset, edit.inserted))
      }
    }
    if old.caret != new.caret { changes.append(.caret(element, new.caret)) }
    if old.selections != new.selections { changes.append(.selections(element, new.selections)) }
    return changes
  }
}
