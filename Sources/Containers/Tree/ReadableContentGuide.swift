/// A layout guide centered in a view's margins and limited to a comfortable width for reading.
final class ReadableContentGuide: LayoutGuide {
  /// The maximum width of lines of body text at the default text size in points, about eighty
  /// characters.
  static let usualWidth = 672.0

  private let margins: LayoutGuide
  private var made: [LayoutConstraint] = []
  private var limit: LayoutConstraint?

  init(in view: View, margins: LayoutGuide) {
    self.margins = margins
    super.init()
    identifier = "readableContent"
    view.addLayoutGuide(self)
  }

  override var isPartOfView: Bool { true }

  private var greatestWidth: Double { owningView?.readableWidth ?? Self.usualWidth }

  /// Follows the text size of the view.
  func textSizeDidChange() {
    if limit?.constant != greatestWidth { limit?.constant = greatestWidth }
  }

  override var layoutFrame: Rect {
    let frame = margins.layoutFrame
    let width = min(frame.width, greatestWidth)
    return Rect(x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
  }

  override var ownLayoutConstraints: [LayoutConstraint] {
    guard made.isEmpty else { return made }
    let width = widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = .required - 1
    let limit = widthAnchor.constraint(lessThanOrEqualToConstant: greatestWidth)
    self.limit = limit
    made = [
      centerXAnchor.constraint(equalTo: margins.centerXAnchor), width, limit,
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

extension View {
  /// The greatest comfortable width of lines of text at the preferred text size, in points.
  var readableWidth: Double {
    ReadableContentGuide.readableWidth(at: traitCollection.preferredContentSizeCategory)
  }
}

extension ReadableContentGuide {
  /// Returns the greatest comfortable width of lines of text at a text size, in points.
  static func readableWidth(at category: ContentSizeCategory) -> Double {
    (usualWidth * category.textScale).rounded()
  }

  /// Returns the margin at each side of a width that leaves no more than a readable one between them,
  /// in points.
  static func margin(
    atWidth width: Double, _ category: ContentSizeCategory, atLeast least: Double
  ) -> Double {
    max(least, ((width - readableWidth(at: category)) / 2).rounded(.down))
  }
}
