/// How one view gives way to another in the view that holds both.
///
/// An effect changes what it must of the views while it runs, and at its end puts everything back.
@MainActor
protocol TransitionEffect {
  /// Shows a moment of the effect: 0 is the old view alone, 1 the new one.
  func show(_ progress: Double)
  /// Puts back what the effect has changed, from whatever moment.
  func end()
}

/// No effect: both views are seen until the end.
struct PlainEffect: TransitionEffect {
  func show(_ progress: Double) {}
  func end() {}
}

/// A fade from the old view to the new one in front of it.
struct DissolveEffect: TransitionEffect {
  private let old: View
  private let new: View
  private let oldAlpha: Double
  private let newAlpha: Double

  init(old: View, new: View) {
    self.old = old
    self.new = new
    oldAlpha = old.alpha
    newAlpha = new.alpha
  }

  func show(_ progress: Double) {
    new.alpha = newAlpha * progress
    // The old view stays while the new one is thin, lest the ground shine through both.
    old.alpha = oldAlpha * (1 - progress * progress * progress)
  }

  func end() {
    old.alpha = oldAlpha
    new.alpha = newAlpha
  }
}
