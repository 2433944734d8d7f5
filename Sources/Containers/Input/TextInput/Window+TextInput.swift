extension Window {
  /// Connects the first responder with the platform's input method.
  var textInputSession: TextInputSession { parts.part { TextInputSession(window: self) } }
}
