public import Containers
public import Testing

extension Stage {
  /// The elements of the stage that assistive technology would find, in reading order.
  public var elements: [AccessibilityNode] { AccessibilityTree(of: window).elements }

  /// The visible elements, one per line, indented by the elements that contain them.
  public var outline: String { AccessibilityTree(of: window).outline }

  /// Returns the visible element with a name, or `nil` if there is none.
  ///
  /// If several elements have the name, returns the first control, or else the first element that
  /// is not a caption; see ``Spot``.
  public func element(_ name: String) -> AccessibilityNode? { element(.element(name)) }

  /// Returns the visible element with a name inside another one, or `nil` if there is none.
  public func element(_ name: String, in container: String) -> AccessibilityNode? {
    element(.element(name, in: container))
  }

  /// Returns the visible element at a spot, or `nil` if there is none.
  ///
  /// ```swift
  /// #expect(stage.element(.button("Delete"))?.traits.contains(.notEnabled) == true)
  /// ```
  public func element(_ spot: Spot) -> AccessibilityNode? { elements(spot).first }

  /// Returns all visible elements that match a spot equally well, in reading order.
  ///
  /// For a point, these are the elements that contain it, from the innermost out.
  public func elements(_ spot: Spot) -> [AccessibilityNode] {
    let tree = AccessibilityTree(of: window)
    switch spot.place {
    case .element(let query): return query.matches(in: tree)
    case .point(let point): return tree.elements.filter { $0.frame.contains(point) }.reversed()
    }
  }

  /// Returns the value of an element; the test fails unless there is exactly one such element.
  ///
  /// The element is scrolled into view first if necessary.
  public func value(
    of spot: Spot, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    switch spot.place {
    case .element(let query): reveal(query, sourceLocation)?.value
    case .point: element(spot)?.value
    }
  }

  /// Returns the value of the element with a name, like ``value(of:sourceLocation:)`` for a spot.
  public func value(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    value(of: .element(name), sourceLocation: sourceLocation)
  }

  /// Scrolls an element into view, as a user would before acting on it.
  ///
  /// The test fails unless there is exactly one such element. Rows and items without cells are
  /// found by paging through the visible lists.
  public func scrollIntoView(
    _ spot: Spot, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .element(let query) = spot.place else { return }
    _ = reveal(query, sourceLocation)
  }

  /// Returns the point of a spot in the window, after scrolling it into view.
  ///
  /// The test fails if there is no such spot.
  func point(of spot: Spot, _ sourceLocation: SourceLocation) -> Point? {
    switch spot.place {
    case .point(let point): return point
    case .element(let query):
      guard let element = reveal(query, sourceLocation) else { return nil }
      return touchablePoint(of: element) ?? element.frame.center
    }
  }
}

// MARK: - Scrolling into view

extension Stage {
  /// Returns the element that matches a query, scrolled into view.
  ///
  /// The test fails if the query is ambiguous or the element is not visible.
  private func reveal(
    _ query: ElementQuery, _ sourceLocation: SourceLocation
  ) -> AccessibilityNode? {
    var found = present(query)
    if found.isEmpty, pageThroughLists(to: query) { found = present(query) }
    guard let element = found.first else {
      record("There is no \(query.text) on the stage, only:\n\(inventory)", sourceLocation)
      return nil
    }
    guard found.count == 1 else {
      let lines = found.map { "  \($0.description) at \($0.frame)" }.joined(separator: "\n")
      record(
        "\(found.count) elements on the stage are \(query.text):\n\(lines)\nChoose one by its role, as in "
          + ".button(…), by its container, as in .element(…, in: …), by an identifier, or from elements(…).",
        sourceLocation)
      return nil
    }
    guard touchablePoint(of: element) == nil else { return element }
    scroll(to: element)
    let visible = present(query).first ?? element
    guard !visibleFrame(of: visible).isEmpty else {
      record(
        "\(query.text) is out of sight at \(visible.frame), and nothing scrolls there. The elements are:\n"
          + inventory, sourceLocation)
      return nil
    }
    return visible
  }

