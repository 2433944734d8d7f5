/// A view of a collection that is used again: a cell, or a supplementary view.
@MainActor
open class CollectionReusableView: View {
  /// The name under which the view is used again; set when it is dequeued.
  public internal(set) var reuseIdentifier: String?

  /// Which lengths follow from the content; both until the collection knows better.
  var sizing = ContentSizing.measured { didSet { if sizing != oldValue { sizingDidChange() } } }

  override var framePriority: FramePriority { sizing.framePriority }

  /// Makes a view for a collection that its class is registered with, by ``init(frame:)``.
  ///
  /// A class that overrides that initializer, or has none of its own, inherits this one.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Makes a view.
  ///
  /// May be overridden. Called by a collection that the class is registered with.
  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes the view ready for another element; call super.
  open func prepareForReuse() {
    alpha = 1
    transform = .identity
  }

  /// Returns the attributes with the size that the content asks for; called where the layout asks for
  /// it, with those that it has found so far.
  ///
  /// Answers with ``View/systemLayoutSizeFitting(_:)`` where the view, or the
  /// ``CollectionViewCell/contentView`` of a cell, has constraints, or else with ``View/sizeThatFits(_:)``.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    fitting(layoutAttributes)
  }

  func sizingDidChange() { viewLayout?.memberDidChange() }

  /// Takes on what the layout has decided beyond frame, opacity and transform.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
}

extension CollectionReusableView {
  /// What holds the constraints that say how large the view wants to be.
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

/// An item of a collection as it is seen.
@MainActor
open class CollectionViewCell: CollectionReusableView {
  /// What holds the cell's own content.
  public var contentView: View { content }
  /// A view behind the content; nil for none.
  public var backgroundView: View? { didSet { replace(oldValue, backgroundView) } }
  /// A view behind the content, and over ``backgroundView``, while the item is selected or pressed; nil
  /// for a veil in the tint over the content.
  public var selectedBackgroundView: View? { didSet { replace(oldValue, selectedBackgroundView) } }
  weak var collectionView: CollectionView?
  private let content: CellContentView
  private var veil: SelectionVeil?

  /// Makes an empty cell.
  ///
  /// May be overridden. Called by a collection that the class is registered with.
  public override init(frame: Rect = .zero) {
    content = CellContentView(fitting: frame.size)
    super.init(frame: frame)
    addSubview(contentView)
    accessibility.isElement = true
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the item is pressed.
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

  /// Returns the size that the constraints in ``contentView`` ask for, where there are any, and those of the
  /// cell otherwise.
  ///
  /// Open. Called by ``CollectionReusableView/preferredLayoutAttributesFitting(_:)``; calls the method of the
  /// content view.
  open override func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    contentView.constraints.isEmpty
      ? super.systemLayoutSizeFitting(targetSize) : contentView.systemLayoutSizeFitting(targetSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, contentView, veil] { view?.frame = bounds }
  }

  /// An item of a list, which can be selected where its collection lets it.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .listItem
    if collectionView?.allowsSelection != false { semantics.states.insert(.selectable) }
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

  /// Shows the veil, or takes it away.
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
