import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Pictures of tab bar controllers")
struct TabPictureTests {
  private static let narrow = Size(width: 360, height: 480)
  private static let wide = Size(width: 800, height: 600)

  private static let contents: [(String, String, String)] = [
    ("Inbox", "envelope", "envelope"), ("Favorites", "heart", "heart.fill"),
    ("Places", "location", "location.fill"), ("Alerts", "bell", "bell.fill"),
    ("Calendar", "calendar", "calendar"), ("People", "person", "person.fill"),
    ("Settings", "gearshape", "gearshape.fill"), ("Archive", "folder", "folder.fill"),
  ]

  private func tabs(_ count: Int = 4) -> TabBarController {
    let tabs = TabBarController()
    tabs.viewControllers = Self.contents.prefix(count).map { title, image, selected in
      let list = TabList(title)
      list.tabBarItem = TabBarItem(
        title: title, image: Image(systemName: image), selectedImage: Image(systemName: selected))
      return list
    }
    return tabs
  }

  private func addBadges(_ tabs: TabBarController) {
    let items = tabs.tabBar.items ?? []
    items[0].badgeValue = "3"
    items[1].badgeValue = ""
    items[2].badgeValue = "128"
    items[3].badgeValue = "New"
    items[3].badgeColor = .systemYellow
  }

  private func stage(
    _ tabs: TabBarController, _ size: Size, _ style: UserInterfaceStyle = .light,
    textSize: ContentSizeCategory = .large, isRightToLeft: Bool = false, contrast: Bool = false
  ) -> Stage {
    let stage = Stage(
      tabs, size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = textSize
        if isRightToLeft { $0.layoutDirection = .rightToLeft }
        if contrast { $0.accessibilityContrast = .high }
      })
    stage.settle()
    return stage
  }

  @Test(
    "F401: the bar at the bottom matches the goldens", arguments: [UserInterfaceStyle.light, .dark])
  func bottom(_ style: UserInterfaceStyle) {
    let tabs = tabs()
    let stage = stage(tabs, Self.narrow, style)
    stage.expectPicture(named: "tabs-bottom-\(style)")
    addBadges(tabs)
    tabs.selectedIndex = 1
    stage.settle()
    stage.expectPicture(named: "tabs-badges-\(style)")
  }

  @Test(
    "F401: the bar at the top matches the goldens", arguments: [UserInterfaceStyle.light, .dark])
  func top(_ style: UserInterfaceStyle) {
    let tabs = tabs()
    let stage = stage(tabs, Self.wide, style)
    addBadges(tabs)
    tabs.selectedIndex = 1
    stage.settle()
    stage.expectPicture(named: "tabs-top-\(style)")
  }

  @Test(
    "F401: the list at the side matches the goldens", arguments: [UserInterfaceStyle.light, .dark])
  func sidebar(_ style: UserInterfaceStyle) {
    let tabs = tabs(7)
    tabs.mode = .tabSidebar
    let stage = stage(tabs, Self.wide, style)
    addBadges(tabs)
    stage.settle()
    stage.expectPicture(named: "tabs-sidebar-\(style)")
    tabs.isSidebarHidden = true
    stage.settle()
    stage.expectPicture(named: "tabs-sidebar-hidden-\(style)")
  }

  @Test("F402: tabs without room match the goldens")
  func overflow() {
    let tabs = tabs(8)
    let stage = stage(tabs, Self.narrow)
    tabs.selectedIndex = 6
    stage.settle()
    stage.tap("More")
    stage.settle()
    stage.expectPicture(named: "tabs-more")
  }

  @Test("F401: in little height images are beside the titles")
  func lowBottom() {
    let tabs = tabs()
    let stage = stage(tabs, Size(width: 480, height: 320))
    addBadges(tabs)
    stage.settle()
    stage.expectPicture(named: "tabs-low")
  }

  @Test("F401: large text matches the goldens")
  func largeText() {
    let tabs = tabs(6)
    addBadges(tabs)
    let stage = stage(tabs, Self.narrow, textSize: .accessibilityExtraLarge)
    stage.expectPicture(named: "tabs-text-bottom")
    stage.resize(to: Self.wide)
    stage.settle()
    stage.expectPicture(named: "tabs-text-top")
    tabs.mode = .tabSidebar
    stage.settle()
    stage.expectPicture(named: "tabs-text-sidebar")
  }

  @Test("F401: right-to-left layouts match the goldens")
  func rightToLeft() {
    let tabs = tabs(5)
    addBadges(tabs)
    let stage = stage(tabs, Self.narrow, isRightToLeft: true)
    stage.expectPicture(named: "tabs-mirrored-bottom")
    tabs.mode = .tabSidebar
    stage.resize(to: Self.wide)
    stage.settle()
    stage.expectPicture(named: "tabs-mirrored-sidebar")
  }

  @Test("F401, F406: high contrast and the focus match the goldens")
  func contrast() {
    let tabs = tabs()
    let stage = stage(tabs, Self.narrow, contrast: true)
    stage.press(.tab, modifierFlags: .shift)
    stage.press(.rightArrow)
    stage.settle()
    stage.expectPicture(named: "tabs-contrast-bottom")
    stage.resize(to: Self.wide)
    stage.settle()
    stage.expectPicture(named: "tabs-contrast-top")
    tabs.mode = .tabSidebar
    stage.settle()
    stage.expectPicture(named: "tabs-contrast-sidebar")
  }
}

/// A list of rows under a title.
@MainActor
private final class TabList: TableViewController {
  init(_ title: String) {
    super.init(style: .plain)
    self.title = title
  }

  override init?(coder: NibCoder) { super.init(coder: coder) }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel.text = "\(title ?? "") \(indexPath.row + 1)"
    return cell
  }
}
