/// A snapshot of a window's elements, in reading order.
@MainActor
public struct AccessibilityTree {
  /// The elements that are inside no other.
  public let roots: [AccessibilityNode]

  /// Creates the tree of a view, usually a window, and its descendants.
  ///
  /// Leaves out views that are hidden, transparent, wholly outside the window, or blocked by an
  /// ``Overlay``. A view is an element if it has a label or an identifier, or if its properties say
  /// that it is an element and it has a value or can have the focus. A scroll view that can have the
  /// focus is an element, too; a label without text is none. Texts and images inside a button or a row
  /// are none either: its name says what they say.
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
    let area = area.map { view.perceivedArea(within: $0) }
    if let area, view.clipsToBounds, area.isEmpty { return [] }
    let children = view.accessibilityContent.flatMap { item -> [AccessibilityNode] in
      if let subview = item as? View { return nodes(of: subview, within: area) }
      guard let element = item as? AccessibilityElement,
        element.accessibility.makesElement, isWithin(area, element)
      else { return [] }
      return [AccessibilityNode(view: view, children: [], element: element)]
    }
    guard view.isFoundByAssistiveTechnology, isWithin(area, view) else { return children }
    let bars = view.scrollBarElements.map {
      AccessibilityNode(view: view, children: [], element: $0)
    }
    guard !children.isEmpty else { return [AccessibilityNode(view: view, children: bars)] }
    let semantics = view.semantics
    return [
      AccessibilityNode(
        view: view, children: children.filter { !semantics.speaksFor($0.semantics) } + bars)
    ]
  }

  /// Returns whether an item intersects an area; a nil area does not restrict it.
  private static func isWithin(_ area: Rect?, _ item: any AccessibilityItem) -> Bool {
    area.map(item.accessibilityFrame.intersects) ?? true
  }
}
