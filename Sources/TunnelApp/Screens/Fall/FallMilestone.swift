import Atlas

/// What happens at a moment of the fall.
nonisolated enum FallMilestone: Hashable, Sendable {
  case ready, falling, middle, rising
  /// Out at the other end; the surface is nil until it is known.
  case arrived(Surface?)

  /// Creates the milestone of a part of the time.
  init(at fraction: Double, through subject: FallSubject, _ surface: Surface?) {
    self =
      switch fraction {
      case ...0: .ready
      case 1...: .arrived(surface)
      case 0.485...0.515: .middle
      case ..<0.5: .falling
      default: .rising
      }
  }

  /// Every milestone.
  static let all = [
    FallMilestone.ready, .falling, .middle, .rising, .arrived(nil), .arrived(.land),
    .arrived(.sea), .arrived(.iceShelf),
  ]

  /// Whether a screen reader is told.
  var isAnnounced: Bool {
    switch self {
    case .middle, .arrived: true
    case .ready, .falling, .rising: false
    }
  }

  /// The milestone in words.
  func words(for subject: FallSubject) -> String {
    let target = subject.ends.target.words
    return switch self {
    case .ready: Messages.Fall.ready(at: subject.ends.start.words)
    case .falling: Messages.Fall.falling
    case .middle: subject.meetsCenter ? Messages.Fall.center : Messages.Fall.deepest
    case .rising: Messages.Fall.rising
    case .arrived(.land): Messages.Fall.arrivedDry(at: target)
    case .arrived(.iceShelf): Messages.Fall.arrivedOnIce(at: target)
    case .arrived(.sea), .arrived(.lake): Messages.Fall.arrivedWet(at: target)
    case .arrived(nil): Messages.Fall.arrived(at: target)
    }
  }
}
