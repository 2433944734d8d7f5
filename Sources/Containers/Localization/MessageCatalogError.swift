/// Why a catalogue of messages cannot be used.
enum MessageCatalogError: Error, Hashable, CustomStringConvertible {
  /// There is no file.
  case missing
  /// The file cannot be read; `reason` is the system's word for it.
  case unreadable(reason: String)
  /// The file is larger than any catalogue.
  case tooLarge
  /// The file does not begin like a catalogue, or is of a later format.
  case format
  /// A table or a text reaches beyond the file, or the texts are out of order.
  case damaged
  /// The header is missing, or names another encoding than UTF-8.
  case encoding
  /// The rule for plurals cannot be read.
  case pluralForms(String)

  var description: String {
    switch self {
    case .missing: "it is missing"
    case .unreadable(let reason): "it cannot be read (\(reason))"
    case .tooLarge: "it is too large"
    case .format: "it is no catalogue that msgfmt makes"
    case .damaged: "it is damaged"
    case .encoding: "its header does not name UTF-8"
    case .pluralForms(let text): "its Plural-Forms cannot be read (\(text))"
    }
  }
}
