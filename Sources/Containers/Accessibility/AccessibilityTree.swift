/// The elements of a window, in reading order, as they stand when the tree is made.
@MainActor
public struct AccessibilityTree {
  /// The elements that lie in no other.
  public let roots: [AccessibilityNode]

  /// Makes the tree of a view and all below it; of a window, usually.
  ///
  /// Views that are hidden, clear or wholly outside the window are left out, and those that an
  /// ``Overlay`` blocks. A view is an element if it says so or has a name; a label without text is none.
  public init(of view: View) { self.init(of: view, includesScrolledOut: false) }

  /// Makes the tree, with views outside the window, or outside a view that clips them, as well or not.
  package init(of view: View, includesScrolledOut: Bool) {
    let window = view.window ?? view
    roots = AccessibilityTree.nodes(
      of: view, within: includesScrolledOut ? nil : window.convert(window.bounds, to: nil))
  }

  /// Every element, each before those inside it.
  public var elements: [AccessibilityNode] { AccessibilityTree.elements(of: roots) }

  /// Returns elements, each before those inside it.
  package static func elements(of nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.flatMap { [$0] + elements(of: $0.children) }
  }

  /// Returns the first element with a label, or else with an identifier; nil where there is none.
  public func element(_ name: String) -> AccessibilityNode? {
    let elements = elements
    return elements.first { $0.label == name } ?? elements.first { $0.identifier == name }
  }

  /// A line for each element, indented by what it lies in.
  public var outline: String {
    func lines(_ nodes: [AccessibilityNode], _ indent: String) -> [String] {
      nodes.flatMap { [indent + $0.description] + lines($0.children, indent + "  ") }
    }
    return lines(roots, "").joined(separator: "\n")
  }

  /// Returns the elements of a view within an area; nil for wherever they are.
  private static func nodes(of view: View, within area: Rect?) -> [AccessibilityNode] {
    guard view.isPerceivable else { return [] }
    var area = area
    if let outer = area, view.clipsToBounds {
      let inner = outer.intersection(view.accessibilityFrame)
      if inner.isEmpty { return [] }
      area = inner
    }
    let children = view.accessibilityContent.flatMap { item -> [AccessibilityNode] in
      if let subview = item as? View { return nodes(of: subview, within: area) }
      guard let element = item as? AccessibilityElement, isFound(element, within: area) else {
        return []
      }
      return [AccessibilityNode(view: view, children: [], element: element)]
    }
    guard isFound(view, within: area) else { return children }
    return [AccessibilityNode(view: view, children: children)]
  }

  /// Whether an item is an element and stands in an area; nil for wherever it stands.
  private static func isFound(_ item: any AccessibilityItem, within area: Rect?) -> Bool {
    item.accessibility.makesElement && (area.map(item.accessibilityFrame.intersects) ?? true)
  }
}
