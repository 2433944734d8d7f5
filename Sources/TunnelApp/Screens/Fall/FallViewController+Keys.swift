import Containers

/// The keys of the fall.
extension FallViewController {
  /// The commands with their keys, for a list too.
  ///
  /// - Parameter fall: The screen that they act on; nil for a list.
  static func commands(of fall: FallViewController?) -> [KeyCommand] {
    func command(
      _ key: KeyCode, _ title: String, _ attributes: MenuElement.Attributes = [],
      repeats: Bool = false,
      perform: @escaping @MainActor (FallViewController) -> Void
    ) -> KeyCommand {
      KeyCommand(key, title: title, attributes: attributes, repeats: repeats) { [weak fall] in
        if let fall { perform(fall) }
      }
    }
    let isMirrored = fall?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (forward, back) =
      isMirrored ? (KeyCode.leftArrow, KeyCode.rightArrow) : (.rightArrow, .leftArrow)
    return [
      command(.space, fall?.isPlaying == true ? Messages.Fall.pause : Messages.Fall.play) {
        $0.togglePlaying()
      },
      command(forward, Messages.Fall.forward, repeats: true) { $0.step(by: 0.01) },
      command(back, Messages.Fall.back, repeats: true) { $0.step(by: -0.01) },
      command(.pageDown, Messages.Fall.forward, .hidden, repeats: true) { $0.step(by: 0.1) },
      command(.pageUp, Messages.Fall.back, .hidden, repeats: true) { $0.step(by: -0.1) },
      command(.home, Messages.Fall.toStart) { $0.scrub(to: 0) },
      command(.end, Messages.Fall.toEnd) { $0.scrub(to: 1) },
      command(.escape, Messages.Commands.backToMaps) { $0.onClose?() },
      command(.character("f"), Messages.Commands.backToMaps, .hidden) { $0.onClose?() },
    ]
  }

  /// Takes a key that the focused view did not take.
  ///
  /// - Returns: Whether it is one of the fall.
  func take(_ key: Key) -> Bool {
    guard let command = Self.commands(of: self).first(where: { $0.matches(key) }) else {
      return false
    }
    command.performWithSender(nil)
    return true
  }
}
