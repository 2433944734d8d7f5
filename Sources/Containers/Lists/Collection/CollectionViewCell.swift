/// The view of one item in a collection view.
@MainActor
open class CollectionViewCell: CollectionReusableView {
  /// The view that holds the content of the cell.
  public var contentView: View { content }
  /// The view behind the content; nil for none.
  public var backgroundView: View? { didSet { replace(oldValue, backgroundView) } }
  /// The view above ``backgroundView``, visible while the item is selected or highlighted.
  ///
  /// If nil, the default, the cell shows a translucent tint above its content instead.
  public var selectedBackgroundView: View? { didSet { replace(oldValue, selectedBackgroundView) } }
  weak var collectionView: CollectionView?
  let content: CellContentView
  var configurations: ConfigurationStore?
  var needsConfigurationUpdate = true
  private var veil: SelectionVeil?
  /// The accessibility label last derived from the texts.
  private var knownLabel: String?
  /// The actions that move the item, which are made when they are asked for.
  var moveActions: [AccessibilityCustomAction]?
  /// The place of the item in an outline; nil if it is in none.
  var outlinePlace: OutlinePlace? {
    didSet {
      guard outlinePlace != oldValue else { return }
      stateMayHaveChanged()
      outlinePlaceDidChange()
      setNeedsAccessibilityUpdate()
    }
  }

  /// Called with the cell and its state before it is shown and when the state changes; nil for none.
  ///
  /// It is called after ``updateConfiguration(using:)``.
  public var configurationUpdateHandler:
    (@MainActor (_ cell: CollectionViewCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Creates an empty cell.
  ///
  /// A collection view that registered the class calls this initializer, which you can override.
  public override init(frame: Rect = .zero) {
    content = CellContentView(fitting: frame.size)
    super.init(frame: frame)
    addSubview(contentView)
    accessibility.isElement = true
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the item is highlighted because it is being pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Called when the collection view begins or ends to be edited.
  func editingDidChange() {}

  /// Called when the place of the item in its outline changes, or whether it is expanded.
  func outlinePlaceDidChange() {}

  override func sizingDidChange() {
    super.sizingDidChange()
    content.sizing = sizing
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    needsConfigurationUpdate = true
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

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { stateMayHaveChanged() } }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    stateMayHaveChanged()
  }

  /// Returns the size that list content requires; without any, that of ``View/sizeThatFits(_:)``.
  open override func sizeThatFits(_ size: Size) -> Size {
    updateConfigurationIfNeeded()
    return listContent?.sizeThatFits(size) ?? super.sizeThatFits(size)
  }

  /// Returns the size required by the constraints of ``contentView`` or, if it has none, of the
  /// cell.
  ///
  /// ``CollectionReusableView/preferredLayoutAttributesFitting(_:)`` calls this method, which calls
  /// that of the content view.
  open override func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    contentView.constraints.isEmpty
      ? super.systemLayoutSizeFitting(targetSize) : contentView.systemLayoutSizeFitting(targetSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let ground = configurations?.backgroundView
    for view in [ground, backgroundView, selectedBackgroundView, contentView, veil] {
      view?.frame = bounds
    }
    layoutListContent()
    guard isLabeledByTexts else { return }
    knownLabel = labelOfTexts
    accessibility.label = knownLabel
  }

  /// Whether the accessibility label is that of the texts, and not one of the program's own.
  private var isLabeledByTexts: Bool {
    accessibility.label == nil || accessibility.label == knownLabel
  }

  private var labelOfTexts: String? {
    listContent?.content.spokenText ?? contentView.spokenTexts().joinedAsSpoken
  }

  /// Describes the cell as a list item, selectable if its collection view allows selection and the
  /// cell takes touches.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .listItem
    if isLabeledByTexts { semantics.label = labelOfTexts }
    if isUserInteractionEnabled, collectionView?.maySelect != false {
      semantics.states.formUnion([.selectable, .focusable])
    }
    if collectionView?.focusedCell === self { semantics.states.insert(.focused) }
    if collectionView?.marksSelection == true {
      semantics.states.formUnion(isSelected ? [.checkable, .checked] : .checkable)
    }
    if outlinePlace?.content == .hidden { semantics.states.insert(.expandable) }
    if outlinePlace?.content == .shown { semantics.states.formUnion([.expandable, .expanded]) }
  }

  /// The actions of the app, and those by which the item is swiped or moved.
  open override var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { actionsOfItem(super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    collectionView.map { $0.activate($0.indexPath(for: self)) } ?? false
  }

  private func stateDidChange() {
    stateMayHaveChanged()
    if isSelected {
      accessibility.traits.insert(.selected)
    } else {
      accessibility.traits.remove(.selected)
    }
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    updateVeil()
  }

  /// Adds, updates, or removes the selection veil.
  func updateVeil() {
    guard isSelected || isHighlighted, selectedBackgroundView == nil, shownBackground == nil else {
      veil?.removeFromSuperview()
      veil = nil
      return
    }
    View.performWithoutAnimation {
      let veil = veil ?? SelectionVeil()
      self.veil = veil
      veil.isSelected = isSelected
      veil.cornerRadius = max(cornerRadius, contentView.cornerRadius)
      veil.frame = bounds
      if veil.superview == nil { addSubview(veil) }
    }
  }

  private func replace(_ old: View?, _ new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if new != nil { shownBackground = nil }
    if let new { insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1) }
    stateDidChange()
    setNeedsLayout()
  }
}
