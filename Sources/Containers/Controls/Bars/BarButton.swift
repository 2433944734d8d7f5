/// The button of an item in a bar.
@MainActor
class BarButton: Button {
  final let item: BarButtonItem
  /// Whether the button opens the menu of items that have no room.
  final var isOverflowButton = false

  /// The size of an item's text at the default text size.
  static let fontSize = 15.0

  /// - Parameter symbolSize: The size of images that are symbols, in points.
  init(_ item: BarButtonItem, symbolSize: Double) {
    self.item = item
    super.init(frame: .zero)
    minimumHitSize = Size(width: 36, height: 36)
    // Nobody should have to know that the arrows lead to the way out.
    if item.leaves { focusGroupIdentifier = "barButton \(identity)" }
    addAction { [weak self] in
      guard let self else { return }
      self.item.press(from: self)
    }
    show(symbolSize)
  }

  override init?(coder: NibCoder) {
    item = BarButtonItem()
    super.init(coder: coder)
  }

  private func show(_ symbolSize: Double) {
    var look: Configuration = item.style == .prominent ? .filled() : .plain()
    look.title = item.image == nil ? item.title : ""
    look.image = item.image
    let weight: Font.Weight = item.style == .plain ? .regular : .semibold
    look.titleFont = .system(size: BarButton.fontSize, weight: weight)
    look.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(
      pointSize: symbolSize, weight: weight == .regular ? .regular : .semibold)
    look.contentInsets = DirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    look.baseForegroundColor = item.style == .prominent ? nil : item.tintColor
    look.baseBackgroundColor = item.style == .prominent ? item.tintColor : nil
    look.cornerStyle = .medium
    configuration = look
    menu = item.menu
    showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    toolTip = item.toolTip
    if let label = item.title ?? item.toolTip, item.image != nil { accessibility.label = label }
  }

  /// The width that the item wants.
  var preferredWidth: Double { item.width > 0 ? item.width : intrinsicContentSize.width }
}
