import Containers

/// A short word on what has happened, for a while at the bottom of the window.
final class NoticeView: View {
  private let label = Label()
  private var alarm: Alarm?

  init() {
    super.init()
    isUserInteractionEnabled = false
    alpha = 0
    raise(
      cornerRadius: 12,
      shadow: Shadow(color: Color(white: 0, alpha: 0.45), radius: 14, offset: Point(x: 0, y: 4)))
    label.setScaledFont(Typography.caption)
    label.textColor = Theme.text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.accessibility.traits = [.staticText, .updatesFrequently]
    label.accessibility.identifier = "Notice"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  /// Stands in the lower middle of a view.
  func attach(to view: View) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let room = widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -24)
    // A window of a point has no room at all.
    room.priority = .required - 1
    LayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
      room, widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ])
  }

  /// Says something, in the place of what was said before.
  func show(_ text: String) {
    guard let host = window?.host else { return }
    label.text = text
    label.accessibility.value = text
    superview?.bringSubviewToFront(self)
    fade(to: 1)
    alarm?.cancel()
    // As long as it takes to read.
    alarm = host.animator.alarm(at: host.now + .milliseconds(2000 + 40 * text.count)) {
      [weak self] in self?.fade(to: 0)
    }
  }

  private func fade(to alpha: Double) {
    let isCalm = traitCollection.accessibilityMotion == .reduced
    View.animate(withDuration: isCalm ? .zero : .milliseconds(150)) { self.alpha = alpha }
  }
}
