internal import Containers

nonisolated extension Messages {
  /// What happens with a file of the app's own that cannot be read.
  nonisolated enum Kept {
    /// The system refuses to read a file; {reason} is its description.
    static func refused(_ path: String, _ reason: String) -> String {
      LocalizedMessage(
        "The file {path} cannot be read now: {reason}. It stays as it is, and what you change is added when it can be read again.",
        ["path": .text(path), "reason": .reason(reason)]
      ).text
    }

    /// Some lines of a file cannot be read; {kept} is the path of a copy of it.
    static func damaged(_ lines: [Int], in path: String, keptAs kept: String) -> String {
      LocalizedMessage(
        one:
          "Line {lines} of {path} cannot be read. Before a save drops it, the file is copied to {kept}.",
        other:
          "Lines {lines} of {path} cannot be read. Before a save drops them, the file is copied to {kept}.",
        count: lines.count,
        ["path": .text(path), "lines": .text(shown(lines)), "kept": .text(kept)]
      ).text
    }

    /// A file is not one that the app has written, and gets another name; {kept} is its new path.
    static func tooLarge(_ path: String, keptAs kept: String) -> String {
      LocalizedMessage(
        "The file {path} is too large and is not used; before the next save it is renamed to {kept}.",
        ["path": .text(path), "kept": .text(kept)]
      ).text
    }

    /// A folder, a pipe or a device is in place of a file.
    static func irregular(_ path: String) -> String {
      LocalizedMessage(
        "{path} is not a file. It is left alone, and nothing is saved there.",
        ["path": .text(path)]
      ).text
    }

    private static func shown(_ lines: [Int]) -> String {
      lines.prefix(10).map(String.init).joinedByCommas + (lines.count > 10 ? ", …" : "")
    }
  }
}
