extension ViewController {
  /// The controller and all that it contains, a line for each, indented by depth: class, address,
  /// where it stands between disappeared and appeared, and its view.
  public var hierarchyDescription: String {
    descriptionLines.joined(separator: "\n")
  }

  /// Prints ``hierarchyDescription``.
  public func printHierarchy() { print(hierarchyDescription) }

  private var descriptionLines: [String] {
    ["\(name), state: \(appearance), view: \(viewText)"]
      + storedChildren.flatMap { child in child.descriptionLines.map { "   | " + $0 } }
  }

  private var viewText: String {
    guard let storedView else { return "not loaded" }
    guard let window = storedView.window else {
      return "\(storedView.identity), view not in the window"
    }
    return storedView.identity + (window.isVisible ? "" : ", window not shown")
  }
}
