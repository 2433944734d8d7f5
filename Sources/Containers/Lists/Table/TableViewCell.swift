/// A row of a table as it is seen: a text with perhaps a second one, an image and an accessory, or
/// whatever is put into its ``contentView``.
///
/// A table shows few cells at a time and uses them again for other rows.
@MainActor
open class TableViewCell: View {
  /// Which texts a cell has, and where.
  public enum CellStyle: Hashable, Sendable {
    /// One text.
    case `default`
    /// A second text at the far end, in a weaker colour.
    case value1
    /// A first text in the tint, in a narrow column, and the second beside it.
    case value2
    /// A second, smaller text below the first.
    case subtitle
  }

  /// What a cell shows at its far end.
  public enum AccessoryType: Hashable, Sendable {
    /// Nothing.
    case none
    /// A chevron: more comes when the row is pressed.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Hashable, Sendable {
    /// Not at all.
    case none
    /// By a ground.
    case `default`
  }

  /// What editing a row offers.
  public enum EditingStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// To delete it.
    case delete
    /// To insert another.
    case insert
  }

  /// The name under which the cell is used again; nil for never.
  public let reuseIdentifier: String?
  /// Which texts the cell has.
  public let style: CellStyle
  /// What holds the cell's own content; shrinks for accessories and editing.
  ///
  /// Its margins are the room around the texts: 16 points at the sides and 11 above and below at first.
  public var contentView: View { content }
  /// The main text.
  public private(set) lazy var textLabel = makeLabel(isDetail: false)
  /// The second text, where the style has one; else nil.
  public var detailTextLabel: Label? { style == .default ? nil : storedDetail }
  /// The image at the near end.
  public private(set) lazy var imageView = makeImageView()
  let content = CellContentView(fitting: TableViewCell.initialSize)
  private(set) var hasText = false
  private(set) var hasImage = false
  private lazy var storedDetail = makeLabel(isDetail: true)

  /// What is shown at the far end.
  public var accessoryType = AccessoryType.none { didSet { accessoriesDidChange(oldValue) } }
  /// A view at the far end instead of ``accessoryType``; nil for none.
  public var accessoryView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// How the cell shows that it is selected.
  public var selectionStyle = SelectionStyle.default { didSet { updateBackdrop() } }
  /// A view behind the content, as large as the cell; nil for none.
  public var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// The ground of the cell while it is selected; nil for the usual one.
  public var selectedBackgroundView: View? { didSet { selectedBackgroundDidChange(oldValue) } }
  /// How far the separator stays from the edges, in points; nil for the table's.
  public var separatorInset: EdgeInsets? { didSet { setNeedsLayout() } }
  /// How many steps the content is indented.
  public var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of such a step, in points.
  public var indentationWidth = 10.0 { didSet { setNeedsLayout() } }

  var storedIsSelected = false
  var storedIsHighlighted = false
  var storedIsEditing = false
  var editingStyle = EditingStyle.none
  var isMovable = false
  /// Whether the cell lies on a card with round corners.
  var isInset = false
  /// Whether the leading edge is the right one.
  var isMirrored = false
  /// The tint that the first text was given, so that a colour of the program's own is left alone.
  var knownTint: Color?
  var backdrop: View?
  var separator: View?
  var accessory: TableAccessoryView?
  var editControl: TableEditControl?
  var moveControl: TableMoveControl?
  /// The label that was made of the texts, so that one of the program's own is left alone.
  var knownLabel: String?
  weak var tableView: TableView?

  /// Makes a cell for a table that its class is registered with, by ``init(style:reuseIdentifier:)`` with the
  /// style `.default`.
  ///
  /// A class that overrides that initializer, or has none of its own, inherits this one.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the style `.default` without a reuse identifier, by ``init(style:reuseIdentifier:)``.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell.
  ///
  /// May be overridden. Called with the style `.default` by a table that the class is registered with.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(origin: .zero, size: TableViewCell.initialSize))
    contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    addSubview(contentView)
    accessibility.isElement = true
    clipsToBounds = true
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is pressed.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows what editing offers.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the row as selected or not; call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    if selected {
      accessibility.traits.insert(.selected)
    } else {
      accessibility.traits.remove(.selected)
    }
    updateBackdrop()
  }

  /// Shows the row as pressed or not; call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    updateBackdrop()
  }

  /// Shows what editing offers, or hides it; call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    changeEditing(animated: animated)
  }

  /// Makes the cell ready for another row: what belongs to the present one alone is taken away; call
  /// super.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setEditing(false, animated: false)
    alpha = 1
    transform = .identity
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory {
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintTexts()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Returns the height that the content takes at a width: what the constraints in ``contentView`` ask
  /// for, or else that of texts and image, 44 points at least.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(width: size.width) }

  /// Returns the size of the cell for a width that it is given, which is that of ``sizeThatFits(_:)``.
  ///
  /// Open. Called by the table for each row whose height follows from its content, with the row's width, a height
  /// of 0, and the priorities ``LayoutPriority/required`` across and `fittingSizeLevel` down.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    horizontal == .required
      ? sizeThatFits(targetSize) : fittingSize(for: targetSize, horizontal, vertical)
  }

  /// A row of a list, which can be selected where its table lets it.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .listItem
    // A cell that shows another row with texts of the same size is not laid out again.
    if isLabeledByTexts { semantics.label = labelOfTexts }
    if tableView?.allowsSelection != false { semantics.states.insert(.selectable) }
  }

  open override func accessibilityActivate() -> Bool {
    tableView.map { $0.activate($0.indexPath(for: self)) } ?? false
  }

  private func makeLabel(isDetail: Bool) -> Label {
    let label = Label()
    label.font = font(isDetail: isDetail)
    label.adjustsFontForContentSizeCategory = true
    if let color = textColor(isDetail: isDetail) {
      label.textColor = color
    } else {
      let tint: Color = tintColor
      label.textColor = tint
      knownTint = tint
    }
    contentView.addSubview(label)
    if !isDetail { hasText = true }
    setNeedsLayout()
    return label
  }

  private func makeImageView() -> ImageView {
    let view = ImageView()
    contentView.addSubview(view)
    hasImage = true
    setNeedsLayout()
    return view
  }
}
