extension ViewController {
  /// Updates the window's title bar after the preferences of the controller have changed.
  ///
  /// Call this method when ``preferredStatusBarStyle``, ``prefersStatusBarHidden``, or the child
  /// that determines one of them changes. It does nothing if the view is not in a window; the
  /// window reads the preferences when the view enters it.
  public func setNeedsStatusBarAppearanceUpdate() {
    guard let window = storedView?.window else { return }
    window.rootViewController?.updateStatusBar(of: window)
  }

  var childForTitleBarByDefault: ViewController? {
    (self as? any SystemContainer)?.childForTitleBar
  }

  /// Applies the preferences of the determining controllers to the title bar of a window.
  func updateStatusBar(of window: Window) {
    let top = topForTitleBar
    let styling = top.deciding(\.childForStatusBarStyle)
    let isDark =
      switch styling.preferredStatusBarStyle {
      case .default: styling.traitCollection.userInterfaceStyle == .dark
      case .lightContent: true
      case .darkContent: false
      }
    window.titleBarStyle = isDark ? .dark : .light
    window.isTitleBarHidden = top.deciding(\.childForStatusBarHidden).prefersStatusBarHidden
  }

  /// The controller whose preferences count: this one, or one presented over it.
  private var topForTitleBar: ViewController {
    guard let outgoing = presentation?.outgoing, outgoing.determinesTitleBar else { return self }
    return outgoing.presentedController.topForTitleBar
  }

  /// Whether a controller is about to become the child of a container of the system, which may be asked
  /// in the middle of a change.
  private func isPassing(_ child: ViewController, to container: ViewController) -> Bool {
    guard container is any SystemContainer else { return false }
    return child.storedParent.map { $0 is any SystemContainer } ?? true
  }

  /// Follows the chain of children to the controller that decides for itself.
  private func deciding(_ child: (ViewController) -> ViewController?) -> ViewController {
    var deciding = self
    while let next = child(deciding) {
      guard next.storedParent === deciding else {
        if isPassing(next, to: deciding) { return deciding }
        misuse(
          "\(deciding.name) cannot leave its title bar to \(next.name), which is not its child: "
            + "call addChild(_:) first.")
      }
      deciding = next
    }
    return deciding
  }
}
