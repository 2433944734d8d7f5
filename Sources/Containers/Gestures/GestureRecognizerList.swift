/// The recognizers of a view, in the order they were added.
@MainActor
final class GestureRecognizerList {
  var recognizers: [GestureRecognizer] = []
}

extension ViewExtras {
  /// The list of the view's recognizers; nil until one is added.
  var gestureList: GestureRecognizerList? {
    gestures as? GestureRecognizerList
  }

  /// The list of the view's recognizers, created if needed.
  var gestureListMade: GestureRecognizerList {
    if let gestureList { return gestureList }
    let made = GestureRecognizerList()
    gestures = made
    return made
  }
}
