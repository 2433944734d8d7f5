internal import Containers
internal import Support

/// The location of the folder that holds the app's data.
package nonisolated struct AssetLocation: Hashable, Sendable {
  /// The path of the folder.
  package let directory: String

  /// The environment variable that overrides every other location.
  static let variable = "TUNNEL_ASSETS"

  /// The environment that the search for the folder depends on.
  struct Surroundings {
    /// The value of `TUNNEL_ASSETS`.
    var override: String?
    /// The absolute path of the running executable.
    var executable: String
    /// The path of the working directory.
    var workingDirectory: String
    var isDirectory: (String) -> Bool
  }

  /// Finds the folder in the environment of the process.
  ///
  /// - Throws: An error that lists every path tried.
  package static func find() throws(MissingAssets) -> AssetLocation {
    try find(in: .real)
  }

  /// Finds the folder.
  ///
  /// If `TUNNEL_ASSETS` is set, only that path is tried. Otherwise the candidates are, in order:
  /// `Assets` beside the executable or in any folder above it, `../share/tunnel` relative to the
  /// executable, and `Assets` in the working directory.
  static func find(in surroundings: Surroundings) throws(MissingAssets) -> AssetLocation {
    let candidates = candidates(in: surroundings)
    if let directory = candidates.first(where: surroundings.isDirectory) {
      return AssetLocation(directory: directory)
    }
    throw MissingAssets(tried: candidates)
  }

  private static func candidates(in surroundings: Surroundings) -> [String] {
    if let override = surroundings.override, !override.isEmpty { return [override] }
    let folders = ancestors(of: surroundings.executable)
    var candidates = folders.map { join($0, "Assets") }
    if folders.count > 1 { candidates.append(join(folders[1], "share/tunnel")) }
    let here = join(surroundings.workingDirectory, "Assets")
    return candidates.contains(here) ? candidates : candidates + [here]
  }

  /// Returns the folder of a file and all its ancestors up to the root.
  private static func ancestors(of path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(rest.isEmpty ? "/" : String(rest))
    }
    return folders
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

extension AssetLocation.Surroundings {
  /// The environment of the process.
  nonisolated static var real: AssetLocation.Surroundings {
    AssetLocation.Surroundings(
      override: environmentVariable(AssetLocation.variable),
      executable: ProgramFile.path, workingDirectory: ProgramFile.workingFolder,
      isDirectory: { (try? FileSystem.current.status($0))?.isFolder == true })
  }
}

/// The error thrown if the data folder is not found.
package nonisolated struct MissingAssets: Error, Hashable, CustomStringConvertible {
  /// The paths tried, in order.
  let tried: [String]

  package var description: String {
    Messages.Files.missingFolder(
      tried: tried.joined(separator: ", "), set: AssetLocation.variable)
  }
}
