import Containers

/// One end on a card: its globe, and the name, what that belongs to and the coordinates, below it on
/// a wide card and beside it on others.
final class CardSideView: View {
  /// The disc of the globe.
  let globe: CardGlobeView

  private let texts = StackView()
  private let proportions: CardProportions

  /// Creates the view of an end.
  ///
  /// - Parameter nameSize: The size of the name in pixels.
  init(
    _ side: ShareCard.Side, globe picture: Image, mark: AnnotationImage, nameSize: Double,
    _ proportions: CardProportions
  ) {
    self.proportions = proportions
    globe = CardGlobeView(picture, mark: mark, unit: proportions.unit)
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
    texts.translatesAutoresizingMaskIntoConstraints = false
    texts.axis = .vertical
    addSubview(globe)
    addSubview(texts)
    addTexts(of: side, nameSize)
    LayoutConstraint.activate([
      globe.widthAnchor.constraint(equalToConstant: proportions.globe),
      globe.heightAnchor.constraint(equalToConstant: proportions.globe),
      globe.topAnchor.constraint(equalTo: topAnchor),
      texts.widthAnchor.constraint(equalToConstant: proportions.columnWidth),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    LayoutConstraint.activate(proportions.isWide ? below : beside)
  }

  private func addTexts(of side: ShareCard.Side, _ nameSize: Double) {
    let unit = proportions.unit * (proportions.isWide ? 1 : 1.2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment: TextAlignment = proportions.isWide ? .center : isMirrored ? .right : .left
    let font = CardProportions.nameFont.withSize(nameSize)
    let name = CardLabel(
      side.name, font, Theme.text, alignment, lines: CardProportions.nameLines)
    texts.addArrangedSubview(name)
    texts.setCustomSpacing((4 * unit).rounded(), after: name)
    if let text = side.setting {
      let setting = CardLabel(text, .system(size: 19 * unit), Theme.text, alignment, lines: 3)
      texts.addArrangedSubview(setting)
      texts.setCustomSpacing((8 * unit).rounded(), after: setting)
    }
    if let text = side.coordinates {
      texts.addArrangedSubview(
        CardLabel(
          text, Typography.value.withSize(17 * unit), Theme.secondaryText, alignment, lines: 2))
    }
  }

  private var below: [LayoutConstraint] {
    [
      globe.centerXAnchor.constraint(equalTo: centerXAnchor),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor),
      texts.topAnchor.constraint(
        equalTo: globe.bottomAnchor, constant: (24 * proportions.unit).rounded()),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
  }

  private var beside: [LayoutConstraint] {
    [
      globe.leadingAnchor.constraint(equalTo: leadingAnchor),
      globe.bottomAnchor.constraint(equalTo: bottomAnchor),
      texts.centerYAnchor.constraint(equalTo: globe.centerYAnchor),
    ]
  }
}
