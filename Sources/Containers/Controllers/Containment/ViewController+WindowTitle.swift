extension ViewController {
  /// Gives a window the title of the controller that fills it.
  func updateWindowTitle() {
    let root = sequence(first: self, next: \.storedParent).reduce(self) { $1 }
    guard let window = root.windowToFill else { return }
    window.changeTitle { window.rootTitle = root.titleForWindow ?? "" }
  }

  /// The title of a window that the controller fills, or `nil` for none.
  var titleForWindow: String? {
    title ?? (self as? any SystemContainer)?.childForTitle?.titleForWindow
  }
}
