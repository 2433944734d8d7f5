/// The elements related to an element, such as its label or the element that it controls.
///
/// ```swift
/// field.accessibilityRelations[.labeledBy] = [caption]
/// field.accessibilityRelations[.controls] = [resultTable]
/// ```
@MainActor
public struct AccessibilityRelations {
  /// The way in which another element is related to this one.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The other element labels this one.
    case labeledBy
    /// The other element describes this one.
    case describedBy
    /// The other element changes when this one is used.
    case controls
    /// The other element is read after this one.
    case flowsTo
    /// The other element receives keyboard actions while this one has the focus, such as the
    /// current row of a list.
    case activeDescendant
  }

  private var references: [Kind: WeakList<any AccessibilityItem>] = [:]

  /// Creates an empty set of relations.
  public nonisolated init() {}

  /// Whether there are no relations.
  package var isEmpty: Bool { references.isEmpty }

  /// Returns whether other relations are to the same elements.
  func areSame(as other: AccessibilityRelations) -> Bool {
    Kind.allCases.allSatisfy { self[$0].elementsEqual(other[$0], by: ===) }
  }

  /// The related elements of a kind, held weakly; those that are gone are left out.
  public subscript(kind: Kind) -> [any AccessibilityItem] {
    get { references[kind].map { Array($0) } ?? [] }
    set { references[kind] = newValue.isEmpty ? nil : WeakList(newValue) }
  }
}
