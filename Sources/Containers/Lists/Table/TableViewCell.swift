/// The view of one row in a table view.
///
/// A cell shows one or two texts, an image, and an accessory, or custom content in its
/// ``contentView``. A table view reuses cells for other rows.
@MainActor
open class TableViewCell: View {
  /// The arrangement of a cell's texts.
  public enum CellStyle: Hashable, Sendable {
    /// One text.
    case `default`
    /// A second text at the trailing edge, in a secondary color.
    case value1
    /// The first text in the tint color in a narrow column, with the second one beside it.
    case value2
    /// A second, smaller text below the first one.
    case subtitle
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Hashable, Sendable {
    /// No accessory.
    case none
    /// A chevron: pressing the row shows more content.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// The way a cell shows that it is selected.
  public enum SelectionStyle: Hashable, Sendable {
    /// No visible change.
    case none
    /// A highlighted background.
    case `default`
  }

  /// The editing control of a row.
  public enum EditingStyle: Hashable, Sendable {
    /// No control.
    case none
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// The identifier under which the cell is reused; nil if it is not.
  public let reuseIdentifier: String?
  /// The arrangement of the cell's texts.
  public let style: CellStyle
  /// The view that holds the cell's content, which shrinks for accessories and editing controls.
  ///
  /// Its layout margins surround the texts. By default they are 11 points above and below and, at
  /// the sides, 16 points, or 20 in a table at least 400 points wide, as in
  /// ``ViewController/systemMinimumLayoutMargins``. Content with its own margins adopts these with
  /// ``View/preservesSuperviewLayoutMargins``.
  public var contentView: View { content }
  /// The label of the main text.
  ///
  /// A cell with a ``contentConfiguration`` has no labels and no image view of its style; asking it for
  /// one is a programmer error.
  public var textLabel: Label { part(\.storedText) { makeLabel(isDetail: false) } }
  /// The label of the second text; nil if the style has none.
  public var detailTextLabel: Label? {
    style == .default ? nil : part(\.storedDetail) { makeLabel(isDetail: true) }
  }
  /// The image view at the leading edge.
  public var imageView: ImageView { part(\.storedImage) { makeImageView() } }
  let content: CellContentView = RowContentView(fitting: TableViewCell.initialSize)
  private var storedText: Label?
  private var storedDetail: Label?
  private var storedImage: ImageView?
  var hasText: Bool { storedText != nil }
  var hasDetail: Bool { storedDetail != nil }
  var hasImage: Bool { storedImage != nil }
  var configurations: ConfigurationStore?
  var needsConfigurationUpdate = true
  /// Called with the cell and its state before it is shown and when the state changes; nil for none.
  ///
  /// It is called after ``updateConfiguration(using:)``.
  public var configurationUpdateHandler:
    (@MainActor (_ cell: TableViewCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The accessory at the trailing edge.
  public var accessoryType = AccessoryType.none { didSet { accessoriesDidChange(oldValue) } }
  /// A view at the trailing edge in place of ``accessoryType``; nil for none.
  public var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The way the cell shows that it is selected.
  public var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { updateBackdrop() } }
  }
  /// A view behind the content, with the size of the cell; nil for none.
  public var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }
  /// The background of the cell while it is selected; nil for the default one.
  public var selectedBackgroundView: View? { didSet { selectedBackgroundDidChange(oldValue) } }
  /// The insets of the separator, in points, or nil to use the table view's.
  public var separatorInset: EdgeInsets? {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }
  /// The number of levels by which the content is indented.
  public var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of an indentation level, in points.
  public var indentationWidth = 10.0 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  var storedIsSelected = false
  var storedIsHighlighted = false
  var storedIsEditing = false
  var editingStyle = EditingStyle.none
  /// Whether a circle shows in edit mode whether the row is selected.
  var isMarked = false
  var isMovable = false
  /// Whether the cell is on a rounded card.
  var isInset = false
  /// The space at the sides of the texts, which the table derives from its width.
  var sideMargin = 16.0 {
    didSet {
      guard sideMargin != oldValue else { return }
      showSideMargin()
      marginsMayHaveChanged()
      setNeedsLayout()
    }
  }
  /// The part of the trailing edge that is beneath the index of the table, in points.
  var widthBeneathIndex = 0.0 {
    didSet { if widthBeneathIndex != oldValue { setNeedsLayout() } }
  }
  /// Whether the layout direction is right to left.
  var isMirrored = false
  /// The tint color last given to the first text; a different text color is the app's own and
  /// stays.
  var knownTint: Color?
  var backdrop: View?
  var separator: View?
  var accessory: TableAccessoryView?
  /// The button or the circle at the leading edge in edit mode.
  var editControl: View?
  var moveControl: TableMoveControl?
  /// The buttons that show while the row is swiped aside.
  var swipeActions: SwipeActionsView?
  /// The accessibility label last derived from the texts; a different one is the app's own and
  /// stays.
  var knownLabel: String?
  weak var tableView: TableView?

  /// Creates a cell for a table view that registered its class.
  ///
  /// This calls ``init(style:reuseIdentifier:)`` with the style `.default`. A subclass inherits
  /// this initializer if it overrides that one or declares no designated initializers.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the style `.default` without a reuse identifier, by calling
  /// ``init(style:reuseIdentifier:)``.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell from a nib, as `TableViewCell()` does.
  ///
  /// This is a convenience initializer, so that a subclass has to override only the designated one.
  /// A subclass that declares an initializer of this name does not override anything; it calls
  /// `super.init(style: .default, reuseIdentifier: nil)`.
  public override convenience init?(coder: NibCoder) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell.
  ///
  /// A table view that registered the class calls this initializer, which you can override, with
  /// the style `.default`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(origin: .zero, size: TableViewCell.initialSize))
    showSideMargin()
    addSubview(contentView)
    accessibility.isElement = true
    clipsToBounds = true
    if type(of: self) == TableViewCell.self { flags.insert(.drawsNothing) }
  }

