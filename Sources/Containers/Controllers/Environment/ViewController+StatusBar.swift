extension ViewController {
  /// Tells that ``preferredStatusBarStyle``, ``prefersStatusBarHidden`` or the child that decides is
  /// another, so that the window's title bar follows.
  ///
  /// Does nothing where the controller's view is in no window: it is asked when it comes into one.
  public func setNeedsStatusBarAppearanceUpdate() {
    guard let window = storedView?.window else { return }
    window.rootViewController?.updateStatusBar(of: window)
  }

  /// Gives a window's title bar the look that the controller that decides would like.
  func updateStatusBar(of window: Window) {
    let styling = deciding(\.childForStatusBarStyle)
    let isDark =
      switch styling.preferredStatusBarStyle {
      case .default: styling.traitCollection.userInterfaceStyle == .dark
      case .lightContent: true
      case .darkContent: false
      }
    window.titleBarStyle = isDark ? .dark : .light
    window.isTitleBarHidden = deciding(\.childForStatusBarHidden).prefersStatusBarHidden
  }

  /// Follows a chain of children to the one that decides itself.
  private func deciding(_ child: (ViewController) -> ViewController?) -> ViewController {
    var deciding = self
    while let next = child(deciding) {
      guard next.storedParent === deciding else {
        misuse(
          "\(deciding.name) cannot leave its title bar to \(next.name), which is no child of it: "
            + "addChild it.")
      }
      deciding = next
    }
    return deciding
  }
}
