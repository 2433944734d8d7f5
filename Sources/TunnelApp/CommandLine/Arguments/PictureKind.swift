internal import Atlas
internal import Support

/// What the ending of a file says about a snapshot.
nonisolated enum PictureKind: String, CaseIterable, Sendable {
  /// A picture.
  case still = ".png"
  /// An animation of the fall.
  case film = ".webp"

  /// Returns the kind of a file; nil if it has another ending, or nothing before it.
  init?(output: String) {
    let found = Self.allCases.first {
      output.lowercased().hasSuffix($0.rawValue) && !output.hasSuffix("/" + $0.rawValue)
    }
    guard let found else { return nil }
    self = found
  }

  /// Checks that a file can show a part of the fall, or the app if that is nil.
  static func check(_ output: String, of fall: FallPart?) throws(CommandFailure) {
    let reason: String? =
      switch (Self(output: output), fall) {
      case (.still, .whole): Messages.FallFilm.noMoment
      case (.film, .moment): Messages.FallFilm.wholeFall
      case (.film, nil): Messages.FallFilm.onlyFall
      case (.still, _), (.film, .whole): nil
      case (nil, .some) where output.lowercased().hasSuffix(".gif"): Messages.FallFilm.gif
      case (nil, .whole): Messages.FallFilm.output(output.quoted)
      case (nil, _): Messages.Failures.output(output.quoted)
      }
    if let reason { throw CommandFailure(.unreadableInput, reason) }
  }
}
