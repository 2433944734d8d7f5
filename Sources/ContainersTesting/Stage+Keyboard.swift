public import Containers

extension Stage {
  /// Presses and releases a key.
  public func press(_ keyCode: KeyCode, modifierFlags: KeyModifierFlags = []) {
    var characters = ""
    if case .character(let character) = keyCode { characters = String(character) }
    let key = Key(
      keyCode, characters: characters, modifierFlags: self.modifierFlags.union(modifierFlags))
    send(.keyDown(key, isRepeat: false))
    platform.advance(by: Stage.frameDuration)
    send(.keyUp(key))
  }

  /// Types a text, character by character.
  public func type(_ text: String) {
    for character in text {
      let isUpper = character.isUppercase
      let lower = character.lowercased().first ?? character
      let code: KeyCode = character == " " ? .space : .character(lower)
      let key = Key(code, characters: String(character), modifierFlags: isUpper ? .shift : [])
      send(.keyDown(key, isRepeat: false))
      send(.text(String(character)))
      send(.keyUp(key))
    }
  }
}
