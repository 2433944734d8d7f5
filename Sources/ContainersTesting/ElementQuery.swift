internal import Containers

/// The criteria for finding an element.
struct ElementQuery: Hashable, Sendable {
  var name: String?
  /// The name of an element that contains it.
  var container: String?
  var traits: AccessibilityProperties.Traits = []

  /// Returns the matching elements of a tree in reading order: those that match equally well,
  /// without elements inside others of them.
  @MainActor
  func matches(in tree: AccessibilityTree) -> [AccessibilityNode] {
    let fitting = named(in: candidates(in: tree)).filter { $0.traits.isSuperset(of: traits) }
    guard let best = fitting.map(Self.rank).min() else { return [] }
    let equal = fitting.filter { Self.rank($0) == best }
    return equal.filter { node in
      !equal.contains { $0.view !== node.view && node.view.isDescendant(of: $0.view) }
    }
  }

  @MainActor
  private func candidates(in tree: AccessibilityTree) -> [AccessibilityNode] {
    guard let container else { return tree.elements }
    let outer = ElementQuery(name: container).named(in: tree.elements).first
    return outer.map { AccessibilityTree.elements(of: $0.children) } ?? []
  }

  @MainActor
  private func named(in nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard let name else { return nodes }
    let labeled = nodes.filter { $0.label == name && $0.traits.isSuperset(of: traits) }
    return labeled.isEmpty ? nodes.filter { $0.identifier == name } : labeled
  }

  /// Ranks controls before other views, and those before captions.
  @MainActor
  private static func rank(_ node: AccessibilityNode) -> Int {
    let controls: AccessibilityProperties.Traits = [
      .button, .toggleButton, .adjustable, .textField,
    ]
    if !node.traits.isDisjoint(with: controls) || node.item is Control { return 0 }
    return node.traits.isDisjoint(with: [.staticText, .header]) ? 1 : 2
  }

  /// The query as shown in messages: `button “Delete” in “Row 3”`.
  var text: String {
    var words = traits.words
    if let name { words.append("“\(name)”") }
    if words.isEmpty { words.append("element") }
    if let container { words.append("in “\(container)”") }
    return words.joined(separator: " ")
  }
}
