/// A responder that takes typed text while it is in the chain of the first responder.
@MainActor
public protocol KeyInput: Responder {
  /// Takes text that was typed.
  func insertText(_ text: String)
}
