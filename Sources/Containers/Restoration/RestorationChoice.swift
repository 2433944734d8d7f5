internal import Support

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
  /// It cannot be read now, which says nothing about it: it stays, and no save replaces it.
  case hold(reason: String)

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

  /// Chooses what becomes of a file that is not read.
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
