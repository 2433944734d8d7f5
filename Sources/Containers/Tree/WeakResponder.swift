/// A weak reference to a responder.
struct WeakResponder {
  weak var responder: Responder?
}
