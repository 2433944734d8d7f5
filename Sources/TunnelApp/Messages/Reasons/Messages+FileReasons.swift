internal import Atlas
internal import Containers
internal import Support

nonisolated extension Messages {
  /// Why a file cannot be read or written.
  nonisolated enum Reasons {
    /// Why a picture was not saved; {path} is that of its file.
    static func sentence(_ error: ImageError) -> String {
      guard case .unwritable(let path, let reason) = error else { return error.description }
      return LocalizedMessage(
        "The image {path} cannot be written: {reason}.",
        ["path": .text(path), "reason": .reason(reason)]
      ).text
    }

    /// The program has no font.
    static func sentence(_ error: FontError) -> String {
      guard case .notFound = error else { return error.description }
      return LocalizedMessage(
        "No font can be found: install one, for example the Debian package fonts-inter."
      ).text
    }

    /// Where a GeoJSON file is wrong; {reason} is what is wrong, {path} is that of the value, such
    /// as $.features[3].
    static func sentence(_ error: GeoJSONError) -> String {
      error.path == "$"
        ? LocalizedMessage(
          "Line {line}, column {column}: {reason}.",
          [
            "line": .number(error.line), "column": .number(error.column),
            "reason": .text(reason(error.reason)),
          ]
        ).text
        : LocalizedMessage(
          "Line {line}, column {column}: {reason} at {path}.",
          [
            "line": .number(error.line), "column": .number(error.column),
            "reason": .text(reason(error.reason)), "path": .text(error.path),
          ]
        ).text
    }

    /// What is wrong with a GeoJSON file, after a line and a column.
    ///
    /// {name} is the name of a member or of a reference system; {what} is “an object”, “a list”,
    /// “two or three numbers” or a name.
    private static func reason(_ reason: GeoJSONError.Reason) -> String {
      switch reason {
      case .tooLarge: LocalizedMessage("the text has more than 16 MiB").text
      case .tooDeep: LocalizedMessage("values are nested too deep").text
      case .malformed(let detail): Localization.current.reason(detail)
      case .missing(let key): LocalizedMessage("“{name}” is missing", ["name": .text(key)]).text
      case .repeated(let key):
        LocalizedMessage("“{name}” occurs twice", ["name": .text(key)]).text
      case .expected(let what):
        LocalizedMessage("expected {what}", ["what": .text(Localization.current.reason(what))]).text
      case .foreignSystem(let name):
        LocalizedMessage(
          "coordinates must be longitude and latitude by WGS84, not “{name}”",
          ["name": .text(name)]
        ).text
      }
    }
  }
}
