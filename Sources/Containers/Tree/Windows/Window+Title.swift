extension Window {
  /// Makes a change after which the window may have another title.
  func changeTitle(_ change: () -> Void) {
    let old = title
    change()
    guard title != old else { return }
    host?.windowDidChangeProperties(self)
    setNeedsAccessibilityUpdate()
  }
}
