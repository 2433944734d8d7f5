import Containers

/// The view of the information side: a headline, what it belongs to, and facts in columns, the most
/// important first.
///
/// Facts that do not fit are reached by scrolling.
final class InfoView: View {
  /// The state of the lookup, with its result.
  enum Content: Equatable {
    case thinking
    case summary(PlaceSummary)
    case failure(String)

    fileprivate var headline: String {
      switch self {
      case .thinking: Messages.Info.thinking
      case .summary(let summary): summary.headline
      case .failure: Messages.Info.noAnswer
      }
    }
  }

  /// The content that is shown.
  var content = Content.thinking {
    didSet {
      guard content != oldValue else { return }
      // Keep the scroll position while only the time at the place advances.
      if content.headline != oldValue.headline { scroll.contentOffset = .zero }
      contentDidChange()
    }
  }

  private let drawing: Drawing
  private let scroll = FactsView()
  private let caption = Label()
  private let headline = Label()
  private let subtitle = Label()
  private let spinner = ActivityIndicatorView()
  private var rows: [FactView] = []
  /// The frame of the drawing of the end with its rings; nil if the facts leave no room for it.
  private var emblem: Rect? {
    didSet { if emblem != oldValue { setNeedsDisplay() } }
  }

  /// The scrolling content, which takes the focus.
  var facts: View { scroll }

  /// Creates the view for one end of the tunnel.
  init(end: End) {
    drawing = (end == .start ? AnnotationImage.child : .cross).drawing
    super.init()
    backgroundColor = Theme.card
    clipsToBounds = true
    caption.text = end == .start ? Messages.Info.start : Messages.Info.target
    caption.textColor = Theme.accent
    caption.setScaledFont(Typography.overline)
    caption.numberOfLines = 0
    headline.textColor = Theme.text
    headline.accessibility.traits = [.staticText, .header]
    headline.numberOfLines = 0
    subtitle.textColor = Theme.secondaryText
    subtitle.numberOfLines = 0
    spinner.setDynamicColor(Theme.accent, for: \ActivityIndicatorView.color)
    scroll.accessibility.label =
      end == .start ? Messages.Info.factsOfStart : Messages.Info.factsOfEnd
    [caption, headline, subtitle, spinner].forEach(scroll.addSubview)
    addSubview(scroll)
    contentDidChange()
  }

  /// Flashes the scroll indicators to show that there is more content.
  func flashScrollIndicators() { scroll.flashScrollIndicators() }

  override func layoutSubviews() {
    super.layoutSubviews()
    headline.setScaledFont(headlineFont)
    subtitle.setScaledFont(isSmall ? Typography.caption : Typography.body)
    var place = emblemBeside
    var height = layOutContent(width: place?.minX ?? bounds.width)
    if place != nil, height > bounds.height {
      place = nil
      height = layOutContent(width: bounds.width)
    }
    emblem = place ?? emblem(below: height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror() }
    scroll.frame = bounds
    scroll.contentSize = Size(width: bounds.width, height: height)
  }

