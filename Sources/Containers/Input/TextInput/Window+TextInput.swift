extension Window {
  /// The connection between the first responder and the platform's input method.
  var textInputSession: TextInputSession { parts.part { TextInputSession(window: self) } }
}
