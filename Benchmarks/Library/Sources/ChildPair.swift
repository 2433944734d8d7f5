internal import Containers

/// Two children of a container, one of which is shown.
@MainActor
final class ChildPair<Child: ViewController> {
  private(set) var shown, other: Child
  private let container: ViewController

  /// Adds one of two children to a container.
  init(_ shown: Child, _ other: Child, in container: ViewController) {
    (self.shown, self.other, self.container) = (shown, other, container)
    container.addChild(shown)
    container.view.addSubview(shown.view)
    shown.didMove(toParent: container)
  }

  /// Shows the other child without an effect.
  func change() {
    let (old, new, container) = (shown, other, container)
    old.willMove(toParent: nil)
    container.addChild(new)
    new.view.frame = container.view.bounds
    container.transition(from: old, to: new, duration: .zero, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: container)
    }
    (shown, other) = (new, old)
  }
}
