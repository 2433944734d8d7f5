import Containers

/// A sheet or popover that asks about keys that nothing in it takes.
protocol KeyExplaining: ViewController {
  /// Called with such a key; returns whether something was said about it.
  var onUnclaimedKey: ((Key) -> Bool)? { get set }
}

extension KeyExplaining {
  /// Returns whether something was said about keys; nothing is about those that type text.
  func explains(_ presses: Set<Press>) -> Bool {
    guard let key = presses.first?.key, !isTyped(key) else { return false }
    return onUnclaimedKey?(key) ?? false
  }
}

extension ViewController {
  /// Returns whether a key types text into a field.
  func isTyped(_ key: Key) -> Bool {
    view.window?.firstResponder is any KeyInput
      && (!key.characters.isEmpty || key.keyCode == .space)
      && !key.modifierFlags.contains(.control)
  }
}
