public import Containers
public import Testing

extension Stage {
  /// Everything on the stage that assistive technology would find, in reading order.
  public var elements: [AccessibilityNode] { AccessibilityTree(of: window).elements }

  /// What can be seen, a line for each element, indented by what it lies in.
  public var outline: String { AccessibilityTree(of: window).outline }

  /// Returns the first element in reading order with a label, or else with an identifier; nil where
  /// none is seen.
  public func element(_ name: String) -> AccessibilityNode? {
    AccessibilityTree(of: window).element(name)
  }

  /// Returns the first element with a label, or else with an identifier, inside another one.
  public func element(_ name: String, in container: String) -> AccessibilityNode? {
    guard let outer = element(container) else { return nil }
    let inner = AccessibilityTree(of: outer.view).elements.filter { $0.view !== outer.view }
    return inner.first { $0.label == name } ?? inner.first { $0.identifier == name }
  }

  /// Returns the value of an element; where there is no such element the test fails.
  public func value(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    guard let element = element(name) else {
      reportMissing(name, sourceLocation)
      return nil
    }
    return element.value
  }

  /// Returns the point of the window that a spot is at; where there is none the test fails.
  func point(of spot: Spot, _ sourceLocation: SourceLocation) -> Point? {
    switch spot {
    case .point(let point): return point
    case .element(let name):
      guard let element = element(name) else {
        reportMissing(name, sourceLocation)
        return nil
      }
      return element.frame.center
    }
  }

  private func reportMissing(_ name: String, _ sourceLocation: SourceLocation) {
    Issue.record(
      "There is no “\(name)” on the stage, only:\n\(outline)", sourceLocation: sourceLocation)
  }
}
