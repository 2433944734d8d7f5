extension View {
  /// The gesture recognizers of the view, in the order they were added.
  public var gestureRecognizers: [GestureRecognizer] {
    extras?.gestureList?.recognizers ?? []
  }

  /// Adds a gesture recognizer, removing it from its previous view.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    madeExtras.gestureListMade.recognizers.append(recognizer)
  }

  /// Removes a gesture recognizer, canceling a gesture in progress.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let list = extras?.gestureList,
      let index = list.recognizers.firstIndex(where: { $0 === recognizer })
    else { return }
    list.recognizers.remove(at: index)
    recognizer.arena?.withdraw(recognizer)
    recognizer.view = nil
  }
}
