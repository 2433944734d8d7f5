/// The button that goes back, and lists the stack on a long press.
@MainActor
final class NavigationBackButton: BarButton {
  /// What the button shows.
  let form: NavigationBarLayout.Back
  private weak var bar: NavigationBar?
  private weak var barItem: NavigationItem?
  private let face: String?
  private let symbolSize: Double
  private let ownItem: BarButtonItem?

  init(
    _ form: NavigationBarLayout.Back, _ title: String?, symbolSize: Double, in bar: NavigationBar,
    for item: NavigationItem
  ) {
    (self.form, self.bar, face, self.symbolSize) = (form, bar, title, symbolSize)
    ownItem = bar.item(below: item)?.backBarButtonItem
    let look = BarButtonItem(title: title, target: nil, action: nil)
    look.tintColor = ownItem?.tintColor
    super.init(look, symbolSize: symbolSize)
    showChevron(title, ownItem?.image, symbolSize)
    addAction { [weak self] in self?.goBack() }
    lead(from: item)
    accessibility.label = title ?? Messages.Bars.back
    toolTip = ownItem?.toolTip
  }

  required override init?(coder: NibCoder) {
    (form, face, symbolSize, ownItem) = (.minimal, nil, 0, nil)
    super.init(coder: coder)
  }

  /// The menu of the controllers below, made each time, because their titles may have changed.
  override var menu: Menu? {
    get {
      guard hasMenu, let barItem else { return nil }
      return bar?.makeBackMenu(for: barItem)
    }
    // The stack alone determines the menu; a bar button sets that of its item.
    set {}
  }

  override var hasMenu: Bool { barItem.map { $0.backAction == nil } ?? false }

  /// Whether a new button with a title that leads to an item would look the same.
  ///
  /// One that is pressed does not count: its press is for the item that it was made for.
  func shows(_ title: String?, _ symbolSize: Double, _ below: NavigationItem?) -> Bool {
    title == face && symbolSize == self.symbolSize && ownItem == nil
      && below?.backBarButtonItem == nil && !isTracking
  }

  /// Leads back from an item.
  func lead(from item: NavigationItem) {
    barItem = item
    menuDidChange()
  }

  private func showChevron(_ title: String?, _ image: Image?, _ symbolSize: Double) {
    var look = configuration ?? .plain()
    look.title = title ?? ""
    look.image = image ?? Image(systemName: "chevron.backward")
    look.imagePadding = 4
    look.contentInsets = DirectionalEdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 6)
    look.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(
      pointSize: symbolSize, weight: .semibold)
    configuration = look
  }

  private func goBack() {
    guard let bar, let barItem else { return }
    if let action = barItem.backAction { return action.performWithSender(self) }
    bar.goBack()
  }
}
