import Containers

/// The card of the tunnel: its length, the time of a fall, the layers, and a button to fall.
final class TunnelInfoView: View {
  /// The tunnel.
  var summary: TunnelSummary {
    didSet { if summary != oldValue { rebuild() } }
  }

  /// The buttons and lists at the bottom.
  let foot: CardFootView
  /// The button that lets the child fall.
  let fall = Button(configuration: .tinted())
  /// Called with a fact to copy.
  var onCopy: ((Fact) -> Void)? {
    didSet { foot.onCopy = onCopy }
  }

  /// The height that the card fills with a larger drawing of the Earth, if it is that low before
  /// the user unfolds anything.
  var fills = 0.0

  private let caption = Label()
  private let earth = LayersView()
  private var facts: [FactView] = []

  /// Creates the card of a tunnel.
  init(_ summary: TunnelSummary) {
    self.summary = summary
    foot = CardFootView(lead: fall)
    super.init()
    backgroundColor = Theme.raised
    borderColor = Theme.hairline
    borderWidth = 1
    cornerRadius = 12
    caption.text = Messages.Cards.tunnel
    caption.textColor = Theme.accent
    caption.setScaledFont(Typography.overline)
    caption.numberOfLines = 0
    caption.accessibility.traits = [.staticText, .header]
    caption.accessibility.headingLevel = 2
    fall.configuration?.title = Messages.Cards.fall
    fall.toolTip = Messages.Fall.command
    fall.accessibility.hint = Messages.Cards.fallHint
    fall.focusGroupPriority = 1
    focusGroupIdentifier = String(describing: Self.self)
    accessibility.label = Messages.Cards.factsOfTunnel
    accessibility.role = .group
    [caption, earth, foot].forEach(addSubview)
    rebuild()
  }

  /// The views of facts that are shown.
  var factViews: [CopyView] { facts + foot.rows }

  private func rebuild() {
    facts.forEach { $0.removeFromSuperview() }
    facts = [summary.length, summary.fall].map { FactView($0, style: .figure) }
    for fact in facts {
      fact.onCopy = { [weak self] in self?.onCopy?($0) }
      insertSubview(fact, belowSubview: earth)
    }
    foot.facts = summary.more
    foot.attributions = summary.allFacts.compactMap(\.attribution)
    setNeedsLayout()
  }

  /// Lays out the card in a width, and returns its height.
  func arrange(width: Double, _ room: InfoRoom) -> Double {
    let inset = room.isSmall ? 12.0 : 20
    let inner = max(0, width - 2 * inset)
    var y = room.isSmall ? 8.0 : 16
    let size = caption.sizeThatFits(Size(width: inner, height: 1000))
    caption.frame = Rect(x: inset, y: y, width: inner, height: size.height)
    y = layOutFigures(
      in: Rect(
        x: inset, y: caption.frame.maxY + (room.isSmall ? 3 : 10), width: inner, height: 0), room)
    let height = foot.arrange(width: inner, space: room.space)
    let (above, below, end) = room.isSmall ? (5.0, 7.0, 8.0) : (14, 16, 14)
    // The buttons stay where they are when what they unfold appears below them.
    let free = fills - y - above - below - (height - foot.excess) - end
    let thickness = free >= LayersView.leastDisc ? free : room.isSmall ? 5 : 10
    earth.frame = Rect(x: inset, y: y + above, width: inner, height: thickness)
    foot.frame = Rect(x: inset, y: earth.frame.maxY + below, width: inner, height: height)
    mirrorIfNeeded(in: width)
    return foot.frame.maxY + end
  }

  /// Lays out both figures beside each other if they fit, and returns their bottom.
  private func layOutFigures(in area: Rect, _ room: InfoRoom) -> Double {
    for fact in facts { fact.style = room.isSmall ? .smallFigure : .figure }
    let half = (area.width - FactGrid.gap) / 2
    let fits = facts.allSatisfy { $0.widest - 2 * $0.inset.width <= half }
    var bottom = area.minY
    for (index, fact) in facts.enumerated() {
      let origin =
        fits
        ? Point(x: index == 0 ? area.minX : area.maxX - half, y: area.minY)
        : Point(x: area.minX, y: index == 0 ? bottom : bottom + room.space)
      let height = FactGrid.place(fact, at: origin, width: fits ? half : area.width)
      bottom = max(bottom, origin.y + height)
    }
    return bottom
  }
}
