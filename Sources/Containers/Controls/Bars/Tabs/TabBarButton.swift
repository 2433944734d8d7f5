/// A tab in a bar: its image, its title and its badge.
@MainActor
class TabBarButton: Control {
  final let item: TabBarItem
  /// The sizes of the parts.
  final var metrics: TabMetrics { didSet { contentDidChange() } }
  /// The position among all tabs, those in the menu included.
  final var position: AccessibilityProperties.Position?
  /// The layout of the title for each font, as long as the title stays.
  private var titles: [Font: TextLayout] = [:]

  init(_ item: TabBarItem, _ metrics: TabMetrics) {
    (self.item, self.metrics) = (item, metrics)
    super.init(frame: .zero)
    pointerStyle = .pointingHand
    contentDidChange()
  }

  override init?(coder: NibCoder) {
    (item, metrics) = (TabBarItem(), TabMetrics(.bottom, TraitCollection()))
    super.init(coder: coder)
  }

  /// Shows the item again after it has changed.
  final func contentDidChange() {
    titles = [:]
    accessibility.label = item.title
    accessibility.value = item.badgeValue.map { $0.isEmpty ? Messages.Bars.newContent : $0 }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    pointerStyle = isEnabled ? .pointingHand : nil
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .tab
    semantics.states.insert(.selectable)
    semantics.position = position
  }

  override var usualFocusEffect: FocusHaloEffect? {
    let mark = markRect
    // The ring lies around the rectangle, and the edges of the bar must not cut it off.
    let rect = mark.insetBy(dx: 2, dy: 2)
    return FocusHaloEffect(roundedRect: rect, cornerRadius: max(0, markRadius - 2))
  }

  /// The rectangle of the background under the pointer.
  final var markRect: Rect {
    switch metrics.placement {
    case .bottom: bounds.insetBy(dx: 4, dy: 3)
    case .lowBottom: bounds.insetBy(dx: 4, dy: 2)
    case .top: bounds.insetBy(dx: 2, dy: 2)
    case .sidebar: bounds
    }
  }

  final var markRadius: Double {
    switch metrics.placement {
    case .bottom, .lowBottom, .sidebar: 8
    case .top: markRect.height / 2
    }
  }

  // MARK: Content

  /// The size of the content.
  final var contentSize: Size {
    let (image, title) = (imageSize, titleLayout(.infinity)?.size ?? .zero)
    guard metrics.placement != .bottom else {
      return Size(width: max(image.width, title.width), height: image.height + title.height)
    }
    let gap = image.width > 0 && title.width > 0 ? metrics.gap : 0
    return Size(
      width: image.width + gap + title.width, height: max(image.height, title.height))
  }

  /// The width that the tab wants in a row.
  final var preferredWidth: Double {
    var width = contentSize.width + 2 * metrics.inset
    if metrics.placement != .bottom, let badge = badge(in: metrics.maximumWidth) {
      width += badge.size.width + metrics.badgeGap
    }
    return min(max(width, metrics.minimumWidth), metrics.maximumWidth).rounded(.up)
  }

  /// The image in the size of the bar.
  final var shownImage: Image? {
    guard let image = isSelected ? item.selectedImage ?? item.image : item.image else { return nil }
    guard image.isSymbolImage else { return image }
    let configuration = Image.SymbolConfiguration(
      pointSize: metrics.symbolSize, weight: isSelected ? .semibold : .medium)
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// The size of the image, the same whether the tab is selected or not.
  final var imageSize: Size {
    guard let size = shownImage?.size else { return .zero }
    let limit = metrics.symbolSize * 1.4
    let scale = min(1, limit / max(size.width, size.height, 1))
    return Size(width: size.width * scale, height: size.height * scale)
  }

  final func badge(in width: Double) -> TabBadge? {
    TabBadge(item, metrics, color: color(item.badgeColor ?? .tabBadge), width: width)
  }

  /// Returns the layout of the title in a width, cut off where it has no room.
  final func titleLayout(_ width: Double) -> TextLayout? {
    guard let title = item.title, !title.isEmpty else { return nil }
    let font = metrics.font(isSelected: isSelected)
    let full = titles[font] ?? TextLayout(title, style: TextStyle(font: font))
    titles[font] = full
    guard full.size.width > width else { return full }
    return TextLayout(
      title, style: TextStyle(font: font), paragraph: ParagraphStyle(lineLimit: 1),
      width: max(0, width))
  }

  /// Whether the title has no room, so that a tool tip shows it.
  final func updateToolTip() {
    let room = bounds.width - 2 * metrics.inset
    toolTip = contentSize.width > room + 0.5 ? item.title : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The focus ring follows the tab to another place of the bar.
    updateParts()
  }

  override func draw(_ canvas: Canvas) { drawTab(canvas) }
}
