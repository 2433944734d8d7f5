import Atlas

nonisolated extension PlaceSummary {
  /// Creates the summary of a description with only its most important facts: the local time at a
  /// moment, the elevation, and the coordinates in a given notation.
  ///
  /// At sea it says how far the land is, as the name of an end does.
  init(
    brief description: PlaceDescription, on moment: Moment, written format: CoordinateFormat
  ) {
    let time = PlaceTime(at: description, on: moment.secondsSince1970)
    let facts = [
      Self.localTime(time), Self.elevation(description), Self.coordinates(description, format),
    ]
    let offshore = description.surface.value == .sea ? EndName(description)?.setting : nil
    self.init(
      headline: Self.headline(description),
      subtitle: offshore ?? Self.subtitle(description), facts: facts.compactMap(\.self))
  }
}
