/// Places in pieces between marks: `{{coord|48|51|24|N|2|17|40|E}}` as in Wikipedia, `$GPGGA,…` as
/// receivers write it, and tables whose heading names the angles.
///
/// Source: NMEA 0183.
enum DelimitedRecord {
  /// Finds the places in a text.
  static func find(in text: Substring, _ found: inout FoundPlaces) {
    if text.prefix(7).lowercased() == "{{coord" { return readTemplate(text.dropFirst(7), &found) }
    let lines = text.split(whereSeparator: \.isNewline)
    if text.first == "$" {
      for line in lines { readSentence(line, &found) }
    } else if lines.count > 1 {
      readTable(lines, &found)
    }
  }

  private static func readTemplate(_ text: Substring, _ found: inout FoundPlaces) {
    let parts = text.prefix { $0 != "}" }.pieces(between: "|").map(\.trimmed)
    let values = parts.prefix { part in
      part.first.map { $0.isDigit || "+-−".contains($0) } ?? false
        || part.count == 1 && "NSEWO".contains(part)
    }
    found.add { () throws(CoordinateError.Reason) in
      try NumericNotation.coordinate(from: values.joined(separator: " ")[...])
    }
  }

  private static func readSentence(_ line: Substring, _ found: inout FoundPlaces) {
    let parts = line.split(separator: ",", omittingEmptySubsequences: false)
    guard let north = parts.firstIndex(where: { $0 == "N" || $0 == "S" }), north > 0,
      parts.count > north + 2
    else { return }
    let (latitude, longitude) = (parts[north - 1], parts[north + 1])
    guard latitude.prefix(while: \.isDigit).count == 4,
      longitude.prefix(while: \.isDigit).count == 5
    else { return }
    found.add(
      latitude: "\(latitude.prefix(2)) \(latitude.dropFirst(2)) \(parts[north])",
      longitude: "\(longitude.prefix(3)) \(longitude.dropFirst(3)) \(parts[north + 2])")
  }

  private static func readTable(_ lines: [Substring], _ found: inout FoundPlaces) {
    guard let mark = "\t;,".first(where: lines[0].contains) else { return }
    func cells(_ line: Substring) -> [Substring] {
      line.split(separator: mark, omittingEmptySubsequences: false).map { $0.trimmed(of: "\"'") }
    }
    let columns = cells(lines[0]).map { AngleField($0) }
    let axes = columns.compactMap { $0?.axis }
    guard axes.contains(.latitude), axes.contains(.longitude) else { return }
    var fields = AngleFields()
    for line in lines.dropFirst() {
      let row = cells(line)
      guard row.count == columns.count else { return }
      for (column, cell) in zip(columns, row) {
        if let column { fields.set(column, to: String(cell), &found) }
      }
    }
    fields.move(to: &found)
  }
}
