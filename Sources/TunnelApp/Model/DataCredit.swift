/// A credit for one of the sources that a bundled file was made from.
nonisolated struct DataCredit: Hashable, Sendable {
  /// The name of the file.
  let file: String
  /// A description of what the file contains.
  let contents: String
  /// The title of the source, with its authors.
  let source: String
  /// The package, its version and the file inside it.
  let package: String
  /// The license, with any wording that it requires.
  let license: String
  /// How the source was modified.
  let changes: String
}
