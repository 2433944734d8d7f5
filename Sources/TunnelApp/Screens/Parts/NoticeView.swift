import Containers

/// A short message at the bottom of the maps that disappears after a while, with a button where something
/// can be done about it, or a question that stays until it is answered.
///
/// It covers neither controls nor notes on the maps, if there is any other room, and no text if there
/// is room beside it.
final class NoticeView: View {
  /// Another notice, which this one does not cover.
  weak var neighbor: NoticeView?

  private let label = Label()
  /// The answers to a question; none below a message.
  private var buttons: [Button] = []
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

  /// Creates a notice with an identifier for assistive technology.
  init(identifier: String) {
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
    label.accessibility.role = .notification
    label.accessibility.identifier = identifier
    addSubview(label)
  }

  /// Makes the notice appear at the bottom of a view, above everything else in the window; a question
  /// is beneath menus.
  ///
  /// - Parameters:
  ///   - rooms: Returns the areas of the window in which the notice may be, the best first. If all
  ///     are full, it may be anywhere over the view.
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
    var seen = Obstacles()
    seen.add(front)
    if let neighbor, neighbor.window != nil { seen.controls.append(neighbor.frame) }
    obstacles = seen.all
    // Only obstacles beneath the notice make it move.
    let margin = frame.insetBy(dx: -2, dy: -2)
    guard
      question != answered
        || obstacles != known && obstacles.contains(where: { $0.intersects(margin) })
    else { return }
    answered = question
    // Text over text is better than small text, and that is better than text over a button.
    frame =
      place(in: rooms(), of: obstacles, scales: [textScale])
      ?? place(
        in: rooms() + [area], of: seen.controls, scales: TextScale.fallbacks(from: textScale))
      ?? place(in: area, 1)
  }

  /// Returns the first frame in a room that is free of obstacles; nil if there is none.
  private func place(in rooms: [Rect], of obstacles: [Rect], scales: [Double]) -> Rect? {
    for scale in TextScale.fallbacks(from: textScale) {
      label.setScaledFont(Typography.caption.scaled(by: scale / textScale))
      for button in buttons {
        button.titleFont = Typography.button.scaled(by: scale / textScale)
      }
      for room in rooms {
        for share in [1, 0.7] {
          let place = place(in: room, share)
          if let free = Self.free(place, in: room, of: obstacles) { return free }
        }
      }
    }
    return nil
  }

  /// Returns the frame at the bottom center of a room, as wide as a share of it at most.
  private func place(in room: Rect, _ share: Double) -> Rect {
    let (across, down) = (Self.inset, Self.verticalInset)
    let most = max(1, min(share * room.width - 24, 560 * max(1, textScale)) - 2 * across)
    var width = label.balancedWidth(in: most)
    for row in rows(in: most) { width = max(width, self.width(of: row)) }
    var height = label.sizeThatFits(Size(width: width, height: 0)).height + 2 * down
    for row in rows(in: most) { height += Self.gap + self.height(of: row) }
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

  /// The distance between the text and the left and right edges, in points.
  private static let inset = 14.0
  /// The same above and below the text.
  private static let verticalInset = 6.0

  override func layoutSubviews() {
    let room = bounds.insetBy(dx: Self.inset, dy: Self.verticalInset)
    label.frame = room
    guard !buttons.isEmpty else { return }
    label.frame.size.height = label.sizeThatFits(Size(width: room.width, height: 0)).height
    var y = label.frame.maxY + Self.gap
    for row in rows(in: room.width) {
      var x = room.midX - width(of: row) / 2
      for button in row {
        button.frame = Rect(origin: Point(x: x, y: y), size: button.intrinsicContentSize)
        x = button.frame.maxX + 2 * Self.gap
      }
      y += height(of: row) + Self.gap
    }
  }

  /// Returns the buttons side by side, or one below the other where they have no room.
  private func rows(in width: Double) -> [[Button]] {
    guard !buttons.isEmpty else { return [] }
    return self.width(of: buttons) <= width ? [buttons] : buttons.map { [$0] }
  }

  private func width(of row: [Button]) -> Double {
    row.map(\.intrinsicContentSize.width).reduce(2 * Self.gap * Double(row.count - 1), +)
  }

  private func height(of row: [Button]) -> Double {
    row.map(\.intrinsicContentSize.height).max() ?? 0
  }

  /// The distance between the text and the buttons, and half of that between buttons, in points.
  private static let gap = 6.0

  /// Shows a message in place of the previous one.
  ///
  /// - Parameters:
  ///   - stays: Whether it stays until ``hide()`` or another message.
  ///   - offer: What can be done about it while it is there, where no sheet is in the way; nil for
  ///     nothing.
  func show(
    _ text: String, stays: Bool = false, offering offer: (title: String, perform: () -> Void)? = nil
  ) {
    guard let window = home?.window, let host = window.host else { return }
    let sheet = window.rootViewController?.presentedViewController
    let offer = sheet?.isBeingDismissed == false ? nil : offer
    show(text, with: offer.map { [button(for: $0)] } ?? [], in: window)
    alarm?.cancel()
    guard !stays else { return }
    announce(text)
    // Long enough to read the text, and to reach a button.
    let time = Duration.milliseconds((offer == nil ? 2000 : 6000) + 40 * text.count)
    alarm = host.animator.alarm(at: host.now + time) { [weak self] in self?.overlay?.end() }
  }

  /// Asks a question that stays until a button is pressed, which is called then.
  func ask(_ text: String, answers: [(title: String, perform: () -> Void)]) {
    guard let window = home?.window else { return }
    alarm?.cancel()
    show(text, with: answers.map { button(for: $0) }, in: window)
    announce(text)
  }

  private func button(for answer: (title: String, perform: () -> Void)) -> Button {
    let button = Button(title: answer.title)
    button.tintColor = Theme.accent
    button.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.hide()
      answer.perform()
    }
    return button
  }

  private func announce(_ text: String) {
    application?.accessibility.post(notification: .announcement, argument: text)
  }

  private func show(_ text: String, with new: [Button], in window: Window) {
    for button in buttons { button.removeFromSuperview() }
    buttons = new
    for button in new { addSubview(button) }
    label.text = text
    label.accessibility.value = text
    setNeedsLayout()
    appear(in: window)
    // An overlay that was leaving takes its own setting back.
    isUserInteractionEnabled = !new.isEmpty
    // The same text may need another place now.
    answered = nil
    settle()
  }

  /// Makes the message disappear at once instead of after a while.
  func hide() {
    alarm?.cancel()
    overlay?.end()
  }

  private func appear(in window: Window) {
    let kind: OverlayKind = buttons.isEmpty ? .notice : .banner
    // One of the other kind has another level.
    if overlay?.kind != kind { removeFromSuperview() }
    let overlay = overlay ?? Overlay(self, kind: kind)
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

/// What a notice does not cover, in the window.
private struct Obstacles {
  /// The frames of controls and of the notes on the maps.
  var controls: [Rect] = []
  /// The frames of text, which is worth less.
  var texts: [Rect] = []

  var all: [Rect] { controls + texts }

  /// Adds what can be seen of a view.
  ///
  /// - Parameter clip: The area of the window within which the view is seen.
  mutating func add(_ view: View, within clip: Rect? = nil) {
    guard !view.isHidden, view.alpha > 0 else { return }
    var frame = view.convert(view.bounds, to: nil)
    if let clip { frame = frame.intersection(clip) }
    if view is Control || view is ScaleBarView || view is NotePlate {
      return controls.append(frame)
    }
    if view is CopyView || (view as? Label)?.text?.isEmpty == false { return texts.append(frame) }
    for part in view.subviews { add(part, within: view.clipsToBounds ? frame : clip) }
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
