/// The text that is shown below a control while the pointer rests on it or the keyboard is on it.
@MainActor
final class ControlToolTip: View {
  /// The time for which the pointer or the focus stays before the text appears.
  private static let delay = Duration.milliseconds(700)

  private let label = Label()
  private var alarm: Alarm?
  private weak var overlay: Overlay?

  init() {
    super.init()
    isUserInteractionEnabled = false
    cornerRadius = 6
    label.numberOfLines = 0
    // The control already provides this to assistive technologies.
    label.accessibility.isElement = false
    addSubview(label)
  }

  /// Shows the text of a control after a while.
  func wait(for control: Control) {
    guard let host = control.window?.host else { return }
    alarm = host.animator.alarm(at: host.now + Self.delay) { [weak self, weak control] in
      if let self, let control, let text = control.toolTip { appear(text, at: control) }
    }
  }

  func hide() {
    alarm?.cancel()
    overlay?.end()
  }

  private func appear(_ text: String, at control: Control) {
    guard let window = control.window, !window.covers(control) else { return }
    let overlay = Overlay(self, kind: .tooltip)
    self.overlay = overlay
    overlay.source = control
    overlay.begin(in: window)
    label.font = Font.system(size: 12).scaled(compatibleWith: traitCollection)
    label.text = text
    label.textColor = color(.label)
    backgroundColor = color(.secondarySystemBackground)
    shadow = Shadow(color: Color(white: 0, alpha: 0.35), radius: 6, offset: Point(x: 0, y: 2))
    let text = label.sizeThatFits(Size(width: max(1, window.bounds.width - 24), height: 0))
    let size = Size(width: text.width + 16, height: text.height + 8)
    let place = control.convert(control.bounds, to: nil)
    let below = place.maxY + 6
    frame = Rect(
      x: max(4, min(place.midX - size.width / 2, window.bounds.width - size.width - 4)).rounded(),
      y: below + size.height <= window.bounds.height ? below : place.minY - 6 - size.height,
      width: size.width, height: size.height)
    label.frame = Rect(x: 8, y: 4, width: text.width, height: text.height)
  }
}

extension Control {
  /// Shows or hides the tool tip after the pointer, the focus, or a press has come or gone.
  func toolTipFollows() {
    let isCalled = isHovered || showsFocus
    if !isCalled || isHighlighted { tip?.hide() }
    guard isCalled else { return tip = nil }
    guard tip == nil, toolTip != nil else { return }
    let tip = ControlToolTip()
    self.tip = tip
    if !isHighlighted { tip.wait(for: self) }
  }
}