  override var usualLayoutMargins: DirectionalEdgeInsets { .usual(side: sideMargin) }

  private func showSideMargin() {
    content.standardMargins = DirectionalEdgeInsets(
      top: 11, leading: sideMargin, bottom: 11, trailing: sideMargin)
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is highlighted because it is being pressed.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Selects or deselects the cell; overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != storedIsSelected { stateMayHaveChanged() }
    storedIsSelected = selected
    if selected {
      accessibility.traits.insert(.selected)
    } else {
      accessibility.traits.remove(.selected)
    }
    (editControl as? SelectionMark)?.isOn = selected
    updateBackdrop()
  }

  /// Highlights the cell or removes the highlight; overrides must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != storedIsHighlighted { stateMayHaveChanged() }
    storedIsHighlighted = highlighted
    updateBackdrop()
  }

  /// Shows or hides the editing controls; overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    stateMayHaveChanged()
    storedIsEditing = editing
    changeEditing(animated: animated)
  }

  /// Prepares the cell for another row by resetting its state; overrides must call super.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    setEditing(false, animated: false)
    needsConfigurationUpdate = true
    alpha = 1
    transform = .identity
  }

  /// The state of the cell that configurations adapt to.
  ///
  /// An override adds states of the app to those of super, and calls ``setNeedsUpdateConfiguration()``
  /// when one changes.
  open var configurationState: CellConfigurationState { standardConfigurationState }

  /// Sets the configurations for a state; overrides need not call super.
  ///
  /// Called before the cell is shown and after its state has changed. Do not call it; call
  /// ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration(using state: CellConfigurationState) {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutContent()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateMayHaveChanged() } }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    stateMayHaveChanged()
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

  /// Returns the size of the cell at a width.
  ///
  /// The height is that required by the constraints of ``contentView``. Without constraints, it is
  /// that required by the texts and the image, and at least 44 points.
  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(width: size.width) }

  /// Returns the size of the cell; with a required width, that of ``sizeThatFits(_:)``.
  ///
  /// The table view calls this method for each row of automatic height, with the width of the row,
  /// a height of 0, and the priorities ``LayoutPriority/required`` for the width and
  /// `fittingSizeLevel` for the height.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    horizontal == .required
      ? sizeThatFits(targetSize) : fittingSize(for: targetSize, horizontal, vertical)
  }

  /// Describes the cell as a list item, selectable if its table allows selection and the cell takes
  /// touches.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .listItem
    // A cell that shows another row with texts of the same size is not laid out again.
    if isLabeledByTexts { semantics.label = labelOfTexts }
    if isUserInteractionEnabled, tableView?.maySelect != false {
      semantics.states.formUnion([.selectable, .focusable])
    }
    if tableView?.focusedCell === self { semantics.states.insert(.focused) }
    if isEditing, isMarked {
      semantics.states.formUnion(storedIsSelected ? [.checkable, .checked] : .checkable)
    } else if accessoryType == .checkmark {
      semantics.states.formUnion([.checkable, .checked])
    }
  }

  /// The actions of the app, and those by which the row is swiped or moved.
  open override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { actionsOfRow(super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    tableView.map { $0.activate($0.indexPath(for: self)) } ?? false
  }

  /// Returns a part of the cell's style, which is made when it is first asked for.
  private func part<Part: View>(
    _ stored: ReferenceWritableKeyPath<TableViewCell, Part?>, _ make: () -> Part
  ) -> Part {
    guard configurations?.content == nil else {
      misuse(
        "\(self) shows a content configuration, so it has no labels and no image view of its own: "
          + "change the configuration, or set contentConfiguration to nil first.")
    }
    if let part = self[keyPath: stored] { return part }
    let part = make()
    self[keyPath: stored] = part
    return part
  }

  /// Takes away the labels and the image view of the style.
  func contentConfigurationWillShow() {
    for part: View? in [storedText, storedDetail, storedImage] { part?.removeFromSuperview() }
    (storedText, storedDetail, storedImage, knownTint) = (nil, nil, nil, nil)
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
    setNeedsLayout()
    return label
  }

  private func makeImageView() -> ImageView {
    let view = ImageView()
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }
}
