import Containers

/// A card over everything else; points around the card are outside the view.
final class PanelView: View {
  /// The card that holds the content.
  let card = CardView()

  private let width: Double
  private lazy var widest = card.widthAnchor.constraint(lessThanOrEqualToConstant: width)

  /// Creates a panel whose card is as wide as the window, up to a maximum in points that grows with
  /// the text size.
  init(width: Double) {
    self.width = width
    super.init()
    pointerStyle = .arrow
    card.translatesAutoresizingMaskIntoConstraints = false
    addSubview(card)
    let margin = Self.margin
    let whole = card.widthAnchor.constraint(equalTo: widthAnchor, constant: -2 * margin)
    // The content wraps its lines before the card grows.
    whole.priority = .required - 1
    let room = card.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -margin)
    room.priority = .required - 1
    LayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      widest, whole, room,
    ])
  }

  /// Makes the card wider for larger text.
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    widest.constant = width * max(1, textScale)
  }

  /// The minimum distance between the card and the edges of the window, in points.
  private static let margin = 8.0

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    card.frame.contains(point)
  }

  /// Slides the card in from above or back out, without animation if motion is reduced.
  func setShown(_ isShown: Bool, completion: @escaping () -> Void = {}) {
    let isCalm = traitCollection.accessibilityMotion == .reduced
    func place(_ isThere: Bool) {
      alpha = isThere ? 1 : 0
      card.transform = isThere || isCalm ? .identity : Transform(translationX: 0, y: -12)
    }
    if isShown { place(false) }
    View.animate(
      withDuration: isCalm ? .zero : .milliseconds(150),
      options: [isShown ? .curveEaseOut : .curveEaseIn, .allowUserInteraction]
    ) {
      place(isShown)
    } completion: { _ in
      completion()
    }
  }
}

/// The background of a panel.
final class CardView: View {
  init() {
    super.init()
    raise(
      cornerRadius: 14,
      shadow: Shadow(color: Color(white: 0, alpha: 0.5), radius: 30, offset: Point(x: 0, y: 8)))
  }
}
