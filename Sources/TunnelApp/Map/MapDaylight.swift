import Atlas
import Containers

/// The sky of a map that shows day and night: the sun, and the time at the end.
///
/// The sun moves with the time once a minute, at the full minute, so that both maps agree. While the
/// map does not show day and night, is not in a window, or shows a moment that the user has chosen,
/// nothing wakes up.
final class MapDaylight {
  /// Whether the map shows day and night.
  var isOn = false { didSet { if isOn != oldValue { follow() } } }

  /// The moment that the user has chosen; nil for now.
  var chosen: Moment? { didSet { if chosen != oldValue { follow() } } }

  /// The time zone of the end; nil if it is not known.
  var zone: String?

  /// The light at the end that the map tells assistive technology; nil for none.
  var toldLight: SkyLight?

  /// The part of the map that something covers which does not belong to it; nil for none.
  var covered: Rect? {
    didSet { if covered != oldValue { map.setNeedsLayout() } }
  }

  /// The note with the time at the end; nil until the map shows day and night.
  private(set) var note: TimeNoteView?
  /// The clock of the end.
  private var clock = ZoneClock()

  private unowned let map: MapView
  private let minutes: FullMinutes

  /// Creates the sky of a map that does not show day and night yet.
  init(map: MapView, calendar: @escaping () -> Moment) {
    self.map = map
    minutes = FullMinutes(calendar: calendar) { [weak map] in map?.daylight.follow() }
  }

  /// Moves the sun to the moment that is shown, and from now on if the map is in a window.
  func follow() {
    minutes.wind(in: isOn && chosen == nil ? map.window?.host : nil)
    map.sun = isOn ? Sun(secondsSince1970: chosen?.secondsSince1970 ?? minutes.last) : nil
  }

  /// Writes the time at the end into the note for a width, and returns the note; nil if it is not
  /// shown.
  func writeNote(in room: Double) -> TimeNoteView? {
    guard let light = toldLight, let sun = map.sun, let zone,
      let time = clock.time(in: zone, at: sun.secondsSince1970)
    else { return nil }
    let note = note ?? makeNote()
    note.show(time, light, in: room)
    return note
  }

  private func makeNote() -> TimeNoteView {
    let note = TimeNoteView()
    self.note = note
    map.insertSubview(note, belowSubview: map.notes)
    return note
  }
}
