/// The text field of a search bar, with a magnifying glass and a button that clears the text.
///
/// ```swift
/// searchBar.searchTextField.textColor = .secondaryLabel
/// ```
@MainActor
open class SearchTextField: TextField {
  private static let cornerRadius = 10.0

  private let magnifier = ImageView()

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
      area.alpha = contentOpacity * (isEnabled ? 1 : 0.4)
      setNeedsDisplay()
    }
  }

  /// The height that the field wants at the preferred text size.
  var preferredHeight: Double {
    max(SearchBarLayout.fieldHeight, (lineLayout.size.height + 14).rounded(.up))
  }

  open override var intrinsicContentSize: Size {
    Size(width: super.intrinsicContentSize.width, height: preferredHeight)
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

  open override func draw(_ canvas: Canvas) {
    let rect = borderRect(forBounds: bounds)
    let radius = min(Self.cornerRadius, rect.height / 2)
    canvas.fill(Path(roundedRect: rect, cornerRadius: radius), color(.tertiarySystemFill))
    if isEditing || isHighContrast {
      let width = isEditing ? 2.0 : 1
      canvas.stroke(
        Path(
          roundedRect: rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: radius - width / 2),
        Stroke(width: width), isEditing ? tintColor ?? color(.link) : color(.label))
    }
    guard !hasText else { return }
    canvas.withOpacity(contentOpacity) {
      drawPlaceholder(canvas, in: placeholderRect(forBounds: bounds))
    }
  }
}
