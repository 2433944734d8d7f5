internal import Atlas

/// The history as a text: a heading, the origin, and a line for each dig, with tabs between fields.
nonisolated extension DigHistory {
  /// The text.
  var text: String {
    let lines =
      [Self.heading, (["origin"] + Self.fields(origin.entrance)).joined(separator: "\t")]
      + lasting.map { entry in
        let fields =
          [entry.isRemoved ? Self.removed : entry.state.rawValue, entry.time.description]
          + Self.fields(entry.dig.entrance)
          + [entry.end.rawValue, entry.name ?? ""]
        return fields.joined(separator: "\t")
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The digs that outlast the app: those that are listed, and a removed one to which the tunnel leads,
  /// so that the next start does not list it again.
  private var lasting: [Entry] {
    let last = all.lastIndex { $0.state == .done }
    return all.indices.filter { !all[$0].isRemoved || $0 == last }.map {
      all[$0].isRemoved ? all[$0].removed : all[$0]
    }
  }

  /// Reads a text.
  ///
  /// Lines beyond the largest number of entries count as damaged, because a save loses them.
  static func read(_ text: KeptText) -> KeptReading<DigHistory> {
    var origin: Coordinate?
    var entries: [(line: Int, entry: Entry, state: State)] = []
    var damaged: [Int] = []
    for (index, line) in text.lines.enumerated() where line != "" {
      if index == 0, line == heading { continue }
      if index == 1, let line, let found = self.origin(line) {
        origin = found
      } else if let line, let (entry, state) = entry(line) {
        entries.append((index + 1, entry, state))
      } else {
        damaged.append(index + 1)
      }
    }
    damaged += entries.filter { !$0.entry.isRemoved }.dropLast(limit).map(\.line)
    let start = origin.map(Dig.init) ?? entries.first?.entry.dig
    let history = start.map { DigHistory(origin: $0, entries: entries.map { ($1, $2) }) }
    return KeptReading(value: history, damaged: damaged.sorted())
  }

  private static let heading = "tunnel history 1"
  /// What stands in place of the state of a removed dig.
  private static let removed = "removed"

  private static func fields(_ coordinate: Coordinate) -> [String] {
    ["\(coordinate.latitude)", "\(coordinate.longitude)"]
  }

  private static func coordinate(_ latitude: Substring, _ longitude: Substring) -> Coordinate? {
    guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func origin(_ line: String) -> Coordinate? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0] == "origin" else { return nil }
    return coordinate(fields[1], fields[2])
  }

  private static func entry(_ line: String) -> (Entry, State)? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 6,
      let state = fields[0] == removed ? .done : State(rawValue: String(fields[0])),
      let time = Moment(iso8601: String(fields[1])),
      let entrance = coordinate(fields[2], fields[3]), let end = End(rawValue: String(fields[4]))
    else { return nil }
    let entry = Entry(end, Dig(entrance: entrance), at: time, named: String(fields[5]))
    return (fields[0] == removed ? entry.removed : entry, state)
  }
}
