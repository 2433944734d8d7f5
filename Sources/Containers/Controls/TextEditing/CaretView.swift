/// The insertion caret of a text.
///
/// The caret blinks by the frame clock. After ten seconds without activity it stays visible, so
/// that an idle app has no work to do.
@MainActor
final class CaretView: View {
  /// The width of the caret, in points.
  static let width = 2.0
  private static let interval = Duration.milliseconds(500)
  private static let blinks = 20

  /// Whether the text shows a caret.
  var isShown = false {
    didSet { if isShown != oldValue { restart() } }
  }

  private var alarm: Alarm?
  private var remaining = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
  }

  /// Shows the caret and restarts its blinking.
  func restart() {
    alarm?.cancel()
    alarm = nil
    isHidden = !isShown
    remaining = CaretView.blinks
    if isShown { setAlarm() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    restart()
  }

  private func setAlarm() {
    guard remaining > 0, let host = window?.host else { return }
    alarm = host.animator.alarm(at: host.now + CaretView.interval) { [weak self] in self?.blink() }
  }

  private func blink() {
    guard isShown else { return }
    remaining -= 1
    isHidden = remaining > 0 && !isHidden
    setAlarm()
  }
}
