/// The rules by which the notches of a wheel turn pages.
struct PageWheel {
  /// The time in which further notches turn nothing.
  static let notchPause = Duration.milliseconds(250)

  private var notchesWaitUntil: Duration?

  /// Whether a notch at a moment turns a page; further ones then wait.
  mutating func takesNotch(at now: Duration) -> Bool {
    if let notchesWaitUntil, now < notchesWaitUntil { return false }
    notchesWaitUntil = now + PageWheel.notchPause
    return true
  }
}
