import Containers

extension BarButtonItem {
  /// Creates an item of a header that shows a symbol, and its title and keys as a tool tip.
  convenience init(
    title: String, named symbol: String, _ shortcut: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      image: Image(systemName: symbol), primaryAction: Action(title: title) { _ in action() })
    self.title = title
    toolTip = "\(title)  \(shortcut)"
  }
}
