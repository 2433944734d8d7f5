/// The motion of a window that gets another size, scale or other traits.
@MainActor
final class TurnMotion: TransitionMotion {
  /// How long a window's contents take to turn when its width and height change places.
  private static let turningTime = Duration.milliseconds(300)

  let duration: Duration
  let curve = TimingCurve.easeInOut
  private let window: Window
  private let root: View
  private let change: () -> Void

  /// Makes the motion of a window that will have another size, or the same.
  ///
  /// Only a rotation is animated: whoever drags an edge sends many sizes, and each is to be seen at
  /// once.
  ///
  /// - Parameters:
  ///   - root: The view that fills the window: it does so at once, and only what it holds is seen to
  ///     move.
  ///   - change: Gives the window its size.
  init(_ window: Window, to size: Size, filling root: View, _ change: @escaping () -> Void) {
    self.window = window
    self.root = root
    self.change = change
    let old = window.bounds.size
    let isRotation = size.width == old.height && size.height == old.width && size != old
    duration = isRotation ? TurnMotion.turningTime : .zero
  }

  func start(_ session: TransitionSession) -> Bool {
    View.animate(withDuration: duration) {
      change()
      if isAnimated || !session.companions.isEmpty { window.layoutIfNeeded() }
      session.companions.begin(session.coordinator)
    } completion: { [window] _ in
      if window.isVisible { session.endAfterCommit() } else { session.end(nil) }
    }
    for view in [window, root] {
      view.endAnimation(of: .center)
      view.endAnimation(of: .bounds)
    }
    return true
  }

  func possible(_ outcome: TransitionOutcome) -> TransitionOutcome {
    window.isVisible ? .completed : .cutShort
  }
}
