internal import FoundationEssentials
internal import Support

/// Paths as `file:` URIs.
///
/// Source: RFC 8089, The "file" URI Scheme.
nonisolated enum FileURI {
  /// Returns the path that a URI names; nil if it is no `file:` URI, or names a file of another
  /// computer.
  static func path(_ text: String) -> String? {
    // What is copied or dropped often ends with a line break, and a URI never does.
    var uri = text
    while uri.last?.isWhitespace == true { uri.removeLast() }
    guard uri.lowercased().hasPrefix("file:"), let url = URL(string: uri), url.isFileURL,
      ["", "localhost"].contains(url.host() ?? "")
    else { return nil }
    let path = SystemPath.text(percentEncoded: url.path(percentEncoded: true))
    guard path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
    return path
  }

  /// Returns the URI of an absolute path.
  static func uri(_ path: String) -> String {
    "file://" + SystemPath.percentEncoded(path)
  }
}
