import Containers

/// A short message at the bottom of the window that disappears after a while.
final class NoticeView: View {
  private let label = Label()
  private var alarm: Alarm?
  private weak var overlay: Overlay?
  /// The view in whose window the notice appears.
  private weak var home: View?
  /// The question for which the width was chosen.
  private var answered: Question?
  private lazy var widest = widthAnchor.constraint(lessThanOrEqualToConstant: 0)

  private struct Question: Equatable {
    let text: String
    let width: Double
    let textScale: Double
  }

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
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.inset),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.inset),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  /// Makes the notice appear in the window of a view.
  func attach(to view: View) { home = view }

  /// Places the notice at the bottom center of a window.
  private func place(in window: Window) {
    translatesAutoresizingMaskIntoConstraints = false
    // A window of a point has no room at all.
    widest.priority = .required - 1
    LayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: window.centerXAnchor),
      bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -12),
      widest,
    ])
  }

  /// Chooses the smallest width that keeps the number of lines at a minimum, so that they are about
  /// equally long.
  func fit(inWindowOf width: Double) {
    let question = Question(text: label.text ?? "", width: width, textScale: textScale)
    guard question != answered else { return }
    answered = question
    let room = max(1, min(width - 24, 560 * max(1, textScale)) - 2 * Self.inset)
    let balanced = label.balancedWidth(in: room) + 2 * Self.inset
    if widest.constant != balanced { widest.constant = balanced }
  }

  /// The distance between the text and the left and right edges, in points.
  private static let inset = 14.0

  /// Shows a message in place of the previous one.
  func show(_ text: String) {
    guard let window = home?.window, let host = window.host else { return }
    label.text = text
    label.accessibility.value = text
    appear(in: window)
    fit(inWindowOf: window.bounds.width)
    alarm?.cancel()
    // Long enough to read the text.
    alarm = host.animator.alarm(at: host.now + .milliseconds(2000 + 40 * text.count)) {
      [weak self] in self?.overlay?.end()
    }
  }

  /// Makes the message disappear at once instead of after a while.
  func hide() {
    alarm?.cancel()
    overlay?.end()
  }

  private func appear(in window: Window) {
    let overlay = overlay ?? Overlay(self, kind: .notice)
    let isNew = overlay.phase == .ready
    self.overlay = overlay
    overlay.leave = { [weak self] in self?.fade(to: 0, completion: $0) }
    overlay.begin(in: window)
    if isNew { place(in: window) }
    fade(to: 1)
  }

  private func fade(to alpha: Double, completion: @escaping () -> Void = {}) {
    let isCalm = traitCollection.accessibilityMotion == .reduced
    View.animate(withDuration: isCalm ? .zero : .milliseconds(150)) {
      self.alpha = alpha
    } completion: { _ in
      completion()
    }
  }
}

extension Label {
  /// Returns the smallest width in which the text needs no more lines than in a given width.
  fileprivate func balancedWidth(in room: Double) -> Double {
    func height(_ width: Double) -> Double { sizeThatFits(Size(width: width, height: 0)).height }
    let least = height(room)
    var (tooNarrow, enough) = (0.0, min(room, sizeThatFits(Size(width: room, height: 0)).width))
    while enough - tooNarrow > 2 {
      let middle = (tooNarrow + enough) / 2
      if height(middle) > least { tooNarrow = middle } else { enough = middle }
    }
    return enough.rounded(.up)
  }
}
