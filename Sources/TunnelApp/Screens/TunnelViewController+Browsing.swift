import Atlas
import Containers

/// Going back and forth among the digs, as in the pages of a browser.
extension TunnelViewController {
  /// Shows the dig before or after the one that is shown, in the order of time.
  ///
  /// The history and what can be undone stay as they are; the next dig is added to them as usual.
  func browse(_ direction: DigHistory.Direction) {
    guard let step = step(direction) else {
      return notice.show(
        direction == .back ? Messages.Notices.noEarlierDig : Messages.Notices.noLaterDig)
    }
    for map in maps.values { map.cancelDrag() }
    isNudging = false
    historyWork = .stepping
    maps[step.end].dig(at: step.dig.place(at: step.end))
    historyWork = nil
    browsed = (step.position, step.dig)
    if let endNames { notice.show(endNames) }
  }

  private func step(_ direction: DigHistory.Direction) -> DigHistory.Step? {
    history.step(direction, from: browsed?.position, showing: browsed?.dig)
  }

  /// The keys that go back and forth, with those that keyboards have for it.
  func browsingCommands(_ direction: DigHistory.Direction) -> [KeyCommand] {
    let isBack = direction == .back
    let title = isBack ? Messages.Commands.previousDig : Messages.Commands.nextDig
    let arrow = KeyCommand(
      isBack ? .leftArrow : .rightArrow, modifierFlags: .alternate, title: title, repeats: true
    ) { [weak self] in self?.browse(direction) }
    let key = KeyCommand(isBack ? .back : .forward, title: title, attributes: .hidden) {
      [weak self] in self?.browse(direction)
    }
    return [arrow, key]
  }

  /// The command in the menu, which is dimmed if there is nothing to show.
  func browsingElement(_ direction: DigHistory.Direction) -> MenuElement {
    let command = browsingCommands(direction)[0]
    if step(direction) == nil { command.attributes = .disabled }
    return command
  }

  /// Lets the mouse buttons for it go back and forth.
  func addBrowsingButtons() {
    for (button, direction) in [
      (PointerButton.back, DigHistory.Direction.back), (.forward, .forth),
    ] {
      let tap = TapGestureRecognizer()
      tap.button = button
      tap.addTarget { [weak self] tap in
        if tap.state == .ended { self?.browse(direction) }
      }
      view.addGestureRecognizer(tap)
    }
  }
}
