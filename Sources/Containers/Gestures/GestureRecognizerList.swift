/// The recognizers of a view, in the order in which they were added.
@MainActor
final class GestureRecognizerList {
  var recognizers: [GestureRecognizer] = []
}

extension ViewExtras {
  /// The list of the view's recognizers; nil until one is added.
  var gestureList: GestureRecognizerList? {
    // Only `gestureListMade` sets it.
    gestures.map { unsafeDowncast($0, to: GestureRecognizerList.self) }
  }

  /// The list of the view's recognizers, made if there was none.
  var gestureListMade: GestureRecognizerList {
    if let gestureList { return gestureList }
    let made = GestureRecognizerList()
    gestures = made
    return made
  }
}
