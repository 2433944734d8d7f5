/// The elements that are related to an element: what names it, what it controls, what is read after it.
///
/// ```swift
/// field.accessibilityRelations[.labeledBy] = [caption]
/// field.accessibilityRelations[.controls] = [resultTable]
/// ```
@MainActor
public struct AccessibilityRelations {
  /// How another element is related to this one.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// It names this one.
    case labeledBy
    /// It describes this one.
    case describedBy
    /// It changes when this one is used.
    case controls
    /// It is read after this one.
    case flowsTo
    /// It is what keys act on while this one keeps the focus, such as the current row of a list.
    case activeDescendant
  }

  private struct Reference {
    weak var item: (any AccessibilityItem)?
  }

  private var references: [Kind: [Reference]] = [:]

  /// Makes relations to nothing.
  public nonisolated init() {}

  /// Whether there are none.
  package var isEmpty: Bool { references.isEmpty }

  /// The other elements of a kind, without those that are gone; they are not kept.
  public subscript(kind: Kind) -> [any AccessibilityItem] {
    get { references[kind]?.compactMap(\.item) ?? [] }
    set { references[kind] = newValue.isEmpty ? nil : newValue.map { Reference(item: $0) } }
  }
}
