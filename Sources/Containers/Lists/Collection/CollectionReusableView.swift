/// A reusable view of a collection view: a cell or a supplementary view.
///
/// ```swift
/// final class HeaderView: CollectionReusableView {
///   let label = Label(text: "", font: .headline)
///
///   override init(frame: Rect) {
///     super.init(frame: frame)
///     addSubview(label)
///   }
///
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     label.frame = bounds
///   }
/// }
/// ```
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

  /// Called when the view is dequeued for an item or, with a kind, for a supplementary view.
  func willShow(_ kind: String?, at path: IndexPath, in list: CollectionView) {}

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
    let size = attributes.frame.size
    if measuredView.constraints.isEmpty {
      result.frame.size = sizeThatFits(size)
    } else if sizing == .width || sizing == .height {
      result.frame.size = measuredView.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: sizing == .width ? .fittingSizeLevel : .required,
        verticalFittingPriority: sizing == .height ? .fittingSizeLevel : .required)
    } else {
      result.frame.size = systemLayoutSizeFitting(size)
    }
    return result
  }
}

extension View {
  /// The first label with a text that can be seen, unless what contains it has a name of its own.
  var firstOwnLabel: Label? {
    guard !isHidden else { return nil }
    if let label = self as? Label { return label.text?.isEmpty == false ? label : nil }
    guard accessibility.label == nil else { return nil }
    for subview in subviews { if let label = subview.firstOwnLabel { return label } }
    return nil
  }
}
