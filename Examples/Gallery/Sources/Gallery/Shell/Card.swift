import Containers

/// A rounded box, with a caption above unless that is empty.
final class Card: StackView {
  private let box = View()

  /// Creates a box with views below each other.
  init(_ caption: String, _ views: [View]) {
    super.init(frame: .zero)
    let inner = StackView(arrangedSubviews: views)
    inner.axis = .vertical
    inner.spacing = 12
    fill(caption, inner, inset: 16)
  }

  /// Creates a box that a view fills.
  init(_ caption: String, filling view: View, height: Double) {
    super.init(frame: .zero)
    fill(caption, view, inset: 0)
    // What fills the box may have the color of the page.
    box.borderColor = DynamicColor.separator
    box.borderWidth = 1
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  private func fill(_ caption: String, _ content: View, inset: Double) {
    axis = .vertical
    spacing = 8
    box.backgroundColor = DynamicColor.secondarySystemGroupedBackground
    box.cornerRadius = 12
    box.clipsToBounds = true
    if !caption.isEmpty {
      let heading = Label.heading(caption, .headline)
      heading.accessibility.traits = .header
      addArrangedSubview(heading)
    }
    addArrangedSubview(box)
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: inset),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -inset),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: inset),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -inset),
    ])
  }
}
