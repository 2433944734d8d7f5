import Containers

nonisolated extension AnimationError {
  /// What the user is told.
  var message: String {
    switch self {
    case .missingLibrary(let package): Messages.FallFilm.missing(package)
    case .refused, .wrongSize: Messages.FallFilm.refused
    }
  }
}
