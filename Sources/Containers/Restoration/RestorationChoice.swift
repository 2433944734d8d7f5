/// What becomes of the saved state when a program starts.
enum RestorationChoice: Hashable, Sendable {
  /// There is none.
  case nothing
  /// It returns.
  case restore(RestorationArchive)
  /// The program does not want it; it stays where it is until the next save.
  case leave
  /// It is put aside, with a warning that says why.
  case discard(reason: String)

  /// Chooses what becomes of an archive.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the archive, or `nil` if there is none.
  ///   - version: The version of the running program.
  ///   - isWanted: Whether the program wants a state. It is asked only about one that can be read.
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
