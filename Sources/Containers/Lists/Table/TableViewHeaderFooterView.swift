/// A view above or below a section of a table view.
///
/// ```swift
/// override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
///   let header: TableViewHeaderFooterView? = tableView.dequeueReusableHeaderFooterView(
///     withIdentifier: "header")
///   header?.textLabel.text = "Section \(section + 1)"
///   return header
/// }
/// ```
@MainActor
open class TableViewHeaderFooterView: View {
  /// The identifier under which the view is reused; nil if it is not.
  public let reuseIdentifier: String?
  /// The view that holds the content.
  public var contentView: View { content }
  /// A view behind the content, with the size of the header or footer; nil for none.
  public var backgroundView: View? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil { shownBackground = nil }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The label of the view's text, created when first read.
  ///
  /// A view with a ``contentConfiguration`` has none; asking it for one is a programmer error.
  public var textLabel: Label {
    guard configurations?.content == nil else {
      misuse(
        "\(self) shows a content configuration, so it has no label of its own: change the "
          + "configuration, or set contentConfiguration to nil first.")
    }
    let label = storedText ?? makeLabel()
    storedText = label
    return label
  }
  let content = CellContentView(fitting: TableViewHeaderFooterView.initialSize)
  private var storedText: Label?
  private var hasText: Bool { storedText != nil }
  var configurations: ConfigurationStore?
  var needsConfigurationUpdate = true
  /// Called with the view and its state before it is shown and when the state changes; nil for none.
  ///
  /// It is called after ``updateConfiguration(using:)``.
  public var configurationUpdateHandler:
    (@MainActor (_ view: TableViewHeaderFooterView, _ state: ViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  var isFooter = false
  /// Whether the view is away from its place to stay visible.
  var isPinned = false { didSet { if isPinned != oldValue { stateMayHaveChanged() } } }
  /// The space at the sides of the text, which the table derives from its width.
  var sideMargin = 16.0 {
    didSet {
      guard sideMargin != oldValue else { return }
      content.standardMargins = Self.margins(side: sideMargin)
      marginsMayHaveChanged()
      setNeedsLayout()
    }
  }
  /// The part of the trailing edge that is beneath the index of the table, in points.
  var widthBeneathIndex = 0.0 {
    didSet { if widthBeneathIndex != oldValue { setNeedsLayout() } }
  }
  private static let initialSize = Size(width: 320, height: 28)

  /// Creates a view for a table view that registered its class, by calling
  /// ``init(reuseIdentifier:)``.
  ///
  /// A subclass inherits this initializer if it overrides that one or declares no designated
  /// initializers.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view without a reuse identifier from a nib, as `init(reuseIdentifier: nil)` does.
  ///
  /// This is a convenience initializer, so that a subclass has to override only the designated one.
  /// A subclass that declares an initializer of this name does not override anything; it calls
  /// `super.init(reuseIdentifier: nil)`.
  public override convenience init?(coder: NibCoder) { self.init(reuseIdentifier: nil) }

  /// Creates a view with a reuse identifier.
  ///
  /// A table view that registered the class calls this initializer, which you can override.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Rect(origin: .zero, size: TableViewHeaderFooterView.initialSize))
    content.standardMargins = Self.margins(side: sideMargin)
    addSubview(contentView)
  }

  /// Returns the margins around the text.
  static func margins(side: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 4, leading: side, bottom: 4, trailing: side)
  }

  override var usualLayoutMargins: DirectionalEdgeInsets { .usual(side: sideMargin) }

  /// Prepares the view for another section; overrides must call super.
  open func prepareForReuse() {
    needsConfigurationUpdate = true
    alpha = 1
    transform = .identity
  }

  /// The state of the view that configurations adapt to.
  ///
  /// An override adds states of the app to those of super, and calls ``setNeedsUpdateConfiguration()``
  /// when one changes.
  open var configurationState: ViewConfigurationState { standardConfigurationState }

