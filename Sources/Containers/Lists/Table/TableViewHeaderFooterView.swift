/// What stands above or below a section of a table.
@MainActor
open class TableViewHeaderFooterView: View {
  /// The name under which the view is used again; nil for never.
  public let reuseIdentifier: String?
  /// What holds the view's own content.
  public var contentView: View { content }
  /// A view behind the content, as large as the header or footer; nil for none.
  public var backgroundView: View? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The text, where there is one.
  public private(set) lazy var textLabel = makeLabel()
  let content = CellContentView(fitting: TableViewHeaderFooterView.initialSize)
  private var hasText = false
  var isFooter = false
  static let margins = DirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
  private static let initialSize = Size(width: 320, height: 28)

  /// Makes a view; a table that a class is registered with calls it.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(origin: .zero, size: TableViewHeaderFooterView.initialSize))
    contentView.directionalLayoutMargins = TableViewHeaderFooterView.margins
    addSubview(contentView)
  }

  /// Makes the view ready for another section; call super.
  open func prepareForReuse() {
    alpha = 1
    transform = .identity
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds.inset(by: sides)
    backgroundView?.frame = bounds
    if hasText { textLabel.frame = contentView.bounds.inset(by: contentView.layoutMargins) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Returns the height that the constraints in ``contentView`` ask for at a width, or else that of the
  /// text with room around it.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width - sides.left - sides.right
    if let height = contentView.constrainedHeight(atWidth: width) {
      return Size(width: size.width, height: height)
    }
    guard hasText else { return Size(width: size.width, height: bounds.height) }
    let margins = contentView.layoutMargins
    let room = max(1, width - margins.left - margins.right)
    let text = textLabel.sizeThatFits(Size(width: room, height: 0))
    return Size(width: size.width, height: max(28, text.height + margins.top + margins.bottom + 2))
  }

  /// What is covered at the sides, where the table keeps content clear of it.
  private var sides: EdgeInsets {
    let table = superview as? TableView
    guard table?.insetsContentViewsToSafeArea != false else { return .zero }
    return EdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  private func makeLabel() -> Label {
    let label = Label()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    hasText = true
    setNeedsLayout()
    return label
  }
}
