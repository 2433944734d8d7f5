internal import Support

/// What becomes of the saved state when a program starts.
enum RestorationChoice: Hashable, Sendable {
  /// There is no state.
  case nothing
  /// The state is restored.
  case restore(RestorationArchive)
  /// The program does not want the state.
  ///
  /// The file stays until the next save.
  case leave
  /// The state is set aside, with a warning that gives the reason.
  case discard(reason: String)
  /// The state cannot be read now.
  ///
  /// The file stays, and no save replaces it.
  case hold(reason: String)

  /// Decides what to do with an archive.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the archive, or `nil` if there is none.
  ///   - version: The version of the running program.
  ///   - isWanted: Whether the program wants a state. Called only for a state that can be read.
  init(
    bytes: [UInt8]?, version: String?, isWanted: (RestorationArchive) -> Bool
  ) {
    guard let bytes else {
      self = .nothing
      return
    }
    do throws(RestorationArchive.Failure) {
      let archive = try RestorationArchive(json: bytes)
      if isWanted(archive) {
        self = .restore(archive)
      } else if archive.origin.version != version {
        self = .discard(reason: "another version of the program saved it")
      } else {
        self = .leave
      }
    } catch {
      self = .discard(reason: error.reason)
    }
  }

  /// Decides what to do with a file that cannot be read.
  init(_ error: ReadError) {
    self =
      switch error {
      case .missing: .nothing
      case .irregular: .discard(reason: "it is not a file")
      case .tooLarge: .discard(reason: "it is too large")
      case .noText: .discard(reason: "it is not a text")
      case .refused(let error): .hold(reason: error.description)
      }
  }
}

extension RestorationArchive.Failure {
  /// The reason as a part of a sentence.
  var reason: String {
    switch self {
    case .syntax(let failure):
      switch failure.kind {
      case .cut: "its end is missing"
      case .malformed: "the byte at \(failure.offset) cannot be read"
      case .tooDeep, .tooLarge: failure.reason
      }
    case .invalid(let member): "its “\(member)” is missing or wrong"
    case .newer(let format): "its format \(format) is newer than this program"
    }
  }
}
