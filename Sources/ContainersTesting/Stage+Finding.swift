internal import Containers
public import Testing

extension Stage {
  /// Everything on the stage that has a name and can be seen, from the back to the front.
  public var elements: [StageElement] {
    var found: [StageElement] = []
    func visit(_ view: View, _ depth: Int) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      var depth = depth
      let properties = view.accessibility
      if properties.isElement || properties.label != nil || properties.identifier != nil {
        found.append(StageElement(view: view, depth: depth))
        depth += 1
      }
      for subview in view.subviews { visit(subview, depth) }
    }
    visit(window, 0)
    return found
  }

  /// Returns the foremost element with a label, or else with an identifier; nil where none is seen.
  public func element(_ name: String) -> StageElement? {
    let elements = elements
    return elements.last { $0.label == name } ?? elements.last { $0.identifier == name }
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

  /// What can be seen, a line for each element, indented by what it lies in.
  public var outline: String {
    elements.map { element in
      var line = String(repeating: "  ", count: element.depth)
      line += element.label ?? element.identifier ?? "\(Swift.type(of: element.view))"
      if let value = element.value { line += ": \(value)" }
      let traits = element.traits.names
      if !traits.isEmpty { line += " (\(traits.joined(separator: ", ")))" }
      return line
    }.joined(separator: "\n")
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

extension AccessibilityProperties.Traits {
  /// The traits as words.
  var names: [String] {
    let all: [(AccessibilityProperties.Traits, String)] = [
      (.button, "button"), (.staticText, "text"), (.image, "image"), (.notEnabled, "off"),
      (.selected, "selected"), (.adjustable, "adjustable"), (.header, "header"),
      (.updatesFrequently, "live"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
