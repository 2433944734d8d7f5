extension Window {
  /// Shows the window in front of the others and makes it the key window.
  ///
  /// Loads and adds the view of ``rootViewController`` if necessary.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Asks the system to make the window key and bring it to the front.
  ///
  /// Does nothing if it is hidden.
  ///
  /// ``isKey`` reports when it becomes key.
  public func makeKey() {
    if isVisible { host?.windowWantsKey(self) }
  }

  /// Removes the window from the screen and closes the underlying system window.
  ///
  /// The views stay in the window and reappear when it is shown again.
  public func close() { isHidden = true }

  /// Shows or hides the window, after any transition in progress.
  func show(_ isWanted: Bool) {
    isVisibilityWanted = isWanted
    followWish()
  }

  /// The window while it is visible, otherwise `nil`.
  ///
  /// Changes already announced to the owners of its views count as done, so that a view that a
  /// callback adds or removes in the meantime is notified too.
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
    post(DidBecomeVisible())
  }

  private func hide() {
    (host as? any StateHost)?.windowWillHide(self)
    overlayRouting?.windowWillHide()
    cancelInput(at: host?.now ?? .zero)
    endAnimationsBelow()
    visibility = .hiding
    visitOwnersBelow { $0.ownedViewWillMove(from: self, to: nil, with: self) }
    visibility = .hidden
    // Close the system window before it can report that it lost the keyboard.
    let wasKey = isKey
    isKey = false
    keepPlacement()
    flags.insert(.hidden)
    lastTree = nil
    host?.windowDidHide(self)
    visitOwnersBelow { $0.ownedViewDidMove(from: self, to: nil, with: self) }
    if wasKey { announceNoKey() }
    post(DidBecomeHidden())
  }

  /// Calls a closure for the owner of each view that is still in the window when its turn comes.
  private func visitOwnersBelow(_ body: (any ViewOwner) -> Void) {
    for subview in storedSubviews where holds(subview) { subview.visitOwners(body) }
  }
}
