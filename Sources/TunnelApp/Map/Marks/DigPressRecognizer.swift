import Containers

/// A long press that digs, with a ring that fills while it waits.
final class DigPressRecognizer: LongPressGestureRecognizer {
  /// The time after which the wait is shown: a click is over by then.
  private static let patience = Duration.milliseconds(250)

  private var ring: PressRingView?
  private var link: DisplayLink?
  private var start = Duration.zero

  override init(onChange: ((GestureRecognizer) -> Void)? = nil) {
    super.init(onChange: onChange)
    // Long enough that resting before a drag does not dig.
    minimumPressDuration = .milliseconds(800)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    hide()
    guard state == .possible, numberOfTouches == 1, let host = view?.window?.host else { return }
    start = event.timestamp
    let link = DisplayLink(animator: host.animator) { [weak self] in self?.step(to: $0.timestamp) }
    link.isPaused = false
    self.link = link
  }

  override func reset() {
    super.reset()
    hide()
  }

  private func hide() {
    link?.isPaused = true
    link = nil
    ring?.removeFromSuperview()
    ring = nil
  }

  private func step(to now: Duration) {
    guard state == .possible, numberOfTouches == 1, now < start + minimumPressDuration,
      let map = view, let touch = touches.first
    else { return hide() }
    let waited = now - start - Self.patience
    guard waited >= .zero else { return }
    let ring = ring ?? PressRingView(isForFinger: touch.type == .direct)
    if self.ring == nil {
      ring.center = location(in: map)
      map.addSubview(ring)
      self.ring = ring
    }
    ring.fraction = waited / (minimumPressDuration - Self.patience)
  }
}

/// A ring around a press, which fills from the top.
private final class PressRingView: View {
  /// The part that is filled, from 0 to 1.
  var fraction = 0.0 { didSet { if fraction != oldValue { setNeedsDisplay() } } }

  /// Creates a ring that a finger does not cover, or a smaller one around the pointer.
  init(isForFinger: Bool) {
    let side = isForFinger ? 96.0 : 44
    super.init(frame: Rect(x: 0, y: 0, width: side, height: side))
    isUserInteractionEnabled = false
    accessibility.identifier = "Long press"
  }

  override func draw(_ canvas: Canvas) {
    let ring = bounds.insetBy(dx: 4, dy: 4)
    canvas.stroke(Path(ellipseIn: ring), Stroke(width: 6), Color(white: 0, alpha: 0.45))
    canvas.stroke(Path(ellipseIn: ring), Stroke(width: 1.5), Color(white: 1, alpha: 0.6))
    guard fraction > 0 else { return }
    var arc = Path()
    let top = -Double.pi / 2
    arc.arc(
      center: ring.center, radius: ring.width / 2, from: top, to: top + 2 * .pi * fraction)
    canvas.stroke(arc, Stroke(width: 4, cap: .round), seen(Theme.accent))
  }
}
