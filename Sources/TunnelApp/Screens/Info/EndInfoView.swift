import Containers

/// The card of a place at one end of the tunnel: its name, the time and the sun there, and facts.
final class EndInfoView: View {
  /// The button and list at the bottom.
  let foot = CardFootView()
  /// Called with a fact to copy.
  var onCopy: ((Fact) -> Void)? {
    didSet { foot.onCopy = onCopy }
  }

  private let caption = Label()
  private let headline = Label()
  private let subtitle = Label()
  private let spinner = ActivityIndicatorView()
  private var clock: FactView?
  private var day: DayView?
  private var facts: [FactView] = []
  private var summary: PlaceSummary?

  /// Creates the card of an end.
  init(end: End) {
    super.init()
    caption.text = end == .start ? Messages.Info.start : Messages.Info.target
    caption.textColor = Theme.accent
    caption.setScaledFont(Typography.overline)
    headline.textColor = Theme.text
    headline.accessibility.traits = [.staticText, .header]
    subtitle.textColor = Theme.secondaryText
    for label in [caption, headline, subtitle] { label.numberOfLines = 0 }
    spinner.setDynamicColor(Theme.accent, for: \ActivityIndicatorView.color)
    focusGroupIdentifier = end.identifier
    [caption, headline, subtitle, spinner, foot].forEach(addSubview)
  }

  /// The views of facts that are shown.
  var factViews: [CopyView] { [clock, day].compactMap(\.self) + facts + foot.rows }

  /// Shows a state of the lookup.
  func show(_ content: InfoView.Content) {
    headline.text = content.headline
    if content == .thinking { spinner.startAnimating() } else { spinner.stopAnimating() }
    switch content {
    case .thinking: show(nil, "")
    case .failure(let message): show(nil, message)
    case .summary(let summary): show(summary, summary.subtitle)
    }
  }

  private func show(_ summary: PlaceSummary?, _ setting: String) {
    subtitle.text = setting
    foot.isHidden = summary == nil
    if summary != self.summary {
      self.summary = summary
      if !rewrite() { rebuild() }
    }
    foot.facts = summary?.more ?? []
    foot.attributions = summary?.allFacts.compactMap(\.attribution) ?? []
  }

  /// Writes another moment or place into the views of the same facts, which keep the focus.
  ///
  /// - Returns: Whether these are the same facts.
  private func rewrite() -> Bool {
    guard let summary, let clock, let day, let newClock = summary.clock, let newDay = summary.day
    else { return false }
    return day.write(newDay) && [clock].write([newClock]) && facts.write(summary.facts)
  }

  private func rebuild() {
    for view in [clock, day].compactMap(\.self) + facts { view.removeFromSuperview() }
    clock = summary?.clock.map { FactView($0, style: .figure) }
    day = summary?.day.map { DayView($0) }
    facts = summary?.facts.map { FactView($0) } ?? []
    for view in [clock, day].compactMap(\.self) + facts {
      view.onCopy = { [weak self] in self?.onCopy?($0) }
      // The foot stays last in the order of reading.
      insertSubview(view, belowSubview: foot)
    }
  }

  // MARK: Layout

  /// Lays out the card in a width, and returns its height.
  func arrange(width: Double, _ room: InfoRoom) -> Double {
    subtitle.setScaledFont(room.isSmall ? Typography.caption : Typography.body)
    clock?.style = room.isSmall ? .smallFigure : .figure
    let side = (width - 2 * FactGrid.gap) * 0.43
    let isBroad = !room.isSmall && side >= 200 * textScale && summary != nil
    day?.limit = room.sky
    let lead = isBroad ? width - side - 2 * FactGrid.gap : width
    headline.setScaledFont(headlineFont(inWidth: lead, room))
    var y = layOutName(in: Rect(x: 0, y: 0, width: lead, height: 0), room)
    if isBroad {
      let sky = layOutTime(in: Rect(x: width - side, y: 0, width: side, height: 0), isRow: false)
      let area = Rect(x: 0, y: y + 20, width: lead, height: 0)
      y = max(sky, FactGrid.arrange(facts, in: area, space: room.space))
    } else {
      if summary != nil {
        let area = Rect(x: 0, y: y + room.gap, width: width, height: 0)
        y = layOutTime(in: area, isRow: width >= 250 * textScale)
      }
      let area = Rect(x: 0, y: y + room.gap, width: width, height: 0)
      y = FactGrid.arrange(facts, in: area, space: room.space)
    }
    if !foot.isHidden {
      let height = foot.arrange(width: width, space: room.space)
      foot.frame = Rect(x: 0, y: y + room.gap, width: width, height: height)
      y = foot.frame.maxY
    }
    mirrorIfNeeded(in: width)
    return y
  }

  /// Returns a font in which no word of the headline is too long for a line, if there is one.
  private func headlineFont(inWidth width: Double, _ room: InfoRoom) -> Font {
    let fonts = [room.headlineFont, Typography.smallHeadline, Typography.strong]
    let words = (headline.text ?? "").split(separator: " ").map(String.init)
    return fonts.first { font in
      let style = TextStyle(font: font.scaled(by: textScale))
      return words.allSatisfy { TextLayout($0, style: style).size.width <= width }
    } ?? Typography.strong
  }

  private func layOutName(in area: Rect, _ room: InfoRoom) -> Double {
    var y = place(caption, at: 0, in: area) + (room.isSmall ? 2 : 8)
    y = place(headline, at: y, in: area, trailing: spinner.isHidden ? 0 : 40)
    spinner.frame = Rect(
      x: headline.frame.maxX + 12, y: headline.frame.midY - 10, width: 20, height: 20)
    subtitle.isHidden = (subtitle.text ?? "").isEmpty
    return subtitle.isHidden ? y : place(subtitle, at: y + 2, in: area)
  }

  private func place(
    _ label: Label, at y: Double, in area: Rect, trailing: Double = 0
  ) -> Double {
    let room = max(0, area.width - trailing)
    let size = label.sizeThatFits(Size(width: room, height: .greatestFiniteMagnitude))
    label.frame = Rect(x: area.minX, y: y, width: min(size.width, room), height: size.height)
    return label.frame.maxY
  }

  /// Lays out the time beside or above the sun, and returns the bottom of both.
  private func layOutTime(in area: Rect, isRow: Bool) -> Double {
    let isRow = isRow && clock != nil
    var (y, left) = (area.minY, 0.0)
    if let clock {
      left = isRow ? min(clock.widest - 2 * clock.inset.width, area.width * 0.56) : area.width
      y += FactGrid.place(clock, at: area.origin, width: left)
    }
    guard let day else { return y }
    let origin =
      isRow
      ? Point(x: area.minX + left + FactGrid.gap, y: area.minY)
      : Point(x: area.minX, y: clock == nil ? y : y + 6)
    let width = min(area.maxX - origin.x, 360 * max(1, textScale))
    return max(y, origin.y + FactGrid.place(day, at: origin, width: width))
  }
}
