/// What stands above or below a section of a table.
@MainActor
open class TableViewHeaderFooterView: View {
  private static let margin = 16.0

  /// The name under which the view is used again; nil for never.
  public let reuseIdentifier: String?
  /// What holds the view's own content.
  public let contentView = View()
  /// The text, where there is one.
  public private(set) lazy var textLabel = makeLabel()
  private var hasText = false
  var isFooter = false

  /// Makes a view; a table that a class is registered with calls it.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// Makes the view ready for another section; call super.
  open func prepareForReuse() {
    alpha = 1
    transform = .identity
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    if hasText {
      textLabel.frame = bounds.insetBy(dx: TableViewHeaderFooterView.margin, dy: 4)
    }
  }

  /// Returns the height that the constraints in ``contentView`` ask for at a width, or else that of the
  /// text with room around it.
  open override func sizeThatFits(_ size: Size) -> Size {
    if let height = contentView.constrainedHeight(atWidth: size.width) {
      return Size(width: size.width, height: height)
    }
    guard hasText else { return Size(width: size.width, height: bounds.height) }
    let room = max(1, size.width - 2 * TableViewHeaderFooterView.margin)
    let text = textLabel.sizeThatFits(Size(width: room, height: 0))
    return Size(width: size.width, height: max(28, text.height + 10))
  }

  private func makeLabel() -> Label {
    let label = Label()
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasText = true
    setNeedsLayout()
    return label
  }
}
