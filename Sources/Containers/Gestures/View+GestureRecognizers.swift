extension View {
  /// The recognizers that look at the view's touches, in the order in which they were added.
  public var gestureRecognizers: [GestureRecognizer] {
    extras?.gestureList?.recognizers ?? []
  }

  /// Adds a recognizer, taking it from the view that it belongs to, if any.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    madeExtras.gestureListMade.recognizers.append(recognizer)
  }

  /// Takes a recognizer away; a gesture that is going on is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let list = extras?.gestureList,
      let index = list.recognizers.firstIndex(where: { $0 === recognizer })
    else { return }
    list.recognizers.remove(at: index)
    recognizer.arena?.withdraw(recognizer)
    recognizer.view = nil
  }
}
