/// A window's change of size, scale or traits, from what its controllers are told before to the end.
///
/// Held by what will end it, the animation or the queue of the commit.
@MainActor
final class EnvironmentTransition {
  /// How long a window's contents take to turn when its width and height change places.
  private static let turningTime = Duration.milliseconds(300)

  private let window: Window
  let coordinator: TransitionCoordinator

  /// Makes a transition of a window that will have another size, or the same.
  ///
  /// Only a rotation is animated: whoever drags an edge sends many sizes, and each is to be seen at
  /// once.
  init(_ window: Window, to size: Size) {
    self.window = window
    let old = window.bounds.size
    let isRotation = size.width == old.height && size.height == old.width && size != old
    coordinator = TransitionCoordinator(
      in: window, duration: isRotation ? EnvironmentTransition.turningTime : .zero)
  }

  /// Carries the change out, with everything that goes along.
  ///
  /// - Parameters:
  ///   - root: The view that fills the window: it does so at once, and only what it holds is seen to
  ///     move.
  ///   - ended: Called once, before what waits for the end.
  func run(filling root: View, _ change: () -> Void, ended: @escaping () -> Void) {
    View.animate(withDuration: coordinator.transitionDuration) {
      change()
      if coordinator.isAnimated || !coordinator.isAlone { window.layoutIfNeeded() }
      coordinator.begin()
    } completion: { [self] _ in
      afterCommit {
        ended()
        self.coordinator.end(isCancelled: !self.window.isVisible)
      }
    }
    for view in [window, root] {
      view.endAnimation(of: .center)
      view.endAnimation(of: .bounds)
    }
  }

  private func afterCommit(_ work: @escaping @MainActor () -> Void) {
    guard let host = window.host, window.isVisible else {
      work()
      return
    }
    host.afterCommit(work)
  }
}
