/// The error thrown if the data folder is not found.
package nonisolated struct MissingAssets: Error, Hashable, CustomStringConvertible {
  /// The paths tried, in order.
  let tried: [String]

  package var description: String {
    Messages.Files.missingFolder(
      tried: tried.joined(separator: ", "), set: AssetLocation.variable)
  }
}
