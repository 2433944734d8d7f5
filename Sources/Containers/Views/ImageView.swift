/// A view that displays an image.
///
/// A template image, such as a symbol, is drawn in the view's ``View/tintColor``.
@MainActor
open class ImageView: View {
  /// The displayed image, or `nil` for none.
  ///
  /// Set by the library's views that display an image in an image view.
  open var image: Image? {
    didSet {
      guard !Image.areSame(image, oldValue) else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The point size, weight, and scale for symbols, or `nil` to use the symbol's own; `nil` by
  /// default.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view with the size of an image.
  public convenience init(image: Image?) {
    self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    // Not assigned here, because assignments in an initializer bypass overrides.
    show(image)
  }

  private func show(_ image: Image?) { self.image = image }

  /// Creates a view without an image.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view from a nib, as `ImageView()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibility.traits = .image
  }

  /// Describes an image.
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

  /// The image with the preferred configuration applied.
  private var shownImage: Image? {
    guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }
}
