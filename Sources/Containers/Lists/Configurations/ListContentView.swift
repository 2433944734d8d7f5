internal import Pixels

/// A view that shows a list content configuration: an image, a text, and a secondary text.
///
/// Cells make one for their configuration. It can also stand by itself anywhere.
///
/// ```swift
/// var content = ListContentConfiguration.subtitleCell()
/// content.text = "Lemvig"
/// content.secondaryText = "Denmark"
/// stack.addArrangedSubview(ListContentView(configuration: content))
/// ```
@MainActor
public final class ListContentView: View, ContentView {
  var content: ListContentConfiguration
  private(set) var textLabel: Label?
  private(set) var secondaryTextLabel: Label?
  private(set) var imageView: ImageView?

  /// Creates a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    flags.insert(.drawsNothing)
    isUserInteractionEnabled = false
    show(insteadOf: nil)
  }

  /// The list content configuration that the view shows.
  ///
  /// Setting an equal one changes nothing. One of another type is a programmer error.
  public var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration else {
        misuse("\(self) shows list content, and not \(newValue): make a view of its own for that.")
      }
      show(newValue)
    }
  }

  /// Shows a configuration, unless it is equal to the one shown.
  func show(_ configuration: ListContentConfiguration) {
    guard configuration != content else { return }
    let old = content
    content = configuration
    show(insteadOf: old)
  }

  public override var intrinsicContentSize: Size {
    sizeThatFits(Size(width: Double.infinity, height: 0))
  }

  override var wrapsContent: Bool { true }

  override func contentHeight(forWidth width: Double) -> Double? {
    sizeThatFits(Size(width: width, height: 0)).height
  }

  /// Returns the size of the content at a width.
  public override func sizeThatFits(_ size: Size) -> Size {
    updateSymbol()
    let arrangement = arrangement(
      in: Size(width: size.width > 0 ? size.width : .infinity, height: 0))
    return Size(
      width: size.width.isFinite && size.width > 0 ? size.width : arrangement.width,
      height: arrangement.height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    alignTexts()
    updateSymbol()
    let arrangement = arrangement(in: bounds.size)
    place(imageView, arrangement.image)
    place(textLabel, arrangement.text)
    place(secondaryTextLabel, arrangement.secondary)
  }

  override func subviewDidChange(_ subview: View, isContent: Bool) {
    super.subviewDidChange(subview, isContent: isContent)
    if isContent { setNeedsLayout() }
  }

  public override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory {
      contentSizeMayHaveChanged()
    }
  }

  public override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentSizeMayHaveChanged()
  }

  private func contentSizeMayHaveChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func place(_ view: View?, _ rect: Rect) {
    guard let view else { return }
    let frame =
      readsLeftToRight ? rect : rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0)
    if view.frame != frame { view.frame = frame }
  }

  private func show(insteadOf old: ListContentConfiguration?) {
    show(content.styledText, content.textProperties, in: &textLabel)
    show(content.secondaryStyledText, content.secondaryTextProperties, in: &secondaryTextLabel)
    showImage()
    alignTexts()
    guard let old, old.hasSameSize(as: content) else { return contentSizeMayHaveChanged() }
  }

  /// Aligns the texts with the leading edge, also those in a script of the other direction.
  private func alignTexts() {
    let edge: TextAlignment = readsLeftToRight ? .left : .right
    textLabel?.textAlignment = content.textProperties.alignment == .center ? .center : edge
    secondaryTextLabel?.textAlignment =
      content.secondaryTextProperties.alignment == .center ? .center : edge
  }

  private func show(
    _ text: StyledText?, _ properties: ListContentConfiguration.TextProperties,
    in label: inout Label?
  ) {
    guard let text else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let shown = label ?? Label()
    if label == nil {
      addSubview(shown)
      label = shown
    }
    properties.apply(to: shown, text)
  }

  private func showImage() {
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? ImageView()
    if imageView == nil {
      addSubview(view)
      imageView = view
    }
    view.image = image
    updateSymbol()
    view.tintColor = content.imageProperties.tintColor
    view.cornerRadius = content.imageProperties.cornerRadius
    view.clipsToBounds = content.imageProperties.cornerRadius > 0
  }
}

extension ListContentView {
  /// Gives a symbol the size of the text beside it.
  private func updateSymbol() {
    guard let image = imageView?.image else { return }
    imageView?.preferredSymbolConfiguration = content.imageProperties.symbol(
      image, scale: content.textProperties.adjustsFontForContentSizeCategory ? textScale : 1)
  }
}

extension ListContentConfiguration.ImageProperties {
  /// Returns the configuration of a symbol beside text of a scale; nil for the symbol's own.
  ///
  /// A size that was chosen, for the symbol or here, stays as it is.
  func symbol(_ image: Image, scale: Double) -> Image.SymbolConfiguration? {
    let preferred = preferredSymbolConfiguration
    guard scale != 1, preferred?.pointSize == nil,
      let size = image.symbolConfiguration?.pointSize, size == Font.systemFontSize
    else { return preferred }
    return Image.SymbolConfiguration(pointSize: size * scale).applying(preferred)
  }
}

extension ListContentConfiguration.TextProperties {
  @MainActor func apply(to label: Label, _ text: StyledText) {
    label.font = font
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.textColor = color
    // A single text without a style reuses the layout of the one before.
    if text.runs.count == 1, text.runs[0].style == nil {
      label.text = transform.applied(to: text.runs[0].text)
    } else {
      var text = text
      for index in text.runs.indices {
        text.runs[index].text = transform.applied(to: text.runs[index].text)
      }
      label.styledText = text
    }
  }
}

extension ListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

extension ListContentConfiguration {
  /// Whether a view that shows another configuration keeps its size and the places in it.
  fileprivate func hasSameSize(as other: ListContentConfiguration) -> Bool {
    var one = self
    (one.textProperties, one.secondaryTextProperties) = (
      other.textProperties, other.secondaryTextProperties
    )
    one.imageProperties = other.imageProperties
    return one == other && textProperties.font == other.textProperties.font
      && secondaryTextProperties.font == other.secondaryTextProperties.font
      && textProperties.numberOfLines == other.textProperties.numberOfLines
      && secondaryTextProperties.numberOfLines == other.secondaryTextProperties.numberOfLines
      && imageProperties.reservedLayoutSize == other.imageProperties.reservedLayoutSize
      && imageProperties.maximumSize == other.imageProperties.maximumSize
  }
}
