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

  init(_ title: String?, symbolSize: Double, in bar: NavigationBar, for item: NavigationItem) {
    self.bar = bar
    barItem = item
    let below = bar.item(below: item)
    let face = BarButtonItem(title: title, target: nil, action: nil)
    face.tintColor = below?.backBarButtonItem?.tintColor
    super.init(face, symbolSize: symbolSize)
    showChevron(title, below?.backBarButtonItem?.image, symbolSize)
    addAction { [weak self] in self?.goBack() }
    if item.backAction == nil { menu = bar.makeBackMenu(for: item) }
    accessibility.label = title ?? Messages.Bars.back
    toolTip = below?.backBarButtonItem?.toolTip
  }

  required override init?(coder: NibCoder) { super.init(coder: coder) }

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
