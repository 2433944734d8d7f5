/// An element as assistive technology and tests see it: what it is called, what it says, where it
/// stands and what can be done with it.
@MainActor
public struct AccessibilityNode {
  /// The view behind the element; of an element that is no view, the one that it lies in.
  public let view: View
  /// The elements inside, in reading order.
  public let children: [AccessibilityNode]
  /// The element where it is no view; else nil.
  public let element: AccessibilityElement?

  init(view: View, children: [AccessibilityNode], element: AccessibilityElement? = nil) {
    self.view = view
    self.children = children
    self.element = element
  }

  /// The view or the element.
  package var item: any AccessibilityItem { element ?? view }

  /// What the element is and says now.
  public var semantics: Semantics { item.semantics }
  /// The name.
  public var label: String? { item.semantics.label }
  /// The value.
  public var value: String? { item.semantics.value }
  /// What happens when it is used.
  public var hint: String? { item.semantics.hint }
  /// The name for tests.
  public var identifier: String? { item.accessibility.identifier }
  /// What kind of thing it is, and how it stands.
  public var traits: AccessibilityProperties.Traits { item.accessibility.traits }
  /// Where it stands in the window, in points.
  public var frame: Rect { item.accessibilityFrame }
  /// Whether the keyboard works on it.
  public var isFocused: Bool { element == nil && view.isFocused }

  /// Presses the element.
  ///
  /// - Returns: Whether anything was done.
  @discardableResult
  public func activate() -> Bool { item.accessibilityActivate() }

  /// Moves the value one step up.
  public func increment() { item.accessibilityIncrement() }

  /// Moves the value one step down.
  public func decrement() { item.accessibilityDecrement() }

  /// Does what a custom action of a name does, the first where several have it.
  ///
  /// - Returns: Whether anything was done.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    item.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
  }

  /// Gives the element the keyboard's focus.
  ///
  /// A row or an item of a list gets the keyboard's place in the list, which gets the focus.
  ///
  /// - Returns: Whether it has the focus now; another element that is no view never has.
  @discardableResult
  public func focus() -> Bool {
    if let place = placeInList { return place.list.moveFocus(to: place.path) }
    return element == nil && view.window?.moveFocus(to: view) == true
  }

  /// Scrolls what is around the element, or the element itself, by a page.
  ///
  /// - Returns: Whether anything has moved.
  @discardableResult
  public func scroll(_ direction: AccessibilityScrollDirection) -> Bool {
    if let element, element.accessibilityScroll(direction) { return true }
    return view.chain.contains { $0.accessibilityScroll(direction) }
  }

  /// Has every scroll view around the element show it, the innermost first.
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

  /// A line that says all of it: `Dig here, button, disabled: 56°N`.
  public var description: String {
    var words = [label ?? identifier ?? ""]
    words += traits.words
    var line = words.filter { !$0.isEmpty }.joined(separator: ", ")
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
