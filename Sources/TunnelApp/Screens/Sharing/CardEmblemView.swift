import Containers

/// The app's emblem on a card: the child with the shovel.
final class CardEmblemView: View {
  /// Creates the emblem, as wide as the drawing is at a height.
  init(height: Double) {
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
    let size = Drawing.child.size
    LayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: height),
      widthAnchor.constraint(equalToConstant: height * size.width / size.height),
    ])
  }

  override func draw(_ canvas: Canvas) { Drawing.child.draw(on: canvas, in: bounds) }
}
