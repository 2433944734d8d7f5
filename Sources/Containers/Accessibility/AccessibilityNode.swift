/// An accessibility element: its semantics, its frame, and its actions.
@MainActor
public struct AccessibilityNode {
  /// The view behind the element, or the view that contains an element that is not a view.
  public let view: View
  /// The elements inside this one, in reading order.
  public let children: [AccessibilityNode]
  /// The element if it is not a view; otherwise nil.
  public let element: AccessibilityElement?

  init(view: View, children: [AccessibilityNode], element: AccessibilityElement? = nil) {
    self.view = view
    self.children = children
    self.element = element
  }

  /// The view or the element, whichever the node stands for.
  package var item: any AccessibilityItem { element ?? view }

  /// The element's current semantics.
  public var semantics: Semantics { item.semantics }
  /// The element's name.
  public var label: String? { item.semantics.label }
  /// The element's value.
  public var value: String? { item.semantics.value }
  /// A description of what happens when the element is used.
  public var hint: String? { item.semantics.hint }
  /// The element's name for tests.
  public var identifier: String? { item.accessibility.identifier }
  /// The traits that describe the element's kind and state.
  public var traits: AccessibilityProperties.Traits { item.accessibility.traits }
  /// The element's frame in the window, in points.
  public var frame: Rect { item.accessibilityFrame }
  /// Whether the element has the keyboard focus.
  public var isFocused: Bool { element == nil && view.isFocused }

  /// Activates the element.
  ///
  /// - Returns: Whether the action did anything.
  @discardableResult
  public func activate() -> Bool { item.accessibilityActivate() }

  /// Increases the element's value by one step.
  public func increment() { item.accessibilityIncrement() }

  /// Decreases the element's value by one step.
  public func decrement() { item.accessibilityDecrement() }

  /// Performs the custom action with a name, the first if several share it.
  ///
  /// - Returns: Whether the action did anything.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    item.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
  }

  /// Moves the keyboard focus to the element.
  ///
  /// For a row or an item, moves the list's current position to it and the focus to the list; for a
  /// line of a menu, moves the highlight to it.
  ///
  /// - Returns: Whether the focus is there now; any other element that is not a view never has it.
  @discardableResult
  public func focus() -> Bool {
    if let place = placeInList { return place.list.moveFocus(to: place.path) }
    if let row = view as? MenuRow { return row.takeFocus() }
    return element == nil && view.window?.focus.pass(to: view) == true
  }

  /// Scrolls the element, or the nearest ancestor that can, by one page.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult
  public func scroll(_ direction: AccessibilityScrollDirection) -> Bool {
    if let element, element.accessibilityScroll(direction) { return true }
    return view.chain.contains { $0.accessibilityScroll(direction) }
  }

  /// Scrolls every scroll view around the element to make it visible, the innermost first.
  public func scrollToVisible() {
    let place = placeInList
    if let place, place.list.holds(place.path) { place.list.scrollIntoSight(place.path) }
    for ancestor in view.chain {
      guard let scrollView = ancestor as? ScrollView, scrollView !== item,
        scrollView !== place?.list
      else { continue }
      let frame = item.accessibilityFrame
      scrollView.scrollRectToVisible(scrollView.convert(frame, from: nil), animated: false)
    }
  }

  /// A one-line description of the element: `Dig here, button, disabled: 56°N`.
  public var description: String {
    var words = [label ?? identifier ?? ""]
    words += traits.words
    words = words.filter { !$0.isEmpty }
    var line = words.isEmpty ? semantics.role.rawValue : words.joined(separator: ", ")
    if let value { line += ": \(value)" }
    if let position = item.accessibility.position {
      line += ", \(position.index) of \(position.count)"
    }
    return line
  }
}

extension AccessibilityProperties.Traits {
  /// The traits as words, in a fixed order.
  public var words: [String] {
    let all: [(AccessibilityProperties.Traits, String)] = [
      (.button, "button"), (.toggleButton, "switch"), (.staticText, "text"), (.image, "image"),
      (.header, "header"),
      (.adjustable, "adjustable"), (.selected, "selected"), (.notEnabled, "disabled"),
      (.updatesFrequently, "updates"),
      (.textField, "text field"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
