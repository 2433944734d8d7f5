/// A snapshot of a window's elements, in reading order.
@MainActor
public struct AccessibilityTree {
  /// The elements that are inside no other.
  public let roots: [AccessibilityNode]

  /// Creates the tree of a view, usually a window, and its descendants.
  ///
  /// Leaves out views that are hidden, transparent, wholly outside the window, or blocked by an
  /// ``Overlay``. A view is an element if it has a label or an identifier, or if it has a value and
  /// its properties say that it is an element. A label without text is not an element.
  public init(of view: View) { self.init(of: view, includesScrolledOut: false) }

  /// Creates the tree, optionally with views that lie outside the window or outside a view that
  /// clips them.
  package init(of view: View, includesScrolledOut: Bool) {
    let window = view.window ?? view
    roots = AccessibilityTree.nodes(
      of: view, within: includesScrolledOut ? nil : window.convert(window.bounds, to: nil))
  }

  /// All elements, each before those inside it.
  public var elements: [AccessibilityNode] { AccessibilityTree.elements(of: roots) }

  /// Returns the nodes and their descendants, each before those inside it.
  package static func elements(of nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.flatMap { [$0] + elements(of: $0.children) }
  }

  /// Returns the first element with a label, otherwise the first with an identifier; nil if there
  /// is none.
  public func element(_ name: String) -> AccessibilityNode? {
    let elements = elements
    return elements.first { $0.label == name } ?? elements.first { $0.identifier == name }
  }

  /// A line for each element, indented by its depth.
  public var outline: String {
    func lines(_ nodes: [AccessibilityNode], _ indent: String) -> [String] {
      nodes.flatMap { [indent + $0.description] + lines($0.children, indent + "  ") }
    }
    return lines(roots, "").joined(separator: "\n")
  }

  /// Returns the elements of a view within an area; a nil area does not restrict them.
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

  /// Returns whether an item is an element and intersects an area; a nil area does not restrict it.
  private static func isFound(_ item: any AccessibilityItem, within area: Rect?) -> Bool {
    item.accessibility.makesElement && (area.map(item.accessibilityFrame.intersects) ?? true)
  }
}
