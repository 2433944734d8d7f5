internal import Atlas

/// The history as a text: a heading, the origin, and a line for each dig, with tabs between fields.
nonisolated extension DigHistory {
  /// The text.
  var text: String {
    let lines =
      [Self.heading, (["origin"] + Self.fields(origin.entrance)).joined(separator: "\t")]
      + entries.map { entry in
        let fields =
          [entry.state.rawValue, entry.time.description] + Self.fields(entry.dig.entrance)
          + [entry.end.rawValue, entry.name ?? ""]
        return fields.joined(separator: "\t")
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a text.
  ///
  /// - Returns: The history of the lines that can be read, and the numbers of the others, where 1 is
  ///   the first; nil if the heading or the origin is missing, so that the text is something else.
  static func read(_ text: String) -> (history: DigHistory, damaged: [Int])? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, lines[0] == heading else { return nil }
    let first = lines[1].split(separator: "\t", omittingEmptySubsequences: false)
    guard first.count == 3, first[0] == "origin", let origin = coordinate(first[1], first[2]) else {
      return nil
    }
    var entries: [(Entry, State)] = []
    var damaged: [Int] = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      if let entry = entry(line) { entries.append(entry) } else { damaged.append(index + 1) }
    }
    return (DigHistory(origin: Dig(entrance: origin), entries: entries), damaged)
  }

  private static let heading = "tunnel history 1"

  private static func fields(_ coordinate: Coordinate) -> [String] {
    ["\(coordinate.latitude)", "\(coordinate.longitude)"]
  }

  private static func coordinate(_ latitude: Substring, _ longitude: Substring) -> Coordinate? {
    guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func entry(_ line: Substring) -> (Entry, State)? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 6, let state = State(rawValue: String(fields[0])),
      let time = Moment(iso8601: String(fields[1])),
      let entrance = coordinate(fields[2], fields[3]), let end = End(rawValue: String(fields[4]))
    else { return nil }
    let entry = Entry(end, Dig(entrance: entrance), at: time, named: String(fields[5]))
    return (entry, state)
  }
}
