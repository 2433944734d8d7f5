/// A responder that accepts typed text.
///
/// Text goes to the first such responder in the first responder's chain.
@MainActor
public protocol KeyInput: Responder {
  /// Whether the responder contains any text.
  var hasText: Bool { get }
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
