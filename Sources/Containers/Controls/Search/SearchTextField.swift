/// The text field of a search bar, with a magnifying glass and a button that clears the text.
///
/// ```swift
/// searchBar.searchTextField.textColor = .secondaryLabel
/// ```
///
/// The field shows its border and its placeholder in subviews, in front of the drawing of an
/// override of ``View/draw(_:)``. ``TextField/borderRect(forBounds:)``,
/// ``TextField/placeholderRect(forBounds:)``, and ``TextField/drawPlaceholder(_:in:)`` determine
/// their frames and appearance.
@MainActor
open class SearchTextField: TextField {
  private static let cornerRadius = 10.0

  // Views of their own, so that they are not stretched while an animation resizes the field.
  private let plate = View()
  private lazy var placeholderView = PlaceholderView(of: self)
  private let magnifier = ImageView()
  /// Called when the user begins to use a field that already has the focus.
  var onUse: (() -> Void)?

  /// Creates an empty field.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Creates an empty field from a nib, as `SearchTextField()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    accessibility.label = Messages.Bars.search
    plate.isUserInteractionEnabled = false
    insertSubview(plate, at: 0)
    insertSubview(placeholderView, aboveSubview: plate)
    for view in [plate, placeholderView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    magnifier.image = Image(systemName: "magnifyingglass")
    magnifier.accessibility.isElement = false
    leftView = magnifier
    leftViewMode = .always
    lookDidChange()
  }

  /// The opacity of what is in the field, which fades while a bar shrinks.
  var contentOpacity = 1.0 {
    didSet {
      guard contentOpacity != oldValue else { return }
      magnifier.alpha = contentOpacity
      clearButton.alpha = contentOpacity
      area.alpha = contentOpacity
      placeholderView.alpha = contentOpacity
    }
  }

  /// The height that the field wants at the preferred text size.
  var preferredHeight: Double {
    max(SearchBarLayout.fieldHeight, (lineLayout.size.height + 14).rounded(.up))
  }

  open override var intrinsicContentSize: Size {
    Size(width: super.intrinsicContentSize.width, height: preferredHeight)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { onUse?() }
    return super.becomeFirstResponder()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    lookDidChange()
  }

  private func lookDidChange() {
    let size = (lineLayout.size.height * 0.95).rounded()
    magnifier.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: size)
    magnifier.tintColor = color(.secondaryLabel)
    magnifier.bounds.size = Size(width: size, height: size)
    setNeedsLayout()
  }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    placeholderView.setNeedsDisplay()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPlate()
    placeholderView.frame = placeholderRect(forBounds: bounds)
    placeholderView.isHidden = hasText
  }

  private func layOutPlate() {
    plate.frame = borderRect(forBounds: bounds)
    plate.cornerRadius = min(Self.cornerRadius, plate.bounds.height / 2)
    plate.backgroundColor = color(.tertiarySystemFill)
    // A border that is not shown has the color in which it appears.
    let isPlain = !isEditing && isHighContrast
    plate.borderWidth = isEditing ? 2 : isPlain ? 1 : 0
    plate.borderColor = isPlain ? color(.label) : tintOfMarks
  }

  /// Draws nothing.
  open override func draw(_ canvas: Canvas) {}
}

/// The view of a search field that draws its placeholder.
@MainActor
private final class PlaceholderView: View {
  private weak var field: SearchTextField?

  init(of field: SearchTextField) {
    self.field = field
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override var usualContentMode: ContentMode {
    field?.placeholderMode ?? .left
  }

  override func draw(_ canvas: Canvas) {
    canvas.translate(x: -frame.minX, y: -frame.minY)
    field?.drawPlaceholder(canvas, in: frame)
  }
}
