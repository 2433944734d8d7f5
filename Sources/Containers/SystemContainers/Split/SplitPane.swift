/// The place of a column, which holds the view of its controller.
@MainActor
final class SplitPane: View {
  private let line = View()
  /// The views of controllers, of which more than one is here only while one replaces another.
  var contents: [View] { subviews.filter { $0 !== line } }
  /// Whether a line is at the edge away from the primary one, because the column lies over others.
  var hasLine = false { didSet { line.isHidden = !hasLine } }
  /// Whether the primary edge is at the right.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsLayout() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    line.isUserInteractionEnabled = false
    line.isHidden = true
    addSubview(line)
  }

  /// Shows the view of a controller.
  func show(_ view: View) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = 1 / max(1, traitCollection.displayScale)
    line.backgroundColor = color(.separator)
    line.frame = Rect(
      x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
}
