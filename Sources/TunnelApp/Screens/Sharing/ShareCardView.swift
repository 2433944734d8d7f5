import Containers

/// A card that people send: both globes with their names, and the tunnel between them.
final class ShareCardView: View {
  private let proportions: CardProportions
  private let sides: Ends<CardSideView>
  private let tunnel: CardTunnelView
  private let length: CardFigureView
  private let fall: CardFigureView
  private let footer: CardFooterView
  /// The room above the footer, and the box in its middle around everything there.
  private let (room, box) = (LayoutGuide(), LayoutGuide())

  /// Creates a card for the traits in force.
  ///
  /// - Parameter globes: The pictures of the globes, as `CardPicture` draws them.
  init(_ card: ShareCard, globes: Ends<Image>, _ proportions: CardProportions) {
    let unit = proportions.unit
    self.proportions = proportions
    let nameSize = proportions.nameSize(of: card.sides.values.map(\.name))
    sides = Ends { end in
      CardSideView(
        card.sides[end], globe: globes[end], mark: end == .start ? .child : .cross,
        nameSize: nameSize, proportions)
    }
    tunnel = CardTunnelView(unit: unit)
    let isMirrored = TraitCollection.current.layoutDirection == .rightToLeft
    let alignment: TextAlignment = proportions.isWide ? .center : isMirrored ? .right : .left
    length = CardFigureView(card.length, Messages.Card.length, alignment, unit: unit)
    fall = CardFigureView(card.fall, Messages.Card.fall, alignment, unit: unit)
    footer = CardFooterView(card.style, unit: unit)
    super.init(frame: Rect(origin: .zero, size: proportions.size))
    for guide in [room, box] { addLayoutGuide(guide) }
    (sides.values + [tunnel, length, fall, footer]).forEach(addSubview)
    LayoutConstraint.activate(frameConstraints)
    LayoutConstraint.activate(proportions.isWide ? wideConstraints : tallConstraints)
  }

  override func draw(_ canvas: Canvas) {
    let paper = Gradient(
      [seen(Theme.cardTop), seen(Theme.card)],
      shape: .linear(from: Point(x: 0, y: bounds.minY), to: Point(x: 0, y: bounds.maxY)))
    canvas.fill(Path(rect: bounds), paper)
    let line = Rect(
      x: proportions.margin, y: room.layoutFrame.maxY, width: bounds.width - 2 * proportions.margin,
      height: max(1, proportions.unit.rounded()))
    canvas.fill(line, seen(Theme.hairline))
  }

  private var frameConstraints: [LayoutConstraint] {
    let (margin, distance) = (proportions.margin, (20 * proportions.unit).rounded())
    return [
      footer.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      footer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -proportions.footerMargin),
      room.topAnchor.constraint(equalTo: topAnchor),
      room.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -distance),
      box.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      box.topAnchor.constraint(equalTo: sides.start.topAnchor),
      box.bottomAnchor.constraint(greaterThanOrEqualTo: sides.start.bottomAnchor),
      box.bottomAnchor.constraint(greaterThanOrEqualTo: sides.target.bottomAnchor),
      // It is no taller than needed.
      lowest(box.heightAnchor.constraint(equalToConstant: 0)),
      sides.start.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      sides.target.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
    ]
  }

  /// The ends are side by side, and the figures above and below the line between them.
  private var wideConstraints: [LayoutConstraint] {
    let (distance, space) = ((22 * proportions.unit).rounded(), (12 * proportions.unit).rounded())
    let (start, target) = (sides.start.globe, sides.target.globe)
    return [
      sides.target.topAnchor.constraint(equalTo: sides.start.topAnchor),
      tunnel.heightAnchor.constraint(equalToConstant: tunnel.breadth),
      tunnel.centerYAnchor.constraint(equalTo: start.centerYAnchor),
      tunnel.leadingAnchor.constraint(equalTo: start.trailingAnchor, constant: distance),
      tunnel.trailingAnchor.constraint(equalTo: target.leadingAnchor, constant: -distance),
      length.bottomAnchor.constraint(equalTo: tunnel.topAnchor, constant: -space),
      fall.topAnchor.constraint(equalTo: tunnel.bottomAnchor, constant: space),
    ]
      + [length, fall].flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: tunnel.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: tunnel.trailingAnchor),
        ]
      }
  }

  /// The ends are one above the other, and the figures beside the line between them.
  private var tallConstraints: [LayoutConstraint] {
    let distance = (18 * proportions.unit).rounded()
    let (start, target) = (sides.start.globe, sides.target.globe)
    return [
      sides.target.topAnchor.constraint(
        equalTo: sides.start.bottomAnchor, constant: proportions.gap),
      sides.target.leadingAnchor.constraint(equalTo: sides.start.leadingAnchor),
      sides.start.trailingAnchor.constraint(equalTo: sides.target.trailingAnchor),
      tunnel.widthAnchor.constraint(equalToConstant: tunnel.breadth),
      tunnel.centerXAnchor.constraint(equalTo: start.centerXAnchor),
      tunnel.topAnchor.constraint(equalTo: start.bottomAnchor, constant: distance),
      tunnel.bottomAnchor.constraint(equalTo: target.topAnchor, constant: -distance),
      length.leadingAnchor.constraint(
        equalTo: start.trailingAnchor, constant: (48 * proportions.unit).rounded()),
      length.widthAnchor.constraint(equalTo: fall.widthAnchor),
      fall.leadingAnchor.constraint(equalTo: length.trailingAnchor, constant: distance),
      fall.trailingAnchor.constraint(equalTo: sides.start.trailingAnchor),
      length.centerYAnchor.constraint(equalTo: tunnel.centerYAnchor),
      fall.topAnchor.constraint(equalTo: length.topAnchor),
    ]
  }

  private func lowest(_ constraint: LayoutConstraint) -> LayoutConstraint {
    constraint.priority = .defaultLow
    return constraint
  }
}
