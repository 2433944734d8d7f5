internal import Atlas
internal import FoundationEssentials
internal import TunnelApp

/// Searches for each prefix of each line of a file, as if it were typed.
///
/// Prints the milliseconds per answer, the cost of opening the names (open, resident) and the
/// slowest prefix.
func measureSearch(queries path: String) throws {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  let queries = text.split(separator: "\n").map(String.init)
  let gazetteer = try Gazetteer(directory: AssetLocation.find().directory)
  let (resident, start) = (MeasureProcess.residentMegabytes, MeasureProcess.milliseconds)
  let search = try PlaceSearch(gazetteer)
  let opened = MeasureProcess.milliseconds - start
  let grown = MeasureProcess.residentMegabytes - resident
  var figures = MeasureFigures()
  var slowest = (text: "", milliseconds: 0.0)
  var found = 0
  try counted {
    for query in queries {
      for end in query.indices.map(query.index(after:)) {
        let prefix = String(query[..<end])
        let start = MeasureProcess.milliseconds
        let answer = try figures.measure { try search.answer(to: SearchQuery(prefix)) }
        let took = MeasureProcess.milliseconds - start
        if took > slowest.milliseconds { slowest = (prefix, took) }
        if case .results = answer { found += 1 }
      }
    }
  }
  let entries =
    figures.entries.filter { $0.name != "frames" && $0.name != "cpu" } + [
      ("found", Double(found)), ("open", opened), ("resident", grown),
    ]
  let fields = entries.map { "\($0.name)=\(rounded($0.value, decimals: 4))" }
  try printLine("search \(fields.joined(separator: " ")) slowest=\(slowest.text)")
}
