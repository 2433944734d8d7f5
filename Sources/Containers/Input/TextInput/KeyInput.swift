/// A responder that takes typed text while it is the first in the chain of the first responder to do
/// so.
@MainActor
public protocol KeyInput: Responder {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Takes text that was typed.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
