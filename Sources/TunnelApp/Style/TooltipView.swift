import Containers

/// A tooltip that describes a control while the pointer rests on it or it has keyboard focus.
final class TooltipView: View {
  private let label = Label()
  private var alarm: Alarm?
  private weak var overlay: Overlay?
  /// Whether the pointer is on the control or the keyboard focuses it, as of the last change.
  private var isCalled = false

  init() {
    super.init()
    isUserInteractionEnabled = false
    raise(
      cornerRadius: 7,
      shadow: Shadow(color: Color(white: 0, alpha: 0.4), radius: 8, offset: Point(x: 0, y: 2)))
    label.setScaledFont(Typography.caption)
    label.numberOfLines = 0
    label.textColor = Theme.text
    // The control already provides this to assistive technologies.
    label.accessibility.isElement = false
    addSubview(label)
  }

  /// Shows a text below a control, or above it, after the pointer or the focus has stayed for a
  /// while.
  ///
  /// Call this whenever the state of the control has changed. The text disappears at the first press
  /// or key, and does not return until the pointer and the keyboard have left the control.
  func follow(_ control: Control, saying text: @autoclosure () -> String) {
    let isCalled = control.isHovered || control.showsFocus
    if !isCalled || control.isHighlighted { hide() }
    guard isCalled != self.isCalled else { return }
    self.isCalled = isCalled
    if isCalled, !control.isHighlighted { show(text(), at: control) }
  }

  private func show(_ text: String, at view: View) {
    guard let host = view.window?.host else { return }
    alarm = host.animator.alarm(at: host.now + .milliseconds(600)) { [weak self, weak view] in
      if let self, let view { appear(text, at: view) }
    }
  }

  /// Hides the tooltip.
  func hide() {
    alarm?.cancel()
    overlay?.end()
  }

  private func appear(_ text: String, at view: View) {
    guard let window = view.window else { return }
    let overlay = Overlay(self, kind: .tooltip)
    self.overlay = overlay
    overlay.source = view
    // The text size comes from the window.
    overlay.begin(in: window)
    label.text = text
    let size = label.sizeThatFits(Size(width: max(1, window.bounds.width - 24), height: 0))
    let place = view.convert(view.bounds, to: nil)
    let width = size.width + 16
    let height = size.height + 8
    let below = place.maxY + 6
    frame = Rect(
      x: max(4, min(place.midX - width / 2, window.bounds.width - width - 4)),
      y: below + height <= window.bounds.height ? below : place.minY - 6 - height,
      width: width, height: height)
    label.frame = Rect(x: 8, y: 4, width: size.width, height: size.height)
  }
}
