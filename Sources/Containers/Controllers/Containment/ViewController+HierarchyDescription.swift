extension ViewController {
  /// The controller and all that it contains, indented by depth: the description of each on a line.
  public var hierarchyDescription: String {
    descriptionLines.joined(separator: "\n")
  }

  /// Prints ``hierarchyDescription``.
  public func printHierarchy() { print(hierarchyDescription) }

  private var descriptionLines: [String] {
    [description]
      + storedChildren.flatMap { child in child.descriptionLines.map { "   | " + $0 } }
  }

  /// The view as the description writes it.
  var viewText: String {
    guard let storedView else { return "not loaded" }
    guard let window = storedView.window else {
      return "\(storedView.identity), view not in the window"
    }
    return storedView.identity + (window.isVisible ? "" : ", window not shown")
  }
}
