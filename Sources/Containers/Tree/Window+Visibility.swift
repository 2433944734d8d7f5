extension Window {
  /// Shows the window in front of the others and makes it the one that gets the keys.
  ///
  /// The view of ``rootViewController`` is loaded and added now if it was not before.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Asks the system to give the window the keys, in front of the others; does nothing while it is
  /// hidden.
  ///
  /// ``isKey`` says when it has them.
  public func makeKey() {
    if isVisible { host?.windowWantsKey(self) }
  }

  /// Takes the window off the screen and closes the system's window under it.
  ///
  /// The views stay in it and come back when it is shown again.
  public func close() { isHidden = true }

  /// Shows or hides the window, after what it is doing.
  func show(_ isWanted: Bool) {
    isVisibilityWanted = isWanted
    followWish()
  }

  /// The window while it is shown, else nil; what is announced to the owners of its views counts as
  /// done, so that a view that a callback adds or removes meanwhile is told as well.
  var shown: Window? { visibility == .hidden ? nil : self }

  private func followWish() {
    while isVisible != isVisibilityWanted {
      switch visibility {
      case .hidden: show()
      case .shown: hide()
      case .showing, .hiding: return
      }
    }
  }

  private func show() {
    visibility = .showing
    flags.remove(.hidden)
    visitOwnersBelow { $0.ownedViewWillMove(from: nil, to: self, with: self) }
    visibility = .shown
    takeEnvironment()
    noteTraits(.all)
    host?.windowDidShow(self)
    rootOwner?.fillWindow(self)
  }

  private func hide() {
    overlayRouting?.windowWillHide()
    cancelInput(at: host?.now ?? .zero)
    endAnimationsBelow()
    visibility = .hiding
    visitOwnersBelow { $0.ownedViewWillMove(from: self, to: nil, with: self) }
    visibility = .hidden
    // The system's window goes before it can tell that it lost the keys.
    let wasKey = isKey
    isKey = false
    keepPlacement()
    flags.insert(.hidden)
    lastTree = nil
    host?.windowDidHide(self)
    visitOwnersBelow { $0.ownedViewDidMove(from: self, to: nil, with: self) }
    if wasKey { resignKey() }
  }

  /// Calls a closure for the owner of each view that is in the window when its turn comes.
  private func visitOwnersBelow(_ body: (any ViewOwner) -> Void) {
    for subview in storedSubviews where holds(subview) { subview.visitOwners(body) }
  }
}
