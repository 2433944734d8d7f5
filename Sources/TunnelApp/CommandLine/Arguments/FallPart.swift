internal import Support

/// The part of a fall that a picture shows.
nonisolated enum FallPart: Hashable, Sendable, CustomStringConvertible {
  /// All of it, as an animation.
  case whole
  /// The moment after a part of its time, as it was written.
  ///
  /// It is read later: the parser takes a value that it cannot read for an argument of its own.
  case moment(String)

  /// The part of the time, from 0 to 1; nil for all of it.
  var fraction: Double? {
    get throws(CommandFailure) {
      guard case .moment(let text) = self else { return nil }
      return try Self.fraction(text)
    }
  }

  /// Reads a part of the time of a fall, from 0 to 1.
  static func fraction(_ text: String) throws(CommandFailure) -> Double {
    guard let fraction = Double(text), 0...1 ~= fraction else {
      throw CommandFailure(.unreadableInput, Messages.Failures.fraction(text.quoted))
    }
    return fraction
  }

  /// The part as the help writes it.
  var description: String {
    if case .moment(let text) = self { text } else { Messages.FallFilm.whole }
  }
}
