/// The motion of a window whose size, scale, or other traits change.
@MainActor
final class TurnMotion: TransitionMotion {
  /// The duration of a rotation, in which a window's width and height are swapped.
  private static let turningTime = Duration.milliseconds(300)

  let duration: Duration
  let curve = TimingCurve.easeInOut
  private let window: Window
  private let change: () -> Void

  /// Creates the motion of a window that changes to a size, which may be its current one.
  ///
  /// Only a rotation is animated. Dragging an edge produces many sizes, each of which must show
  /// immediately.
  ///
  /// - Parameters:
  ///   - change: A closure that gives the window its new size. The views that fill it take that
  ///     immediately; only their contents are animated.
  init(_ window: Window, to size: Size, _ change: @escaping () -> Void) {
    self.window = window
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
    for view in [window] + window.subviews where view.bounds.size == window.bounds.size {
      view.endAnimation(of: .center)
      view.endAnimation(of: .bounds)
    }
    return true
  }

  func possible(_ outcome: TransitionOutcome) -> TransitionOutcome {
    window.isVisible ? .completed : .cutShort
  }
}
