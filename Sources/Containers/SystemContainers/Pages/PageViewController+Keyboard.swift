/// Keys that turn pages.
extension PageViewController {
  /// The commands of the Page Up and Page Down keys.
  ///
  /// A command beyond an end is disabled, so that the key continues along the responder chain.
  var pageCommands: [KeyCommand] {
    guard dataSource != nil, isOnScreen, !pages.strip.shown.isEmpty else { return [] }
    return [
      command(.pageDown, Messages.Pages.next, .forward),
      command(.pageUp, Messages.Pages.previous, .reverse),
    ]
  }

  private func command(
    _ key: KeyCode, _ title: String, _ direction: PageDirection
  ) -> KeyCommand {
    let leads = pages.turn != nil || pages.strip.side(direction) != .end
    return KeyCommand(key, title: title, attributes: leads ? [] : .disabled) { [weak self] in
      self?.turn(direction)
    }
  }

  /// Turns a page for an arrow that nothing inside the pages has used.
  ///
  /// Within a page, an arrow first moves the focus.
  func takesArrow(_ presses: Set<Press>) -> Bool {
    guard let press = presses.first, press.key.modifierFlags.isEmpty, dataSource != nil,
      isOnScreen, let direction = direction(of: press.key.keyCode), let window = view.window
    else { return false }
    findNeighbors()
    guard pages.turn != nil || pages.strip.hasPage(direction) else { return false }
    if let heading = FocusHeading(arrow: press.key.keyCode),
      window.focusedView?.isDescendant(of: pagesView) == true,
      window.focus.moveToNeighbor(heading)
    {
      return true
    }
    return turn(direction)
  }

  private func direction(of key: KeyCode) -> PageDirection? {
    let isMirrored = geometry.isMirrored
    switch (navigationOrientation, key) {
    case (.horizontal, .rightArrow), (.vertical, .downArrow):
      return isMirrored ? .reverse : .forward
    case (.horizontal, .leftArrow), (.vertical, .upArrow): return isMirrored ? .forward : .reverse
    default: return nil
    }
  }
}
