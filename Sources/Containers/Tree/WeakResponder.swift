/// A responder that is not kept alive.
struct WeakResponder {
  weak var responder: Responder?
}