  /// Mirrors the layout for right-to-left languages.
  private func mirror() {
    func mirrored(_ frame: Rect) -> Rect {
      Rect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    for part in [caption, headline, subtitle, spinner] + rows { part.frame = mirrored(part.frame) }
    emblem = emblem.map(mirrored)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
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

  /// Whether there is little room for text of the preferred size.
  private var isSmall: Bool {
    let scale = max(1, textScale)
    return bounds.width < 420 * scale || bounds.height < 240 * scale
  }

  /// The font of the headline, small enough that some of the content below stays visible.
  private var headlineFont: Font {
    if bounds.height < 120 { return Typography.strong }
    return isSmall ? Typography.smallHeadline : Typography.headline
  }

  /// The frame of the drawing beside the facts; nil if the view is too narrow or too low.
  private var emblemBeside: Rect? {
    guard bounds.width >= 720, bounds.height >= 300 else { return nil }
    let side = min(300, bounds.height * 0.68)
    let margin = max(36, bounds.width * 0.05)
    return Rect(
      x: bounds.maxX - margin - side, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Returns the frame of the drawing below facts of a height; nil if there is too little room.
  private func emblem(below height: Double) -> Rect? {
    let side = min(300, bounds.width * 0.6, bounds.height - height - 32)
    guard side >= 140 else { return nil }
    return Rect(
      x: bounds.midX - side / 2, y: bounds.maxY - 32 - side, width: side, height: side)
  }

  /// Lays out the content from top to bottom, and returns its height.
  private func layOutContent(width: Double) -> Double {
    let inset = isSmall ? 14.0 : max(28, min(56, bounds.width * 0.05))
    let margin = bounds.height < 120 ? 4 : isSmall ? 10 : inset * 0.85
    let area = Rect(x: inset, y: margin, width: max(0, width - 2 * inset), height: 0)
    var y = place(caption, at: area.minY, in: area) + (isSmall ? 2 : 8)
    y = place(headline, at: y, in: area, trailing: spinner.isHidden ? 0 : 40)
    spinner.frame = Rect(
      x: headline.frame.maxX + 12, y: headline.frame.midY - 10, width: 20, height: 20)
    subtitle.isHidden = (subtitle.text ?? "").isEmpty
    if !subtitle.isHidden { y = place(subtitle, at: y + 2, in: area) }
    return layOutRows(in: area, from: y + (isSmall ? 8 : 22)) + min(margin, 20)
  }

  private func place(
    _ label: Label, at y: Double, in area: Rect, trailing: Double = 0
  ) -> Double {
    let room = max(0, area.width - trailing)
    let size = label.sizeThatFits(Size(width: room, height: .greatestFiniteMagnitude))
    label.frame = Rect(x: area.minX, y: y, width: min(size.width, room), height: size.height)
    return label.frame.maxY
  }

  /// Lays out the facts in columns, and returns the bottom of the last one.
  private func layOutRows(in area: Rect, from top: Double) -> Double {
    let (gap, space) = (20.0, isSmall ? 10.0 : 18)
    let widest = rows.map { $0.sizeThatFits(Size(width: 10_000, height: 1000)).width }.max() ?? 0
    let (least, most) = (150 * textScale, 235 * textScale)
    let columns = max(1, min(4, Int((area.width + gap) / (min(max(least, widest), most) + gap))))
    let width = max(0, (area.width - gap * Double(columns - 1)) / Double(columns))
    var y = top
    for start in stride(from: 0, to: rows.count, by: columns) {
      let line = rows[start..<min(rows.count, start + columns)]
      let height =
        line.map { $0.sizeThatFits(Size(width: width, height: 1000)).height }.max() ?? 0
      for (column, row) in line.enumerated() {
        row.frame = Rect(
          x: area.minX + Double(column) * (width + gap), y: y, width: width, height: height)
      }
      y += height + space
    }
    return rows.isEmpty ? top : y - space
  }

  private func contentDidChange() {
    rows.forEach { $0.removeFromSuperview() }
    rows = []
    headline.text = content.headline
    subtitle.text = ""
    switch content {
    case .thinking: break
    case .summary(let summary):
      subtitle.text = summary.subtitle
      rows = summary.facts.map(FactView.init)
    case .failure(let message):
      subtitle.text = message
    }
    rows.forEach(scroll.addSubview)
    if content == .thinking { spinner.startAnimating() } else { spinner.stopAnimating() }
    setNeedsLayout()
  }
}

/// The scroll view of the facts, which takes the focus of a map whether or not they overflow: the
/// answer may come later.
private final class FactsView: ScrollView {
  override var canBecomeFocused: Bool { true }

  /// Leaves Space to the flip.
  override func pressesBegan(_ presses: Set<Press>) {
    guard let key = presses.first?.key, key.keyCode == .space, key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses)
    }
    next?.pressesBegan(presses)
  }
}
