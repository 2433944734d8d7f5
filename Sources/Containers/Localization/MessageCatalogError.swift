/// The error of a message catalog that cannot be used.
enum MessageCatalogError: Error, Hashable, CustomStringConvertible {
  /// The file does not exist.
  case missing
  /// The file cannot be read; `reason` is the system's description.
  case unreadable(reason: String)
  /// The file exceeds the maximum size.
  case tooLarge
  /// The file is not a catalog, or has a newer format.
  case format
  /// A table or text extends beyond the file, or the texts are not sorted.
  case damaged
  /// The header is missing, or names an encoding other than UTF-8.
  case encoding
  /// The plural rule is invalid.
  case pluralForms(String)

  var description: String {
    switch self {
    case .missing: "it is missing"
    case .unreadable(let reason): "it cannot be read (\(reason))"
    case .tooLarge: "it is too large"
    case .format: "it is not a catalog made by msgfmt"
    case .damaged: "it is damaged"
    case .encoding: "its header does not name UTF-8"
    case .pluralForms(let text): "its Plural-Forms cannot be read (\(text))"
    }
  }
}