  /// Returns the elements that match a query; those that are not visible only if no visible element
  /// matches.
  private func present(_ query: ElementQuery) -> [AccessibilityNode] {
    let all = query.matches(in: AccessibilityTree(of: window, includesScrolledOut: true))
    let seen = all.filter { !visibleFrame(of: $0).isEmpty }
    return seen.isEmpty ? all : seen
  }

  /// Returns the center of an element if it is visible, or else the center of its visible part if
  /// that is large enough to press.
  private func touchablePoint(of node: AccessibilityNode) -> Point? {
    let (frame, visible) = (node.frame, visibleFrame(of: node))
    if visible.contains(frame.center) { return frame.center }
    let isCutByWindow = visible.width * visible.height > frame.width * frame.height / 4
    return isCutByWindow && !isScrolled(node) ? visible.center : nil
  }

  private func visibleFrame(of node: AccessibilityNode) -> Rect {
    var area = node.frame.intersection(window.bounds)
    for ancestor in viewsAround(node) where ancestor.clipsToBounds && !area.isEmpty {
      area = area.intersection(ancestor.convert(ancestor.bounds, to: nil))
    }
    return area
  }

  private func isScrolled(_ node: AccessibilityNode) -> Bool {
    viewsAround(node).contains { $0 is ScrollView }
  }

  /// The views that an element lies in, the innermost first.
  private func viewsAround(_ node: AccessibilityNode) -> some Sequence<View> {
    sequence(first: node.view, next: \.superview).dropFirst(node.element == nil ? 1 : 0)
  }

  /// Has every scroll view around an element show it, the innermost first.
  private func scroll(to node: AccessibilityNode) {
    for ancestor in viewsAround(node) {
      guard let scrollView = ancestor as? ScrollView else { continue }
      scrollView.scrollRectToVisible(
        scrollView.convert(node.frame, from: nil), animated: false)
      runFrames()
    }
  }

  /// Pages through the visible lists until one contains an element.
  ///
  /// - Returns: Whether there is one; otherwise the lists return to their positions.
  private func pageThroughLists(to query: ElementQuery) -> Bool {
    lists(in: window).contains { list in
      let start = list.contentOffset
      let size = list.bounds.size
      let isVertical =
        list.contentSize.height - size.height >= list.contentSize.width - size.width
      let (content, page) =
        isVertical
        ? (list.contentSize.height, size.height) : (list.contentSize.width, size.width)
      guard page > 0, content > page else { return false }
      for position in stride(from: 0, to: content, by: page * 0.8) {
        let offset = min(position, content - page)
        list.setContentOffset(
          isVertical ? Point(x: start.x, y: offset) : Point(x: offset, y: start.y), animated: false)
        runFrames()
        if !present(query).isEmpty { return true }
      }
      list.setContentOffset(start, animated: false)
      runFrames()
      return false
    }
  }

  /// Returns the visible table and collection views.
  private func lists(in view: View) -> [ScrollView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let isList = view is TableView || view is CollectionView
    let own = (isList ? view as? ScrollView : nil).map { [$0] } ?? []
    return own + view.subviews.flatMap(lists)
  }
}

// MARK: - Messages

extension Stage {
  /// The elements of the stage, including those that are scrolled out of view.
  private var inventory: String {
    let seen = AccessibilityTree(of: window).elements
    let hidden = AccessibilityTree(of: window, includesScrolledOut: true).elements.filter { node in
      !seen.contains { $0.view === node.view }
    }
    let lines = outline.isEmpty ? "(no element has a name)" : outline
    guard !hidden.isEmpty else { return lines }
    return lines + "\nand out of sight:\n"
      + hidden.map { "  \($0.description)" }.joined(separator: "\n")
  }

  private func record(_ message: String, _ sourceLocation: SourceLocation) {
    Issue.record("\(message)", sourceLocation: sourceLocation)
  }
}
