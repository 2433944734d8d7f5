import Containers

/// The last line of a card: the app, what it is for, and the sources of the globes.
final class CardFooterView: View {
  /// Creates the line.
  ///
  /// - Parameter unit: The number of pixels of a point of the design.
  init(_ style: MapStyle, unit: Double) {
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
    let emblem = CardEmblemView(height: (32 * unit).rounded())
    let name = CardLabel("Tunnel", .system(size: 17 * unit, weight: .semibold), Theme.text)
    let motto = CardLabel(
      Messages.Help.program, .system(size: 15 * unit), Theme.secondaryText)
    let sources = CardLabel(
      style.sources.reversed().joined(separator: " · "), .system(size: 14 * unit),
      Theme.secondaryText)
    motto.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    [emblem, name, motto, sources].forEach(addSubview)
    LayoutConstraint.activate([
      emblem.leadingAnchor.constraint(equalTo: leadingAnchor),
      emblem.topAnchor.constraint(equalTo: topAnchor),
      emblem.bottomAnchor.constraint(equalTo: bottomAnchor),
      name.leadingAnchor.constraint(equalTo: emblem.trailingAnchor, constant: 10 * unit),
      motto.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 14 * unit),
      sources.leadingAnchor.constraint(
        greaterThanOrEqualTo: motto.trailingAnchor, constant: 24 * unit),
      sources.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    LayoutConstraint.activate(
      [name, motto, sources].map { $0.centerYAnchor.constraint(equalTo: centerYAnchor) })
  }
}
