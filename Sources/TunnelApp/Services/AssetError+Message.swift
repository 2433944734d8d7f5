import Atlas
internal import Support

nonisolated extension AssetError {
  /// A sentence for the user that names the file and the problem.
  package var message: String {
    switch self {
    case .missing(let path): Messages.Files.missing(path.escapingControls)
    case .damaged(let path, let reason):
      Messages.Files.damaged(path.escapingControls, reason)
    case .unreadable(let path, let reason):
      Messages.Files.unreadable(path.escapingControls, reason)
    }
  }
}
