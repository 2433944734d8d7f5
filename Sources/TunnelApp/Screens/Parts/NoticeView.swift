import Containers

/// A short message at the bottom of the maps that disappears after a while.
///
/// It covers neither controls nor scale bars, if there is any other room.
final class NoticeView: View {
  private let label = Label()
  private var alarm: Alarm?
  private weak var overlay: Overlay?
  /// The view at whose bottom the notice appears.
  private weak var home: View?
  /// Returns the areas of the window in which the notice may be, the best first.
  private var rooms: () -> [Rect] = { [] }
  /// Returns what is in front of everything else, apart from the notice.
  private var front: () -> View? = { nil }
  /// The question for which the place was chosen.
  private var answered: Question?
  /// The obstacles that the notice avoided there.
  private var obstacles: [Rect] = []

  private struct Question: Equatable {
    let text: String
    let area: Rect
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
    addSubview(label)
  }

  /// Makes the notice appear at the bottom of a view, above everything else in the window.
  ///
  /// - Parameters:
  ///   - rooms: Returns the areas of the window besides that bottom in which the notice may be.
  ///   - front: Returns the frontmost content, whose controls the notice does not cover.
  func attach(
    to view: View, rooms: @escaping () -> [Rect], front: @escaping () -> View?
  ) {
    (home, self.rooms, self.front) = (view, rooms, front)
  }

  /// Chooses a place, unless the present one is still suitable.
  ///
  /// It is as far down as possible, and has the smallest width that keeps the number of lines at a
  /// minimum, so that they are about equally long.
  func settle() {
    guard window != nil, let home, let front = front() else { return }
    let area = home.convert(home.bounds, to: nil)
    let question = Question(text: label.text ?? "", area: area, textScale: textScale)
    let known = obstacles
    obstacles = []
    Self.addObstacles(in: front, to: &obstacles)
    // Only obstacles beneath the notice make it move.
    let margin = frame.insetBy(dx: -2, dy: -2)
    guard
      question != answered
        || obstacles != known && obstacles.contains(where: { $0.intersects(margin) })
    else { return }
    answered = question
    var bottom = area
    bottom.origin.y += (area.height * 0.6).rounded()
    bottom.size.height = area.maxY - bottom.minY
    // Smaller text is better than text over a button.
    for scale in TextScale.fallbacks(from: textScale) {
      label.setScaledFont(Typography.caption.scaled(by: scale / textScale))
      for room in [bottom] + rooms() + [area] {
        for share in [1, 0.7] {
          let place = place(in: room, share)
          if let free = Self.free(place, in: room, of: obstacles) { return frame = free }
        }
      }
    }
    frame = place(in: area, 1)
  }

  /// Returns the frame at the bottom center of a room, as wide as a share of it at most.
  private func place(in room: Rect, _ share: Double) -> Rect {
    let (across, down) = (Self.inset, Self.verticalInset)
    let most = max(1, min(share * room.width - 24, 560 * max(1, textScale)) - 2 * across)
    let width = label.balancedWidth(in: most)
    let height = label.sizeThatFits(Size(width: width, height: 0)).height + 2 * down
    return Rect(
      x: (room.midX - width / 2 - across).rounded(), y: (room.maxY - 12 - height).rounded(),
      width: width + 2 * across, height: height)
  }

  /// Returns a frame moved up in a room, and aside if need be, until it is free of obstacles; nil if it
  /// never is.
  private static func free(_ frame: Rect, in room: Rect, of obstacles: [Rect]) -> Rect? {
    let aside = max(0, (room.width - frame.width) / 2 - 4)
    for way in [0, aside, -aside] {
      var frame = frame.offsetBy(dx: way.rounded(), dy: 0)
      while frame.minY >= room.minY {
        let margin = frame.insetBy(dx: -2, dy: -2)
        if !obstacles.contains(where: { $0.intersects(margin) }) { return frame }
        frame.origin.y -= 2
      }
    }
    return nil
  }

  /// Adds the frames of the controls and scale bars in a view that can be seen, in the window.
  private static func addObstacles(in view: View, to obstacles: inout [Rect]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if view is Control || view is ScaleBarView {
      return obstacles.append(view.convert(view.bounds, to: nil))
    }
    for part in view.subviews { addObstacles(in: part, to: &obstacles) }
  }

  /// The distance between the text and the left and right edges, in points.
  private static let inset = 14.0
  /// The same above and below the text.
  private static let verticalInset = 6.0

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: Self.inset, dy: Self.verticalInset)
  }

  /// Shows a message in place of the previous one.
  func show(_ text: String) {
    guard let window = home?.window, let host = window.host else { return }
    label.text = text
    label.accessibility.value = text
    appear(in: window)
    // The same text may need another place now.
    answered = nil
    settle()
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
    self.overlay = overlay
    overlay.leave = { [weak self] in self?.fade(to: 0, completion: $0) }
    overlay.begin(in: window)
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
