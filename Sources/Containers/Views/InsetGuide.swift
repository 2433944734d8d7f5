/// A guide that stands at fixed distances inside its view.
final class InsetGuide: LayoutGuide {
  /// The distances from the edges of the view.
  var insets = EdgeInsets.zero {
    didSet {
      guard insets != oldValue, !edges.isEmpty else { return }
      for (edge, constant) in zip(edges, constants) { edge.constant = constant }
    }
  }

  /// The constraints to the four edges, made when the guide takes part in a layout.
  private var edges: [LayoutConstraint] = []

  init(_ identifier: String, in view: View) {
    super.init()
    self.identifier = identifier
    view.addLayoutGuide(self)
  }

  override var layoutFrame: Rect { owningView?.bounds.inset(by: insets) ?? .zero }

  private var constants: [Double] { [insets.left, -insets.right, insets.top, -insets.bottom] }

  override var ownLayoutConstraints: [LayoutConstraint] {
    if edges.isEmpty, let view = owningView {
      edges = [
        leftAnchor.constraint(equalTo: view.leftAnchor),
        rightAnchor.constraint(equalTo: view.rightAnchor),
        topAnchor.constraint(equalTo: view.topAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
      for (edge, constant) in zip(edges, constants) {
        edge.isOwned = true
        edge.identifier = identifier
        edge.constant = constant
      }
    }
    return edges
  }
}
