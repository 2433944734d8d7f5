/// Lifts the entries of a list by a long press, to move them within it or to carry them elsewhere.
@MainActor
final class EntryMover: GestureRecognizerDelegate {
  private weak var list: (any MovableList)?
  private let press = LongPressGestureRecognizer()
  private var carrier: (any EntryCarrier)?

  /// Whether the press moves entries within the list; false until that is offered.
  var isOffered = false { didSet { updatePress() } }
  /// Whether the press moves entries if that is offered.
  var isEnabled = true { didSet { updatePress() } }
  /// Returns what carries an entry elsewhere that is pressed at a point of the list, or nil for
  /// nothing; nil if entries stay in the list.
  var carries: ((_ path: IndexPath, _ point: Point) -> (any EntryCarrier)?)? {
    didSet { updatePress() }
  }

  /// Recognizes presses in a list.
  init(of list: any MovableList) {
    self.list = list
    press.delegate = self
    press.addTarget { [weak self] in self?.follow($0) }
    list.addGestureRecognizer(press)
    updatePress()
  }

  private var moves: Bool { isOffered && isEnabled }

  private func updatePress() { press.isEnabled = moves || carries != nil }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let list, list.moving == nil else { return false }
    let point = recognizer.location(in: list)
    guard let path = list.entry(at: point) else { return false }
    carrier = carries?(path, point)
    return carrier != nil || moves && list.holds(path) && list.mayMove(path)
  }

  private func follow(_ press: LongPressGestureRecognizer) {
    if let carrier { return follow(press, with: carrier) }
    guard let list else { return }
    let point = press.location(in: list)
    switch press.state {
    case .began:
      let cell = list.entry(at: point).flatMap(list.entryCell)
      if let cell { list.beginMove(of: cell, at: point) }
    case .changed: list.continueMove(to: point)
    case .ended: list.endMove(isCancelled: false)
    case .cancelled: list.endMove(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func follow(_ press: LongPressGestureRecognizer, with carrier: any EntryCarrier) {
    switch press.state {
    case .began, .changed: carrier.carry(to: press.location(in: nil))
    case .ended, .cancelled:
      self.carrier = nil
      carrier.end(isCancelled: press.state == .cancelled)
    case .possible, .failed: break
    }
  }
}
