internal import Support

/// The texts of a nib in the user's languages.
@MainActor
struct NibTable {
  private let tables: [[String: String]]

  init(_ name: String, localizing bundle: ResourceBundle) { tables = bundle.texts(of: name) }

  /// Returns the value to set: the text in the best language that has it, or the nib's own.
  func value(_ entry: NibEntry, ofText isText: Bool, id: String?) -> JSON {
    guard isText, let id, entry.value.string != nil,
      let text = tables.lazy.compactMap({ $0["\(id).\(entry.key)"] }).first
    else { return entry.value }
    return JSON(.string(text), at: entry.value.offset)
  }
}