  /// Sets the configurations for a state; overrides need not call super.
  ///
  /// Called before the view is shown and after its state has changed. Do not call it; call
  /// ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateMayHaveChanged() } }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    stateMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configurations?.backgroundView?.frame = bounds
    contentView.frame = bounds.inset(by: sides)
    layoutListContent()
    backgroundView?.frame = bounds
    if hasText { textLabel.frame = contentView.bounds.inset(by: contentView.layoutMargins) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Returns the size of the view at a width.
  ///
  /// The height is that required by the constraints of ``contentView`` or, without any, by the text
  /// and its margins.
  open override func sizeThatFits(_ size: Size) -> Size {
    updateConfigurationIfNeeded()
    let width = size.width - sides.left - sides.right
    if let listContent {
      let height = listContent.sizeThatFits(Size(width: max(1, width), height: 0)).height
      return Size(width: size.width, height: height)
    }
    if let height = contentView.constrainedHeight(atWidth: width) {
      return Size(width: size.width, height: height)
    }
    guard hasText else { return Size(width: size.width, height: bounds.height) }
    let margins = contentView.layoutMargins
    let room = max(1, width - margins.left - margins.right)
    let text = textLabel.sizeThatFits(Size(width: room, height: 0))
    return Size(width: size.width, height: max(28, text.height + margins.top + margins.bottom + 2))
  }

  /// Returns the size of the view; with a required width, that of ``sizeThatFits(_:)``.
  ///
  /// The table view calls this method for each header and footer of automatic height, with the
  /// width, a height of 0, and the priorities ``LayoutPriority/required`` for the width and
  /// `fittingSizeLevel` for the height.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    horizontal == .required && constraints.isEmpty
      ? sizeThatFits(targetSize) : fittingSize(for: targetSize, horizontal, vertical)
  }

  /// The safe area insets at the sides, if the table respects them, and the space beneath the index.
  private var sides: EdgeInsets {
    var sides = EdgeInsets.zero
    let table = superview as? TableView
    if table?.insetsContentViewsToSafeArea != false {
      (sides.left, sides.right) = (safeAreaInsets.left, safeAreaInsets.right)
    }
    guard widthBeneathIndex > 0 else { return sides }
    if readsLeftToRight {
      sides.right += widthBeneathIndex
    } else {
      sides.left += widthBeneathIndex
    }
    return sides
  }

  private func makeLabel() -> Label {
    let label = Label()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func contentConfigurationWillShow() {
    storedText?.removeFromSuperview()
    storedText = nil
  }
}

extension TableViewHeaderFooterView: ConfigurationUpdates {
  /// The configuration of the content, in place of ``textLabel``; nil for none.
  ///
  /// Setting one replaces the label by a view that fills ``contentView``, or gives it to the view that is
  /// there. Setting an equal one changes nothing.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { shownContent }
    set { shownContent = newValue }
  }

  /// Whether ``contentConfiguration`` follows the state of the view; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContent }
    set { updatesContent = newValue }
  }

  /// The configuration of the background, in place of ``backgroundView``; nil for none.
  public var backgroundConfiguration: BackgroundConfiguration? {
    get { shownBackground }
    set { shownBackground = newValue }
  }

  /// Whether ``backgroundConfiguration`` follows the state of the view; true by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { updatesBackground }
    set { updatesBackground = newValue }
  }

  /// Returns the list content configuration of a header or a footer, without content.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    isFooter ? .footer() : .header()
  }

  /// Lets the configurations be updated for the state in the next layout.
  public func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  var followsState: Bool {
    configurationUpdateHandler != nil || type(of: self) != TableViewHeaderFooterView.self
  }

  func callUpdateHandler(_ state: ViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func backgroundConfigurationDidChange() {
    if shownBackground != nil {
      backgroundView = nil
      backgroundColor = nil as Color?
    }
    showBackgroundView()
  }

  var standardConfigurationState: ViewConfigurationState {
    var state = ViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }
}
