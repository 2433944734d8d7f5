/// Scrolls a list for as long as an entry is held at one of its edges.
@MainActor
final class MoveScroller {
  /// The greatest distance from an edge at which the list scrolls, in points.
  private static let reach = 60.0
  /// The speed at the edge itself, in points per second.
  private static let speed = 900.0

  private let link: DisplayLink

  /// Creates a scroller that calls a closure with the time since the last frame; nil without a window.
  init?(of view: View, step: @escaping (Duration) -> Void) {
    guard let host = view.window?.host else { return nil }
    link = DisplayLink(animator: host.animator) { step($0.elapsed) }
  }

  /// Whether the entry is held at an edge.
  var isRunning: Bool {
    get { !link.isPaused }
    set { link.isPaused = !newValue }
  }

  /// Returns how far to scroll in some time for a pointer at a place along an axis, in points.
  static func distance(at place: Double, of length: Double, in time: Duration) -> Double {
    let reach = min(reach, length / 4)
    guard reach > 0 else { return 0 }
    let before = min(max((reach - place) / reach, 0), 1)
    let after = min(max((place - length + reach) / reach, 0), 1)
    return (after - before) * speed * (time / .seconds(1))
  }
}
