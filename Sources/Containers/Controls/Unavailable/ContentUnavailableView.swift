internal import Pixels

/// A view that shows a content unavailable configuration: an image, texts, and buttons, in the middle
/// of its safe area.
///
/// A view controller makes one for its configuration. It can also stand by itself anywhere. What does
/// not fit is scrolled. Only its buttons, or while it scrolls its whole area, take clicks and touches;
/// others reach what is beneath.
///
/// ```swift
/// let placeholder = ContentUnavailableView(configuration: .loading())
/// placeholder.frame = view.bounds
/// view.addSubview(placeholder)
/// ```
@MainActor
public final class ContentUnavailableView: View, ContentView {
  var content: ContentUnavailableConfiguration
  /// Whether content that does not fit can be scrolled; true by default.
  public var isScrollEnabled = true { didSet { scrollView.isScrollEnabled = isScrollEnabled } }
  let scrollView = ScrollView()
  private(set) var imageView: ImageView?
  private(set) var indicator: ActivityIndicatorView?
  private(set) var textLabel: Label?
  private(set) var secondaryTextLabel: Label?
  private(set) var button: UnavailableButton?
  private(set) var secondaryButton: UnavailableButton?
  private let backgroundView: BackgroundView
  private var scrolls = false

  /// Creates a view that shows a configuration.
  public init(configuration: ContentUnavailableConfiguration) {
    content = configuration
    backgroundView = BackgroundView(configuration.background)
    super.init(frame: .zero)
    flags.insert(.drawsNothing)
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(backgroundView)
    addSubview(scrollView)
    show()
  }

