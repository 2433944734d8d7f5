extension Window {
  /// Shows the window and makes it the one that gets the keys.
  ///
  /// The view of ``rootViewController`` is loaded and added now if it was not before.
  public func makeKeyAndVisible() {
    guard !isVisible else { return }
    for subview in storedSubviews {
      subview.visitOwners { $0.ownedViewWillMove(from: nil, to: self) }
    }
    isVisible = true
    host?.windowDidShow(self)
    for subview in storedSubviews {
      subview.visitOwners { $0.ownedViewDidMove(from: nil, to: self) }
    }
    rootOwner?.fillWindow(self)
  }

  /// Takes the window off the screen and closes the system's window under it.
  ///
  /// The views stay in it and come back when it is shown again.
  public func close() {
    guard isVisible else { return }
    cancelInput(at: host?.now ?? .zero)
    endAnimationsBelow()
    for subview in storedSubviews {
      subview.visitOwners { $0.ownedViewWillMove(from: self, to: nil) }
    }
    isVisible = false
    host?.windowDidHide(self)
    for subview in storedSubviews {
      subview.visitOwners { $0.ownedViewDidMove(from: self, to: nil) }
    }
  }

  /// Follows a change of size that the person or the platform made.
  func resize(to size: Size) {
    guard size != bounds.size else { return }
    rootOwner?.windowWillResize(to: size)
    frame = Rect(origin: frame.origin, size: size)
  }

  /// The window while it is shown, else nil.
  var shown: Window? { isVisible ? self : nil }
}
