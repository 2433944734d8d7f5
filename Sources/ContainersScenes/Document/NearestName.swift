/// The known name that is most like a wrong one.
enum NearestName {
  /// Returns the end of a message that names the nearest of the known names, or lists a few.
  static func hint(for name: String, among known: some Collection<String>) -> String {
    guard let nearest = nearest(to: name, among: known) else {
      return known.isEmpty ? "There is none." : "Known are " + list(known) + "."
    }
    return "Did you mean “\(nearest)”?"
  }

  /// Returns the known name with the fewest differences, or `nil` if none is similar.
  static func nearest(to name: String, among known: some Collection<String>) -> String? {
    let wanted = Array(name.lowercased().prefix(64))
    let scored = known.map { ($0, distance(wanted, Array($0.lowercased().prefix(64)))) }
    let best = scored.min { ($0.1, $0.0) < ($1.1, $1.0) }
    return best.flatMap { $0.1 <= (min(wanted.count, $0.0.count) + 1) / 2 ? $0.0 : nil }
  }

  /// Returns the first names in alphabetical order.
  static func list(_ names: some Collection<String>) -> String {
    let sorted = names.sorted()
    return sorted.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
      + (sorted.count > 12 ? " and \(sorted.count - 12) more" : "")
  }

  /// Returns how many letters have to be added, removed or replaced.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
