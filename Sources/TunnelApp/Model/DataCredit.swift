/// What a bundled file was made from: one of its sources, and whom to thank for it.
nonisolated struct DataCredit: Hashable, Sendable {
  /// The name of the file.
  let file: String
  /// What is in the file.
  let contents: String
  /// What the source is called, with its authors.
  let source: String
  /// The package, its version and the file in it.
  let package: String
  /// The licence, with the words that it asks to be shown.
  let licence: String
  /// What was done with it.
  let changes: String
}
