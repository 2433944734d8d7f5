import Containers

/// The view of the information side: the card of a place, and at the end of the tunnel the tunnel's
/// card, beside it or above or below it.
///
/// What does not fit is reached by scrolling.
final class InfoView: View {
  /// The state of the lookup, with its result.
  enum Content: Equatable {
    case thinking
    case summary(PlaceSummary)
    case failure(String)

    /// What the card of the place says in large type.
    var headline: String {
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

  /// The tunnel; nil if this side does not show it.
  var tunnel: TunnelSummary? {
    didSet { if tunnel != oldValue { tunnelDidChange() } }
  }

  /// Called with a fact to copy.
  var onCopy: ((Fact) -> Void)?
  /// Called when the user asks for the fall.
  var onFall: (() -> Void)?

  private let drawing: Drawing
  private let scroll = FactsView()
  private let card: EndInfoView
  private var tunnelCard: TunnelInfoView?
  /// The frame of the drawing of the end with its rings; nil if the cards leave no room for it.
  private var emblem: Rect? {
    didSet { if emblem != oldValue { setNeedsDisplay() } }
  }

  /// The scrolling content, which takes the focus.
  var facts: View { scroll }

  /// The views of facts that are shown.
  var factViews: [CopyView] { card.factViews + (tunnelCard?.factViews ?? []) }

  /// Creates the view for one end of the tunnel.
  init(end: End) {
    drawing = (end == .start ? AnnotationImage.child : .cross).drawing
    card = EndInfoView(end: end)
    super.init()
    backgroundColor = Theme.card
    clipsToBounds = true
    accessibility.label = end.name
    accessibility.role = .group
    scroll.accessibility.label =
      end == .start ? Messages.Info.factsOfStart : Messages.Info.factsOfEnd
    let tap = TapGestureRecognizer { [weak self] in self?.copyFact(under: $0) }
    scroll.addGestureRecognizer(tap)
    scroll.addSubview(card)
    addSubview(scroll)
    card.onCopy = { [weak self] in self?.onCopy?($0) }
    card.foot.onChange = { [weak self, unowned card] in self?.footDidChange(card.foot) }
    contentDidChange()
  }

  /// Flashes the scroll indicators to show that there is more content.
  func flashScrollIndicators() { scroll.flashScrollIndicators() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = InfoRoom(bounds.size, textScale: textScale)
    // Facts that stay unfolded keep their views, and so the focus.
    for foot in foots { foot.leavesOutRoomyFacts = true }
    var height = layOutCards(room)
    for foot in foots { foot.leavesOutRoomyFacts = false }
    // Room is guessed from the height of folded facts, so that none is made only to be measured.
    let needed = foots.map { $0.guessedHeight(inWidth: $0.bounds.width) }.reduce(0, +)
    let fits = room.aside == nil && height - excess + needed < bounds.height
    if fits || foots.contains(where: \.hasRoom) {
      for foot in foots { foot.hasRoom = fits }
      height = layOutCards(room)
    }
    // What is left is for the drawing of the tunnel.
    let free = bounds.height - (height - excess)
    if let tunnelCard, room.aside == nil, free > LayersView.leastDisc {
      let folded = tunnelCard.bounds.height - tunnelCard.foot.excess
      height = layOutCards(room, tunnelFilling: folded + min(free, 560))
    }
    scroll.frame = bounds
    scroll.contentSize = Size(width: bounds.width, height: height)
    emblem = emblem(below: height, room)
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

  // MARK: Layout

  private var foots: [CardFootView] { [card.foot, tunnelCard?.foot].compactMap(\.self) }

  /// How much higher the cards are than if nobody had folded or unfolded anything, in points.
  private var excess: Double { foots.map(\.excess).reduce(0, +) }

  /// Shows what was unfolded, as far as it fits.
  private func footDidChange(_ foot: CardFootView) {
    setNeedsLayout()
    layoutIfNeeded()
    let frames = foot.unfoldedViews.map { $0.convert($0.bounds, to: scroll) }
    guard let first = frames.first else { return }
    var area = frames.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: 0, dy: -12)
    // If there is more than fits, what is above is read first.
    area.size.height = min(area.height, scroll.bounds.height)
    scroll.scrollRectToVisible(area, animated: true)
  }

  /// Lays out the cards, and returns the height of the content.
  ///
  /// - Parameter filling: The height that the card of the tunnel fills; 0 for as little as it needs.
  private func layOutCards(_ room: InfoRoom, tunnelFilling filling: Double = 0) -> Double {
    let width = max(0, bounds.width - 2 * room.inset)
    if let aside = room.aside { return layOutColumns(room, width, aside) }
    var y = room.margin
    tunnelCard?.fills = filling
    if let tunnelCard, room.beginsWithTunnel {
      y = place(tunnelCard, at: Point(x: room.inset, y: y), width, room) + room.gap
    }
    card.frame = Rect(
      x: room.inset, y: y, width: width, height: card.arrange(width: width, room))
    y = card.frame.maxY
    if let tunnelCard, !room.beginsWithTunnel {
      y = place(tunnelCard, at: Point(x: room.inset, y: y + room.gap + 8), width, room)
    }
    return y + min(room.margin, 20)
  }

  /// Lays out the place beside the tunnel or the drawing of its end.
  private func layOutColumns(_ room: InfoRoom, _ width: Double, _ aside: Double) -> Double {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rest = width - aside - 40
    var height = card.arrange(width: rest, room)
    if tunnelCard == nil, room.margin + height - card.foot.excess > bounds.height {
      rest = width
      height = card.arrange(width: rest, room)
    }
    card.frame = Rect(
      x: isMirrored ? bounds.width - room.inset - rest : room.inset, y: room.margin, width: rest,
      height: height)
    var bottom = card.frame.maxY
    if let tunnelCard {
      let x = isMirrored ? room.inset : bounds.width - room.inset - aside
      tunnelCard.fills = bounds.height - room.margin - max(20, room.margin)
      bottom = max(bottom, place(tunnelCard, at: Point(x: x, y: room.margin), aside, room))
    }
    return bottom + min(room.margin, 20)
  }

  private func place(
    _ card: TunnelInfoView, at origin: Point, _ width: Double, _ room: InfoRoom
  ) -> Double {
    card.frame = Rect(
      origin: origin, size: Size(width: width, height: card.arrange(width: width, room)))
    return card.frame.maxY
  }

  /// Returns the frame of the drawing of the end beside or below the cards; nil if there is too
  /// little room.
  private func emblem(below height: Double, _ room: InfoRoom) -> Rect? {
    if let aside = room.aside, tunnelCard == nil {
      guard card.bounds.width + aside < bounds.width else { return nil }
      let side = min(300, bounds.height * 0.68, aside)
      let x = bounds.maxX - room.inset - (aside + side) / 2
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return Rect(
        x: isMirrored ? bounds.width - x - side : x, y: bounds.midY - side / 2, width: side,
        height: side)
    }
    let side = min(420, bounds.width * 0.6, bounds.height - height - 32)
    guard side >= 140 else { return nil }
    return Rect(
      x: bounds.midX - side / 2, y: (height + bounds.maxY - side) / 2, width: side, height: side)
  }

  // MARK: Content

  private func contentDidChange() {
    card.show(content)
    accessibility.states = content == .thinking ? .busy : []
    setNeedsLayout()
  }

  private func tunnelDidChange() {
    if let tunnel, let tunnelCard {
      tunnelCard.summary = tunnel
    } else {
      tunnelCard?.removeFromSuperview()
      tunnelCard = tunnel.map(makeCard)
    }
    setNeedsLayout()
  }

  private func makeCard(_ tunnel: TunnelSummary) -> TunnelInfoView {
    let made = TunnelInfoView(tunnel)
    made.onCopy = { [weak self] in self?.onCopy?($0) }
    made.fall.addAction(for: .primaryActionTriggered) { [weak self] in self?.onFall?() }
    made.foot.onChange = { [weak self, unowned made] in self?.footDidChange(made.foot) }
    scroll.addSubview(made)
    return made
  }

  private func copyFact(under gesture: GestureRecognizer) {
    guard gesture.state == .ended else { return }
    factViews.first { $0.bounds.contains(gesture.location(in: $0)) }?.copyFact()
  }
}

/// The scroll view of the cards, which takes the focus of a map whether or not they overflow: the
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
