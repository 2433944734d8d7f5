/// The element tree reconstructed from the reported changes.
///
/// A bridge that applies each change holds the same tree as the application.
package struct AccessibilityMirror: Hashable, Sendable {
  /// All elements by identity.
  package private(set) var entries: [AccessibilityIdentity: AccessibilityEntry] = [:]
  /// The windows in the order in which they were added.
  package private(set) var roots: [AccessibilityIdentity] = []

  /// Creates an empty tree.
  package init() {}

  /// Returns the element with an identity; nil if it no longer exists.
  package subscript(identity: AccessibilityIdentity) -> AccessibilityEntry? { entries[identity] }

  /// Applies a change.
  package mutating func apply(_ change: AccessibilityChange) {
    switch change {
    case .added(let entry, let index): insert(entry, at: index)
    case .removed(let element, let parent, let index): remove(element, from: parent, at: index)
    case .reordered(let element, let children): entries[element]?.children = children
    case .relation(let element, let kind, let others):
      entries[element]?.relations[kind] = others.isEmpty ? nil : others
    case .bounds(let element, let frame): entries[element]?.frame = frame
    case .windowCreated, .windowActivated, .windowDeactivated, .windowDestroyed, .announcement:
      break
    default: applyToSemantics(change)
    }
  }

  private mutating func applyToSemantics(_ change: AccessibilityChange) {
    switch change {
    case .role(let element, let role): entries[element]?.semantics.role = role
    case .label(let element, let label): entries[element]?.semantics.label = label
    case .value(let element, let value): entries[element]?.semantics.value = value
    case .hint(let element, let hint): entries[element]?.semantics.hint = hint
    case .identifier(let element, let name): entries[element]?.semantics.identifier = name
    case .range(let element, let range): entries[element]?.semantics.range = range
    case .position(let element, let position): entries[element]?.semantics.position = position
    case .headingLevel(let element, let level): entries[element]?.semantics.headingLevel = level
    case .shortcut(let element, let keys): entries[element]?.semantics.shortcut = keys
    case .actions(let element, let names): entries[element]?.semantics.actions = names
    case .state(let element, let state, true): entries[element]?.semantics.states.insert(state)
    case .state(let element, let state, false): entries[element]?.semantics.states.remove(state)
    default: applyToText(change)
    }
  }

  private mutating func applyToText(_ change: AccessibilityChange) {
    switch change {
    case .text(let element, let text): entries[element]?.semantics.text = text
    case .textDeleted(let element, let offset, let old):
      let end = offset + old.unicodeScalars.count
      entries[element]?.semantics.text?.replace(offset..<end, with: "")
    case .textInserted(let element, let offset, let new):
      entries[element]?.semantics.text?.replace(offset..<offset, with: new)
    case .caret(let element, let caret): entries[element]?.semantics.text?.caret = caret
    case .selections(let element, let ranges):
      entries[element]?.semantics.text?.selections = ranges
    default: break
    }
  }

  private mutating func insert(_ entry: AccessibilityEntry, at index: Int) {
    entries[entry.identity] = entry
    guard let parent = entry.parent else { return roots.append(entry.identity) }
    entries[parent]?.children.insert(entry.identity, at: index)
  }

  private mutating func remove(
    _ element: AccessibilityIdentity, from parent: AccessibilityIdentity?, at index: Int
  ) {
    if let parent {
      entries[parent]?.children.remove(at: index)
    } else {
      roots.removeAll { $0 == element }
    }
    forget(element)
  }

  private mutating func forget(_ element: AccessibilityIdentity) {
    for child in entries.removeValue(forKey: element)?.children ?? [] { forget(child) }
  }
}
