import Containers

/// A figure on a card, with what it means below it.
final class CardFigureView: View {
  /// Creates the view of a figure.
  ///
  /// - Parameter unit: The number of pixels of a point of the design.
  init(_ value: String, _ caption: String, _ alignment: TextAlignment, unit: Double) {
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
    let number = CardLabel(
      value, Font(size: 34 * unit, weight: .semibold, hasMonospacedDigits: true), Theme.text,
      alignment)
    let note = CardLabel(
      caption, .system(size: 17 * unit), Theme.secondaryText, alignment, lines: 2)
    for label in [number, note] { addSubview(label) }
    LayoutConstraint.activate([
      number.topAnchor.constraint(equalTo: topAnchor),
      note.topAnchor.constraint(equalTo: number.bottomAnchor, constant: (2 * unit).rounded()),
      note.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    LayoutConstraint.activate(
      [number, note].flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
      })
  }
}
