/// A gesture recognizer whose targets receive it as its own type.
@MainActor
public protocol TypedGestureRecognizer: GestureRecognizer {}

extension GestureRecognizer: TypedGestureRecognizer {}

extension TypedGestureRecognizer {
  /// Adds a closure to call after each change of a recognized gesture.
  public func addTarget(_ action: @escaping (Self) -> Void) {
    actions.append(
      GestureAction { [weak self] in
        if let self { action(self) }
      })
  }
}
