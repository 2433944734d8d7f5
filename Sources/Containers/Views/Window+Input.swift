extension Window {
  /// Takes what a person did, at a moment of the frame clock.
  func handle(_ event: InputEvent, timestamp: Duration) {}

  /// Tells that the window got or lost the keyboard.
  func focusDidChange(isFocused: Bool) {}
}
