/// The titles of the back button that leads to an item, the widest first.
@MainActor
struct NavigationBackTitle {
  /// The number of letters beyond which a title gives way to "Back".
  private static let longest = 20

  /// What the button shows in each form; `nil` for the chevron alone.
  let forms: [(form: NavigationBarLayout.Back, title: String?)]

  init(_ item: NavigationItem) {
    let own = item.backBarButtonItem?.title ?? item.backButtonTitle
    let title = own ?? item.shownTitle
    let fits = title.map { !$0.isEmpty && $0.count <= Self.longest } ?? false
    let titled: [(NavigationBarLayout.Back, String?)] = fits ? [(.titled, title)] : []
    let generic: [(NavigationBarLayout.Back, String?)] = [(.generic, Messages.Bars.back)]
    switch item.backButtonDisplayMode {
    case .default: forms = titled + generic + [(.minimal, nil)]
    case .generic: forms = generic + [(.minimal, nil)]
    case .minimal: forms = [(.minimal, nil)]
    }
  }
}

/// The button that goes back, and lists the stack on a long press.
@MainActor
final class NavigationBackButton: BarButton {
  private weak var bar: NavigationBar?
  private weak var barItem: NavigationItem?
  private let face: String?
  private let symbolSize: Double
  private let ownItem: BarButtonItem?
  private var widthInBar: Double?

  init(_ title: String?, symbolSize: Double, in bar: NavigationBar, for item: NavigationItem) {
    (self.bar, face, self.symbolSize) = (bar, title, symbolSize)
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
    (face, symbolSize, ownItem) = (nil, 0, nil)
    super.init(coder: coder)
  }

  /// Whether a new button with a title that leads to an item would look the same.
  ///
  /// One that is pressed does not count: its press is for the item that it was made for.
  func shows(_ title: String?, _ symbolSize: Double, _ below: NavigationItem) -> Bool {
    title == face && symbolSize == self.symbolSize && ownItem == nil
      && below.backBarButtonItem == nil && !isTracking
  }

  /// Leads back from an item.
  func lead(from item: NavigationItem) {
    barItem = item
    menu = item.backAction == nil ? bar?.makeBackMenu(for: item) : nil
  }

  /// The width that the button wants, in points.
  var measuredWidth: Double {
    if let widthInBar { return widthInBar }
    let width = intrinsicContentSize.width
    if window != nil { widthInBar = width }
    return width
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
