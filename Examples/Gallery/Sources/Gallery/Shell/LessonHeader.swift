import Containers

/// The symbol of a topic above its title and what it is about.
final class LessonHeader: StackView {
  init(_ topic: Topic) {
    super.init(frame: .zero)
    axis = .vertical
    alignment = .center
    spacing = 8
    let tile = SymbolTile(topic.symbol, topic.group.color)
    addArrangedSubview(tile)
    setCustomSpacing(16, after: tile)
    let title = Label.heading(topic.title, .largeTitle)
    title.font = title.font.withWeight(.bold)
    title.accessibility.traits = .header
    let summary = Label.note(topic.summary)
    summary.font = .preferredFont(forTextStyle: .body)
    for label in [title, summary] {
      label.textAlignment = .center
      addArrangedSubview(label)
    }
  }
}

/// A symbol on a rounded square of its color.
final class SymbolTile: View {
  private let picture: ImageView

  init(_ symbol: String, _ color: DynamicColor, size: Double = 72) {
    picture = ImageView(
      image: Image(
        systemName: symbol,
        withConfiguration: Image.SymbolConfiguration(pointSize: size * 0.5)))
    super.init(frame: .zero)
    backgroundColor = color.withAlphaComponent(0.16)
    cornerRadius = size * 0.25
    picture.tintColor = color
    picture.accessibility.isElement = false
    picture.translatesAutoresizingMaskIntoConstraints = false
    addSubview(picture)
    LayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: size),
      heightAnchor.constraint(equalToConstant: size),
      picture.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
