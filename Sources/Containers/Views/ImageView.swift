/// A view that shows an image.
///
/// A template image, such as a symbol, is shown in the view's ``View/tintColor``.
@MainActor
open class ImageView: View {
  /// The image; nil for none.
  ///
  /// Open. Set by the library's views that show an image in an image view.
  open var image: Image? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The point size, weight and scale that a symbol is shown in instead of its own; nil, as at first, for
  /// its own.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes a view of the size of an image.
  public convenience init(image: Image?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    // Not set here: an initializer's assignments go past overrides.
    show(image)
  }

  private func show(_ image: Image?) { self.image = image }

  /// Makes a view without an image.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibility.traits = .image
  }

  /// A picture.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .image
  }

  override var usualContentMode: ContentMode { .scaleAspectFit }

  open override var intrinsicContentSize: Size { shownImage?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: Size) -> Size { shownImage?.size ?? .zero }

  open override func draw(_ canvas: Canvas) {
    guard let image = shownImage else { return }
    canvas.draw(
      image.shown(tint: tintColor, isRightToLeft: !readsLeftToRight),
      in: contentMode.rect(of: image.size, in: properties.bounds))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.isTemplate == true { setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if image?.flipsForRightToLeftLayoutDirection == true { setNeedsDisplay() }
  }

  /// The image in the preferred configuration.
  private var shownImage: Image? {
    guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }
}