  /// The content unavailable configuration that the view shows.
  ///
  /// One of another type is a programmer error.
  public var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ContentUnavailableConfiguration else {
        misuse(
          "\(self) shows what is unavailable, and not \(newValue): make a view of its own for that."
        )
      }
      content = newValue
      show()
    }
  }

  public override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let place = convert(point, to: scrollView)
    return scrolls
      || [button, secondaryButton].contains { $0?.frame.contains(place) == true }
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
    let insets = edges
    let room = size.width > 0 ? size.width - insets.left - insets.right : .infinity
    let column = UnavailableColumn(parts, in: room, limit: readableLimit)
    return Size(
      width: size.width.isFinite && size.width > 0
        ? size.width : column.size.width + insets.left + insets.right,
      height: column.size.height + insets.top + insets.bottom)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    scrollView.frame = Rect(origin: bounds.origin, size: bounds.size)
    updateSymbol()
    let insets = edges
    let area = Rect(origin: .zero, size: bounds.size).inset(by: insets)
    let column = UnavailableColumn(parts, in: area.width, limit: readableLimit)
    let height = column.size.height
    scrolls = isScrollEnabled && height > area.height
    scrollView.contentSize = Size(
      width: bounds.width,
      height: scrolls ? height + insets.top + insets.bottom : bounds.height)
    let top = scrolls ? insets.top : insets.top + max(0, (area.height - height) / 2)
    for (part, place) in zip(parts, column.places) {
      part.view.frame = frame(of: place, in: area, top: top)
    }
  }

  private func frame(of place: Rect, in area: Rect, top: Double) -> Rect {
    let space = area.width - place.width
    let x: Double =
      switch content.alignment {
      case .center: space / 2
      case .natural: readsLeftToRight ? 0 : space
      }
    let scale = max(1, traitCollection.displayScale)
    return Rect(
      x: ((area.minX + x) * scale).rounded() / scale,
      y: ((top + place.minY) * scale).rounded() / scale,
      width: place.width, height: place.height)
  }

  public override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    contentMayHaveChanged()
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  public override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentMayHaveChanged()
  }

  override func subviewDidChange(_ subview: View, isContent: Bool) {
    super.subviewDidChange(subview, isContent: isContent)
    if isContent { contentMayHaveChanged() }
  }

  private func contentMayHaveChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Parts

  /// The parts that are shown, from the top, each with the space above it.
  private var parts: [(view: View, padding: Double)] {
    var parts: [(view: View, padding: Double)] = []
    func add(_ view: View?, _ padding: Double) {
      if let view { parts.append((view, parts.isEmpty ? 0 : padding)) }
    }
    add(indicator ?? imageView, 0)
    add(textLabel, content.imageToTextPadding)
    add(
      secondaryTextLabel,
      textLabel == nil ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    add(button, content.textToButtonPadding)
    add(
      secondaryButton,
      button == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
    return parts
  }

  /// The safe area and the margins.
  private var edges: EdgeInsets {
    var margins = content.directionalLayoutMargins
    if let around = superview?.directionalLayoutMargins, let superview {
      // The margins contain the safe area, which is added below.
      let safe = DirectionalEdgeInsets(
        superview.safeAreaInsets, isRightToLeft: !readsLeftToRight)
      if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
        margins.leading = max(margins.leading, around.leading - safe.leading)
        margins.trailing = max(margins.trailing, around.trailing - safe.trailing)
      }
      if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
        margins.top = max(margins.top, around.top - safe.top)
        margins.bottom = max(margins.bottom, around.bottom - safe.bottom)
      }
    }
    return margins.resolved(isRightToLeft: !readsLeftToRight) + safeAreaInsets
  }

  /// The greatest width of the texts, in points.
  private var readableLimit: Double { 400 * max(1, textScale) }

  private func show() {
    backgroundView.configuration = content.background
    show(content.styledText, content.textProperties, in: &textLabel)
    textLabel?.accessibility.traits = .header
    show(content.secondaryStyledText, content.secondaryTextProperties, in: &secondaryTextLabel)
    showImage()
    show(content.button, content.buttonProperties, in: &button)
    show(content.secondaryButton, content.secondaryButtonProperties, in: &secondaryButton)
    // Assistive technology and Tab go through the parts in this order.
    for part in parts { scrollView.bringSubviewToFront(part.view) }
    contentMayHaveChanged()
  }

  private func show(
    _ text: StyledText?, _ properties: ListContentConfiguration.TextProperties,
    in label: inout Label?
  ) {
    guard let text, !text.string.isEmpty else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let shown = label ?? Label()
    if label == nil { scrollView.addSubview(shown) }
    label = shown
    properties.apply(to: shown, text)
    shown.textAlignment = content.alignment == .center ? .center : .natural
  }

  private func show(
    _ look: Button.Configuration,
    _ properties: ContentUnavailableConfiguration.ButtonProperties,
    in button: inout UnavailableButton?
  ) {
    let action = properties.primaryAction
    guard look.title != nil || look.image != nil || action?.title.isEmpty == false else {
      button?.removeFromSuperview()
      button = nil
      return
    }
    let shown = button ?? UnavailableButton()
    if button == nil { scrollView.addSubview(shown) }
    button = shown
    shown.show(look, properties)
  }

  private func showImage() {
    if content.isLoading {
      imageView?.removeFromSuperview()
      imageView = nil
      let wheel = indicator ?? ActivityIndicatorView(style: .large)
      if indicator == nil { scrollView.addSubview(wheel) }
      indicator = wheel
      wheel.startAnimating()
      return
    }
    indicator?.removeFromSuperview()
    indicator = nil
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? ImageView()
    if imageView == nil { scrollView.addSubview(view) }
    imageView = view
    view.image = image
    view.accessibility.isElement = false
    view.tintColor = content.imageProperties.tintColor
    view.cornerRadius = content.imageProperties.cornerRadius
    view.clipsToBounds = content.imageProperties.cornerRadius > 0
    updateSymbol()
  }

  /// Gives a symbol whose size nobody has chosen that of a picture, which grows with the text.
  private func updateSymbol() {
    guard let imageView, let image = imageView.image else { return }
    let usual = Image.SymbolConfiguration(pointSize: 44 * textScale)
    let isUnsized = image.symbolConfiguration?.pointSize == Font.systemFontSize
    let preferred = content.imageProperties.preferredSymbolConfiguration
    imageView.preferredSymbolConfiguration = isUnsized ? usual.applying(preferred) : preferred
  }
}
