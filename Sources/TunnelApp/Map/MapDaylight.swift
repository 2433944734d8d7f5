import Atlas
import Containers

/// The sun of a map that shows day and night, which moves with the time.
///
/// It moves once a minute, at the full minute, so that both maps agree. While the map does not show
/// day and night, or is not in a window, nothing wakes up.
final class MapDaylight {
  /// Whether the map shows day and night.
  var isOn = false { didSet { if isOn != oldValue { follow() } } }

  /// The light at the end that the map tells assistive technology; nil for none.
  var toldLight: SkyLight?

  private unowned let map: MapView
  private let calendar: () -> Moment
  private var alarm: Alarm?

  private static let minute = 60.0

  /// Creates the sun of a map that does not show day and night yet.
  init(map: MapView, calendar: @escaping () -> Moment) {
    (self.map, self.calendar) = (map, calendar)
  }

  /// Moves the sun to where it is now, and from now on if the map is in a window.
  func follow() {
    alarm?.cancel()
    alarm = nil
    guard isOn else { return map.sun = nil }
    let now = calendar().secondsSince1970
    let start = (now / Self.minute).rounded(.down) * Self.minute
    map.sun = Sun(secondsSince1970: start)
    guard let host = map.window?.host else { return }
    let rest = Duration.seconds(start + Self.minute - now)
    alarm = host.animator.alarm(at: host.now + rest) { [weak self] in self?.follow() }
  }
}
