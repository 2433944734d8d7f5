/// Moves the items of a collection by a long press and a drag.
@MainActor
final class ItemMover: GestureRecognizerDelegate {
  private weak var collectionView: CollectionView?
  private let press = LongPressGestureRecognizer()

  /// Whether the user can move items so.
  var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// Offers the moves in a collection view.
  init(of collectionView: CollectionView) {
    self.collectionView = collectionView
    press.delegate = self
    press.addTarget { [weak self] in self?.follow($0) }
    collectionView.addGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let collectionView,
      let path = collectionView.indexPathForItem(at: recognizer.location(in: collectionView))
    else { return false }
    return collectionView.mayMove(path)
  }

  private func follow(_ press: LongPressGestureRecognizer) {
    guard let collectionView else { return }
    let point = press.location(in: collectionView)
    switch press.state {
    case .began:
      let cell = collectionView.indexPathForItem(at: point).flatMap { collectionView.cells[$0] }
      if let cell { collectionView.beginMove(of: cell, at: point) }
    case .changed: collectionView.continueMove(to: point)
    case .ended: collectionView.endMove(isCancelled: false)
    case .cancelled: collectionView.endMove(isCancelled: true)
    case .possible, .failed: break
    }
  }
}
