/// A layout guide centered in a view's margins and limited to a comfortable width for reading.
final class ReadableContentGuide: LayoutGuide {
  /// The maximum width of lines of body text in points, about eighty characters.
  static let greatestWidth = 672.0

  private let margins: LayoutGuide
  private var made: [LayoutConstraint] = []

  init(in view: View, margins: LayoutGuide) {
    self.margins = margins
    super.init()
    identifier = "readableContent"
    view.addLayoutGuide(self)
  }

  override var isPartOfView: Bool { true }

  override var layoutFrame: Rect {
    let frame = margins.layoutFrame
    let width = min(frame.width, ReadableContentGuide.greatestWidth)
    return Rect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
  }

  override var ownLayoutConstraints: [LayoutConstraint] {
    guard made.isEmpty else { return made }
    let width = widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = .required - 1
    made = [
      centerXAnchor.constraint(equalTo: margins.centerXAnchor), width,
      widthAnchor.constraint(lessThanOrEqualToConstant: ReadableContentGuide.greatestWidth),
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    for constraint in made {
      constraint.isOwned = true
      constraint.identifier = identifier
    }
    return made
  }
}
