internal import Containers

/// The target of a control, gesture or bar item that performs a segue.
@MainActor
final class SegueTrigger {
  private let segue: NibSegue
  private weak var source: ViewController?

  init(_ segue: NibSegue, _ source: ViewController) {
    self.segue = segue
    self.source = source
  }

  /// Performs the segue when an object sends its event.
  func attach(to object: AnyObject) {
    let action = Selector("segue") { (trigger: SegueTrigger, sender: AnyObject) in
      trigger.fire(sender)
    }
    switch object {
    case let control as Control:
      control.addTarget(self, action: action, for: NibEvent.event(named: segue.event?.text))
    case let recognizer as GestureRecognizer: recognizer.addTarget(self, action: action)
    case let item as BarButtonItem: (item.target, item.action) = (self, action)
    default: break
    }
  }

  private func fire(_ sender: AnyObject) {
    if let recognizer = sender as? GestureRecognizer, recognizer.state != moment(recognizer) {
      return
    }
    guard let source else { return }
    source.sceneOfStoryboard?.run(segue, from: source, sender: sender, isTriggered: true)
  }

  /// The state in which a gesture triggers: the end of a tap or swipe, the beginning of others.
  private func moment(_ recognizer: GestureRecognizer) -> GestureState {
    recognizer is TapGestureRecognizer || recognizer is SwipeGestureRecognizer ? .ended : .began
  }
}
