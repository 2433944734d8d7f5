internal import Atlas
internal import Support

/// The answer of `tunnel search`: the results for a name.
nonisolated struct SearchOutput: CommandAnswer {
  let query: SearchQuery
  let answer: SearchAnswer

  /// The reason that there is nothing to print; nil if there are results.
  var failure: CommandFailure? {
    guard case .nothing(let refusal) = answer else { return nil }
    if query.text.allSatisfy(\.isWhitespace) {
      return CommandFailure(
        .unreadableInput, Messages.Failures.emptyQuery(query.text.quoted))
    }
    if let refusal { return CommandFailure(refusal) }
    return CommandFailure(.nothingFound, Messages.Failures.nothing(query.text.quoted))
  }

  var note: String? {
    switch answer {
    case .similar(let results):
      Messages.Notes.oneOfThese(query.text.quoted, count: results.count)
    case .results(let results) where !results.hasName:
      Messages.Notes.oneOfThese(query.text.quoted, count: results.count)
    case .town: Messages.Notes.town(of: query.text.quoted)
    case .coordinate where CoordinateFormat.isCoarseLocator(query.text):
      Messages.Notes.locator(query.text.quoted)
    default: nil
    }
  }

  /// One line per result.
  var lines: [String] {
    if case .coordinate(let coordinate) = answer {
      return [CoordinateFormat.exact.string(for: coordinate)]
    }
    return answer.results.map { result in
      let names = ([result.answeringName] + result.surroundings).joined(separator: ", ")
      return [
        names, CoordinateFormat.decimal.string(for: result.coordinate), result.kind,
      ]
      .joined(separator: "\t")
    }
  }

  /// The answer as a JSON object.
  var json: JSON {
    var keys: [String: JSON] = ["query": .string(query.text)]
    if case .coordinate(let coordinate) = answer { keys["coordinate"] = JSON(coordinate) }
    keys["results"] = .array(answer.results.map(Self.json))
    return JSON(sorting: keys)
  }

  private static func json(_ result: SearchResult) -> JSON {
    let common: [String: JSON?] = [
      "name": .string(result.name), "matchedName": .string(result.matchedName),
      "match": .string(word(for: result.match)),
      // The data locates places to two meters.
      "latitude": .number(result.coordinate.latitude, decimals: 5),
      "longitude": .number(result.coordinate.longitude, decimals: 5),
      "importance": .number("\(result.importance)"),
      "country": result.countryName.map { .string($0) },
      "region": result.region?.title.map { .string($0) },
      "regionCode": result.region?.code.map { .string($0) },
    ]
    return JSON(sorting: common.merging(keys(of: result.subject)) { $1 })
  }

  private static func keys(of subject: SearchResult.Subject) -> [String: JSON?] {
    switch subject {
    case .sea: ["kind": .string("sea")]
    case .feature(let feature):
      [
        "kind": .string("feature"), "feature": .string(feature.kind.rawValue),
        "elevation": feature.elevation.map { .number($0, decimals: 2) },
        "extent": feature.extent.map { .number($0, decimals: 0) },
        "countryCodes": feature.countryCodes.isEmpty
          ? nil : .array(feature.countryCodes.map { .string($0) }),
        "source": .string(feature.source),
      ]
    case .country(let country):
      ["kind": .string("country"), "countryCode": country.code.map { .string($0) }]
    case .region(let region):
      [
        "kind": .string("region"), "countryCode": region.countryCode.map { .string($0) },
        "regionCode": region.code.map { .string($0) },
      ]
    case .place(let place):
      [
        "kind": .string("place"), "countryCode": .string(place.countryCode),
        "population": place.population > 0 ? .number("\(place.population)") : nil,
        "elevation": place.elevation.map { .number("\($0)") },
        "seat": place.seat.map { .string(word(for: $0)) }, "timeZone": .string(place.timeZone),
      ]
    }
  }

  private static func word(for match: SearchResult.Match) -> String {
    switch match {
    case .whole: "whole"
    case .words: "words"
    case .beginning: "beginning"
    case .word: "word"
    case .similar: "similar"
    }
  }

  private static func word(for seat: Place.Seat) -> String {
    switch seat {
    case .country: "country"
    case .region: "region"
    }
  }
}
