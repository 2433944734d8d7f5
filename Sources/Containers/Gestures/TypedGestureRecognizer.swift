/// A gesture recognizer as its targets get it: of its own type.
@MainActor
public protocol TypedGestureRecognizer: GestureRecognizer {}

extension GestureRecognizer: TypedGestureRecognizer {}

extension TypedGestureRecognizer {
  /// Adds what to call after each change of a recognized gesture.
  public func addTarget(_ action: @escaping (Self) -> Void) {
    actions.append(
      GestureAction { [weak self] in
        if let self { action(self) }
      })
  }
}
