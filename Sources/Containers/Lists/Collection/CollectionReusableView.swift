/// A reusable view of a collection view: a cell or a supplementary view.
@MainActor
open class CollectionReusableView: View {
  /// The identifier under which the view is reused, set when it is dequeued.
  public internal(set) var reuseIdentifier: String?

  /// The dimensions determined by the content; both until the layout decides.
  var sizing = ContentSizing.measured { didSet { if sizing != oldValue { sizingDidChange() } } }

  override var framePriority: FramePriority { sizing.framePriority }

  /// Creates a view for a collection view that registered its class, by calling ``init(frame:)``.
  ///
  /// A subclass inherits this initializer if it overrides that one or declares no designated
  /// initializers.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Creates a view from a nib, as `init(frame: .zero)` does.
  ///
  /// This is a convenience initializer, so that a subclass has to override only the designated one.
  /// A subclass that declares an initializer of this name does not override anything; it calls
  /// `super.init(frame: .zero)`.
  public override convenience init?(coder: NibCoder) { self.init(frame: .zero) }

  /// Creates a view with a frame.
  ///
  /// A collection view that registered the class calls this initializer, which you can override.
  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Prepares the view to show another element; overrides must call super.
  open func prepareForReuse() {
    alpha = 1
    transform = .identity
  }

  /// Returns attributes with the size that the content prefers.
  ///
  /// The collection view calls this method if the layout asks for self-sizing, with the attributes
  /// known so far. The size is that of ``View/systemLayoutSizeFitting(_:)`` if the view, or the
  /// ``CollectionViewCell/contentView`` of a cell, has constraints, and otherwise that of
  /// ``View/sizeThatFits(_:)``.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    fitting(layoutAttributes)
  }

  func sizingDidChange() { viewLayout?.memberDidChange() }

  /// Applies attributes of a layout beyond the frame, opacity, and transform.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
}

extension CollectionReusableView {
  /// The view whose constraints determine the preferred size.
  private var measuredView: View { (self as? CollectionViewCell)?.contentView ?? self }

  private func fitting(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let result = attributes.copy()
    result.frame.size =
      measuredView.constraints.isEmpty
      ? sizeThatFits(attributes.frame.size)
      : systemLayoutSizeFitting(attributes.frame.size)
    return result
  }
}

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
  private let content: CellContentView
  private var veil: SelectionVeil?

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

  override func sizingDidChange() {
    super.sizingDidChange()
    content.sizing = sizing
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
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
    for view in [backgroundView, selectedBackgroundView, contentView, veil] { view?.frame = bounds }
  }

  /// Describes the cell as a list item, selectable if its collection view allows selection and the
  /// cell takes touches.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .listItem
    if isUserInteractionEnabled, collectionView?.allowsSelection != false {
      semantics.states.insert(.selectable)
    }
  }

  open override func accessibilityActivate() -> Bool {
    collectionView.map { $0.activate($0.indexPath(for: self)) } ?? false
  }

  private func stateDidChange() {
    if isSelected {
      accessibility.traits.insert(.selected)
    } else {
      accessibility.traits.remove(.selected)
    }
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    updateVeil()
  }

  /// Adds, updates, or removes the selection veil.
  private func updateVeil() {
    guard isSelected || isHighlighted, selectedBackgroundView == nil else {
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
    if let new { insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1) }
    stateDidChange()
    setNeedsLayout()
  }
}
