internal import Support

/// The name of the time zone that the computer keeps, such as `Europe/Copenhagen`.
nonisolated enum ComputerTimeZone {
  /// Returns the name in `TZ`, or that of the file that `/etc/localtime` leads to; nil if neither
  /// tells.
  static func name(from variable: (String) -> String?) -> String? {
    if let set = variable("TZ"), !set.isEmpty {
      return name(inPath: set.hasPrefix(":") ? String(set.dropFirst()) : set)
    }
    return (try? FileSystem.current.resolved("/etc/localtime")).flatMap(name)
  }

  /// Returns the name at the end of the path of a zone's file; a path elsewhere has none.
  static func name(inPath path: String) -> String? {
    guard path.hasPrefix("/") else { return path }
    let parts = path.split(separator: "/")
    guard let start = parts.lastIndex(of: "zoneinfo") else { return nil }
    return parts[(start + 1)...].joined(separator: "/")
  }
}
