/// An element as assistive technology and tests see it: what it is called, what it says, where it
/// stands and what can be done with it.
@MainActor
public struct AccessibilityNode {
  /// The view behind the element.
  public let view: View
  /// The elements inside, in reading order.
  public let children: [AccessibilityNode]

  /// The name.
  public var label: String? { view.accessibility.label }
  /// The value.
  public var value: String? { view.accessibility.value }
  /// What happens when it is used.
  public var hint: String? { view.accessibility.hint }
  /// The name for tests.
  public var identifier: String? { view.accessibility.identifier }
  /// What kind of thing it is, and how it stands.
  public var traits: AccessibilityProperties.Traits { view.accessibility.traits }
  /// Where it stands in the window, in points.
  public var frame: Rect { view.convert(view.bounds, to: nil) }
  /// Whether the keyboard works on it.
  public var isFocused: Bool { view.isFocused }

  /// Presses the element.
  ///
  /// - Returns: Whether anything was done.
  @discardableResult
  public func activate() -> Bool { view.accessibilityActivate() }

  /// Moves the value one step up.
  public func increment() { view.accessibilityIncrement() }

  /// Moves the value one step down.
  public func decrement() { view.accessibilityDecrement() }

  /// Scrolls what is around the element, or the element itself, by a page.
  ///
  /// - Returns: Whether anything has moved.
  @discardableResult
  public func scroll(_ direction: AccessibilityScrollDirection) -> Bool {
    view.chain.contains { $0.accessibilityScroll(direction) }
  }

  /// A line that says all of it: `Dig here, button, disabled: 56°N`.
  public var description: String {
    var words = [label ?? identifier ?? ""]
    words += traits.words
    var line = words.filter { !$0.isEmpty }.joined(separator: ", ")
    if let value { line += ": \(value)" }
    if let position = view.accessibility.position {
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
