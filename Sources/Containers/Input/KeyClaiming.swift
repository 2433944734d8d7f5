/// A responder that moves within itself by keys, such as a list, and needs them before commands do.
@MainActor
protocol KeyClaiming: Responder {
  /// Returns whether a key moves something in the responder now, rather than run a command.
  func claims(_ key: Key) -> Bool
}

extension Key {
  /// Whether the key moves through a list: an arrow, Home, End, Page Up or Page Down.
  var movesThroughLists: Bool {
    switch keyCode {
    case .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown:
      modifierFlags.isSubset(of: .shift)
    default: false
    }
  }

  /// Whether the key acts on the focused entry of a list, rather than moving the focus.
  var actsOnEntries: Bool {
    switch keyCode {
    case .enter, .space, .delete, .backspace: true
    default: false
    }
  }

  /// Whether the key types a letter or a digit.
  var typesWord: Bool {
    typesText && characters.first.map { $0.isLetter || $0.isNumber } == true
  }
}
