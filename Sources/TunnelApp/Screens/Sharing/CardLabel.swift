import Containers

/// A text on a card.
final class CardLabel: Label {
  /// Creates a label that constraints place.
  ///
  /// - Parameter lines: The most lines that it takes.
  init(
    _ text: String?, _ font: Font, _ color: DynamicColor, _ alignment: TextAlignment = .natural,
    lines: Int = 1
  ) {
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
    self.text = text
    self.font = font
    setDynamicColor(color, for: \Label.textColor)
    textAlignment = alignment
    numberOfLines = lines
  }
}
