internal import Containers

/// What an element is looked for by.
struct ElementQuery: Hashable, Sendable {
  var name: String?
  /// The name of an element around it.
  var container: String?
  var traits: AccessibilityProperties.Traits = []

  /// Returns the elements of a tree that are meant, in reading order: those that fit equally well, and none
  /// that lies in another of them.
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

  /// Controls count before other views, and those before captions.
  @MainActor
  private static func rank(_ node: AccessibilityNode) -> Int {
    let controls: AccessibilityProperties.Traits = [
      .button, .toggleButton, .adjustable, .textField,
    ]
    if !node.traits.isDisjoint(with: controls) || node.item is Control { return 0 }
    return node.traits.isDisjoint(with: [.staticText, .header]) ? 1 : 2
  }

  /// The query as a message writes it: `button “Delete” in “Row 3”`.
  var text: String {
    var words = traits.words
    if let name { words.append("“\(name)”") }
    if words.isEmpty { words.append("element") }
    if let container { words.append("in “\(container)”") }
    return words.joined(separator: " ")
  }
}
