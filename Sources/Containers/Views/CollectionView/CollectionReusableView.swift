/// A view of a collection that is used again: a cell, or a supplementary view.
@MainActor
open class CollectionReusableView: View {
  /// The name under which the view is used again; set when it is dequeued.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view; a collection that the class is registered with calls it.
  public required override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes the view ready for another element; call super.
  open func prepareForReuse() {
    alpha = 1
    transform = .identity
  }

  /// Takes on what the layout has decided beyond frame, opacity and transform.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
}

/// An item of a collection as it is seen.
@MainActor
open class CollectionViewCell: CollectionReusableView {
  /// What holds the cell's own content.
  public let contentView = View()
  /// A view behind the content; nil for none.
  public var backgroundView: View? { didSet { replace(oldValue, backgroundView) } }
  /// A view behind the content, and over ``backgroundView``, while the item is selected or pressed; nil
  /// for a ring in the tint.
  public var selectedBackgroundView: View? { didSet { replace(oldValue, selectedBackgroundView) } }
  weak var collectionView: CollectionView?

  /// Makes an empty cell.
  public required init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
    accessibility.isElement = true
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the item is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, contentView] { view?.frame = bounds }
  }

  open override func accessibilityActivate() -> Bool { collectionView?.activate(self) ?? false }

  private func stateDidChange() {
    if isSelected {
      accessibility.traits.insert(.selected)
    } else {
      accessibility.traits.remove(.selected)
    }
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    guard selectedBackgroundView == nil else { return }
    borderWidth = isSelected ? 3 : isHighlighted ? 1 : 0
    if isSelected || isHighlighted { borderColor = ScrollPalette.focus }
  }

  private func replace(_ old: View?, _ new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: new === backgroundView ? 0 : subviews.count - 1) }
    stateDidChange()
    setNeedsLayout()
  }
}
