internal import Atlas

/// A dig as the history shows it.
nonisolated struct HistoryRow: Hashable, Sendable {
  /// The name of the place, or its coordinates if it has none.
  let title: String
  /// What was done there and when, and the coordinates.
  let detail: String
  /// Whether the tunnel is there now.
  let isCurrent: Bool
  /// Whether the dig is in effect.
  let isDone: Bool

  /// Creates the row of an entry.
  ///
  /// - Parameters:
  ///   - format: The notation of coordinates.
  ///   - offset: Returns the number of seconds that the user's clocks are ahead of UTC at a time.
  init(
    _ entry: DigHistory.Entry, isCurrent: Bool, written format: CoordinateFormat,
    offset: (Moment) -> Int
  ) {
    let coordinates = format.shown(entry.place)
    title = entry.name ?? coordinates
    let time = DateFormat.string(entry.time.secondsSince1970, offset: offset(entry.time))
    let parts = [
      entry.state == .done ? nil : Messages.History.undone,
      entry.end == .target ? Messages.History.cameOut : nil,
      time, entry.name == nil ? nil : coordinates,
    ]
    detail = parts.compactMap(\.self).joined(separator: " · ")
    self.isCurrent = isCurrent
    isDone = entry.state == .done
  }
}
