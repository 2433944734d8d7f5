extension ViewController {
  /// A description of the controller and its descendants, one per line, indented by depth:
  /// children after `|`, and presented controllers after `+`.
  public var hierarchyDescription: String {
    descriptionLines.joined(separator: "\n")
  }

  /// Prints ``hierarchyDescription``.
  public func printHierarchy() { print(hierarchyDescription) }

  private var descriptionLines: [String] {
    var lines = [description]
    for child in storedChildren { lines += child.descriptionLines.map { "   | " + $0 } }
    if let presented = presentation?.outgoing?.presentedController {
      lines += presented.descriptionLines.map { "   + " + $0 }
    }
    return lines
  }

  /// The text for the view in ``description``.
  var viewText: String {
    guard let storedView else { return "not loaded" }
    guard let window = storedView.window else {
      return "\(storedView.identity), view not in the window"
    }
    return storedView.identity + (window.isVisible ? "" : ", window not shown")
  }
}
