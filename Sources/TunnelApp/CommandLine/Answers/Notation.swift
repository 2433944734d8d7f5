internal import ArgumentParser
internal import Atlas
internal import Support

/// A notation for coordinates, by its name on the command line.
nonisolated enum Notation: String, CaseIterable, Sendable {
  case decimal, dm, dms, iso6709, geo, pluscode, utm, mgrs, maidenhead

  static let help = ArgumentHelp(
    Messages.Help.notation(allCases.map(\.rawValue).joined(separator: ", ")),
    valueName: "notation")

  /// Creates the notation with a name.
  ///
  /// - Throws: A ``CommandFailure`` that lists the valid names and suggests the closest one.
  init(reading name: String) throws(CommandFailure) {
    let names = Self.allCases.map(\.rawValue)
    guard let notation = Self(rawValue: name) else {
      let known = names.joined(separator: ", ")
      throw CommandFailure(
        .unreadableInput,
        Spelling.nearest(to: name, among: names).map {
          Messages.Failures.misspelledNotation(name.quoted, known: known, meaning: $0)
        } ?? Messages.Failures.unknownNotation(name.quoted, known: known))
    }
    self = notation
  }

  /// The format that writes the notation.
  var format: CoordinateFormat {
    switch self {
    case .decimal: .exact
    case .dm: .degreesMinutes
    case .dms: .degreesMinutesSeconds
    case .iso6709: .iso6709
    case .geo: .geoURI
    case .pluscode: .plusCode
    case .utm: .utm
    case .mgrs: .mgrs
    case .maidenhead: .maidenhead
    }
  }
}
