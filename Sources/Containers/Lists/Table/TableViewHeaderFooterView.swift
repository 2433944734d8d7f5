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

  /// Makes a view for a table that its class is registered with, by ``init(reuseIdentifier:)``.
  ///
  /// A class that overrides that initializer, or has none of its own, inherits this one.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a view.
  ///
  /// May be overridden. Called by a table that the class is registered with.
  public init(reuseIdentifier: String?) {
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

  /// Returns the size of the view for a width that it is given, which is that of ``sizeThatFits(_:)``.
  ///
  /// Open. Called by the table for each header and footer whose height follows from its content, with the
  /// width, a height of 0, and the priorities ``LayoutPriority/required`` across and `fittingSizeLevel` down.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    horizontal == .required && constraints.isEmpty
      ? sizeThatFits(targetSize) : fittingSize(for: targetSize, horizontal, vertical)
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
