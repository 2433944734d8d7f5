/// The identifiers of a responder and the responders after it, up to the window.
///
/// The controller of an overlay view or scope counts as inside that view. The path is a sequence
/// instead of an array, because each event walks it many times and must not allocate.
@MainActor
struct OverlayPath: @MainActor Sequence {
  private let responder: Responder
  private let stack: OverlayStack

  init(from responder: Responder, in stack: OverlayStack) {
    self.responder = responder
    self.stack = stack
  }

  func makeIterator() -> Iterator { Iterator(responder, in: stack) }

  @MainActor
  struct Iterator: @MainActor IteratorProtocol {
    private var responder: Responder?
    private let stack: OverlayStack
    private var previous: ObjectIdentifier?

    fileprivate init(_ responder: Responder, in stack: OverlayStack) {
      self.responder = responder
      self.stack = stack
    }

    mutating func next() -> ObjectIdentifier? {
      guard let step = responder else { return nil }
      let view = stack.view(ownedBy: step).map(ObjectIdentifier.init)
      if let view, previous != view {
        previous = view
        return view
      }
      responder = step === stack.window ? nil : step.nextInTree
      let place = ObjectIdentifier(step)
      previous = place
      return place
    }
  }
}

extension OverlayStack {
  /// Returns the overlay view or scope whose controller is the responder, or `nil` if there is
  /// none.
  fileprivate func view(ownedBy responder: Responder) -> View? {
    if responder is View { return nil }
    for overlay in overlays {
      if overlay.view.owner === responder { return overlay.view }
      if let scope = overlay.scope, scope.owner === responder { return scope }
    }
    return nil
  }
}
