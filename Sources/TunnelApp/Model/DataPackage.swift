/// A package that some of the data are from.
nonisolated struct DataPackage: Hashable, Sendable {
  /// The name, after that of the archive: `PyPI tzdata`.
  let name: String
  /// The version: `2026.6`.
  let version: String

  /// Creates the package that a credit begins with; nil if it names none with a version.
  init?(_ credit: String) {
    let words = credit.prefix { $0 != "," }.split(separator: " ")
    guard words.count > 1, let version = words.last, version.first?.isNumber == true else {
      return nil
    }
    name = words.dropLast().joined(separator: " ")
    self.version = String(version)
  }
}
