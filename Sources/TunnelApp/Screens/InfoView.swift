import Containers

/// The look of the information side: a headline, what it belongs to, and facts in columns; as many
/// as there is room for, the most important first.
final class InfoView: View {
  /// What there is to show.
  enum Content: Equatable {
    case thinking
    case summary(PlaceSummary)
    case failure(String)
  }

  /// What is shown.
  var content = Content.thinking {
    didSet { if content != oldValue { contentDidChange() } }
  }

  private let drawing: Drawing
  private let caption = Label()
  private let headline = Label()
  private let subtitle = Label()
  private let spinner = ActivityIndicatorView()
  private var rows: [FactView] = []

  /// Makes the look for one end of the tunnel.
  init(end: End) {
    drawing = (end == .start ? AnnotationImage.child : .cross).drawing
    super.init()
    backgroundColor = Theme.card
    clipsToBounds = true
    caption.text = end == .start ? "WHERE YOU DIG" : "WHERE YOU COME OUT"
    caption.textColor = Theme.accent
    caption.font = Typography.overline
    headline.textColor = Theme.text
    headline.accessibility.traits = [.staticText, .header]
    headline.numberOfLines = 3
    subtitle.textColor = Theme.secondaryText
    subtitle.numberOfLines = 2
    spinner.setDynamicColor(Theme.accent, for: \ActivityIndicatorView.color)
    [caption, headline, subtitle, spinner].forEach(addSubview)
    contentDidChange()
  }

  override func layoutSubviews() {
    let isSmall = isSmall
    headline.font = isSmall ? Typography.smallHeadline : Typography.headline
    subtitle.font = isSmall ? Typography.caption : Typography.body
    let inset = isSmall ? 14.0 : max(28, min(56, bounds.width * 0.05))
    var area = bounds.insetBy(dx: inset, dy: isSmall ? 10 : inset * 0.85)
    if let emblem {
      if emblem.minX > bounds.midX - 1 {
        area.size.width = max(0, emblem.minX - area.minX)
      } else {
        area.size.height = max(0, emblem.minY - area.minY)
      }
    }
    guard !area.isEmpty else { return }
    var y = area.minY
    y = place(caption, at: y, in: area, isShown: bounds.height >= 120) + (isSmall ? 2 : 8)
    y = place(headline, at: y, in: area, isShown: true, trailing: spinner.isHidden ? 0 : 40)
    spinner.frame = Rect(
      x: headline.frame.maxX + 12, y: headline.frame.midY - 10, width: 20, height: 20)
    y = place(subtitle, at: y + 2, in: area, isShown: !subtitle.text.isEmpty)
    layoutRows(
      in: Rect(minX: area.minX, minY: y + (isSmall ? 8 : 22), maxX: area.maxX, maxY: area.maxY))
  }

  override func draw(_ canvas: Canvas) {
    let fall = Gradient(
      [seen(Theme.cardTop), seen(Theme.card)],
      shape: .linear(from: Point(x: 0, y: bounds.minY), to: Point(x: 0, y: bounds.maxY)))
    canvas.fill(Path(rect: bounds), fall)
    guard let emblem else { return }
    for (share, alpha) in [(1.0, 0.07), (0.72, 0.1), (0.46, 0.14)] {
      let size = Size(width: emblem.width * share, height: emblem.height * share)
      canvas.stroke(
        Path(ellipseIn: Rect(center: emblem.center, size: size)), Stroke(width: 1.5),
        seen(Theme.accent).withAlphaComponent(alpha))
    }
    let height = emblem.height * 0.42
    drawing.draw(
      on: canvas,
      in: Rect(
        center: emblem.center,
        size: Size(width: height * drawing.size.width / drawing.size.height, height: height)))
  }

  private var isSmall: Bool { bounds.width < 420 || bounds.height < 240 }

  /// Where the drawing of the end stands in its rings; nil where there is no room for it.
  private var emblem: Rect? {
    if bounds.width >= 720, bounds.height >= 300 {
      let side = min(300, bounds.height * 0.68)
      let margin = max(36, bounds.width * 0.05)
      return Rect(
        x: bounds.maxX - margin - side, y: bounds.midY - side / 2, width: side, height: side)
    }
    guard bounds.width >= 300, bounds.height >= 760 else { return nil }
    let side = min(300, bounds.width * 0.6, bounds.height - 460)
    return Rect(
      x: bounds.midX - side / 2, y: bounds.maxY - 32 - side, width: side, height: side)
  }

  private func place(
    _ label: Label, at y: Double, in area: Rect, isShown: Bool, trailing: Double = 0
  ) -> Double {
    let room = Size(width: area.width - trailing, height: area.maxY - y)
    let size = label.sizeThatFits(room)
    label.isHidden = !isShown || size.height > room.height + 0.5
    guard !label.isHidden else { return y }
    label.frame = Rect(
      x: area.minX, y: y, width: min(size.width, room.width), height: size.height)
    return y + size.height
  }

  private func layoutRows(in area: Rect) {
    let gap = 20.0
    let widest = rows.map { $0.sizeThatFits(Size(width: 10_000, height: 1000)).width }.max() ?? 0
    let columns = max(1, min(3, Int((area.width + gap) / (min(max(150, widest), 260) + gap))))
    let width = (area.width - gap * Double(columns - 1)) / Double(columns)
    var y = area.minY
    for start in stride(from: 0, to: rows.count, by: columns) {
      let line = rows[start..<min(rows.count, start + columns)]
      let height =
        line.map { $0.sizeThatFits(Size(width: width, height: 1000)).height }.max() ?? 0
      for (column, row) in line.enumerated() {
        row.isHidden = y + height > area.maxY + 0.5 || width < 60
        row.frame = Rect(
          x: area.minX + Double(column) * (width + gap), y: y, width: width, height: height)
      }
      y += height + (isSmall ? 10 : 18)
    }
  }

  private func contentDidChange() {
    rows.forEach { $0.removeFromSuperview() }
    rows = []
    subtitle.numberOfLines = 2
    switch content {
    case .thinking:
      headline.text = "Thinking…"
      subtitle.text = ""
    case .summary(let summary):
      headline.text = summary.headline
      subtitle.text = summary.subtitle
      rows = summary.facts.map(FactView.init)
    case .failure(let message):
      headline.text = "No answer"
      subtitle.text = message
      subtitle.numberOfLines = 4
    }
    rows.forEach(addSubview)
    if content == .thinking { spinner.startAnimating() } else { spinner.stopAnimating() }
    setNeedsLayout()
  }
}
