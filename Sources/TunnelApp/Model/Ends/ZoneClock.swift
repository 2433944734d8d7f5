internal import Atlas

/// The clock of a time zone.
///
/// It reads the rules of a zone once, and writes a time anew only when the minute changes, because it
/// is asked in every frame of a drag.
nonisolated struct ZoneClock {
  private var zone: String?
  private var rules: TimeZoneRules?
  private var known: (minute: Double, text: String)?

  /// Returns the time of day in a zone: `14:00 CEST`; nil if the zone is not known.
  mutating func time(in zone: String, at secondsSince1970: Double) -> String? {
    if zone != self.zone {
      (self.zone, rules, known) = (zone, TimeZoneRules(name: zone), nil)
    }
    guard let rules else { return nil }
    let minute = (secondsSince1970 / 60).rounded(.down)
    if let known, known.minute == minute { return known.text }
    let text = rules.offset(at: secondsSince1970).clock(at: secondsSince1970)
    known = (minute, text)
    return text
  }
}
