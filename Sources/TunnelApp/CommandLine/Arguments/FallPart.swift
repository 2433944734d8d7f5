internal import Support

/// The part of a fall that a picture shows.
nonisolated enum FallPart: Hashable, Sendable, CustomStringConvertible {
  /// All of it, as an animation.
  case whole
  /// The moment after a part of its time, from 0 to 1.
  case moment(Double)

  /// Reads a moment.
  init(reading text: String) throws(CommandFailure) {
    self = .moment(try Self.fraction(text))
  }

  /// Reads a part of the time of a fall, from 0 to 1.
  static func fraction(_ text: String) throws(CommandFailure) -> Double {
    guard let fraction = Double(text), 0...1 ~= fraction else {
      throw CommandFailure(.unreadableInput, Messages.Failures.fraction(text.quoted))
    }
    return fraction
  }

  /// The part of the time; nil for all of it.
  var fraction: Double? { if case .moment(let fraction) = self { fraction } else { nil } }

  /// The part as the help writes it.
  var description: String { fraction.map { "\($0)" } ?? Messages.FallFilm.whole }
}
