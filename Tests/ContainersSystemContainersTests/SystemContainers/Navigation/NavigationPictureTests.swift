import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Pictures of navigation controllers")
struct NavigationPictureTests {
  /// A list of rows under a title.
  private final class List: TableViewController {
    let rows: Int

    init(_ title: String, rows: Int = 30) {
      self.rows = rows
      super.init(style: .plain)
      self.title = title
    }

    override init?(coder: NibCoder) {
      rows = 0
      super.init(coder: coder)
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
      -> TableViewCell
    {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel.text = "Row \(indexPath.row + 1)"
      return cell
    }
  }

  private func stage(
    _ navigation: NavigationController, _ style: UserInterfaceStyle = .light,
    size: Size = Size(width: 360, height: 480), textSize: ContentSizeCategory = .large,
    isRightToLeft: Bool = false
  ) -> Stage {
    let stage = Stage(
      navigation, size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = textSize
        if isRightToLeft { $0.layoutDirection = .rightToLeft }
      })
    stage.settle()
    return stage
  }

  private func navigation(largeTitles: Bool = false) -> NavigationController {
    let root = List("Places")
    root.navigationItem.rightBarButtonItems = [
      BarButtonItem(systemItem: .add, primaryAction: Action { _ in }),
      BarButtonItem(systemItem: .search, primaryAction: Action { _ in }),
    ]
    root.navigationItem.leftBarButtonItem = root.editButtonItem
    let navigation = NavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = largeTitles
    return navigation
  }

  @Test("F304, F310: bars match the goldens", arguments: [UserInterfaceStyle.light, .dark])
  func bars(_ style: UserInterfaceStyle) {
    let navigation = navigation()
    let stage = stage(navigation, style)
    stage.expectPicture(named: "navigation-root-\(style)")
    let top = List("Copenhagen")
    top.navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .done, primaryAction: Action { _ in })
    top.toolbarItems = [
      BarButtonItem(systemItem: .trash, primaryAction: Action { _ in }), .flexibleSpace(),
      BarButtonItem(title: "Compare", target: nil, action: nil), .flexibleSpace(),
      BarButtonItem(systemItem: .action, primaryAction: Action { _ in }),
    ]
    navigation.setToolbarHidden(false, animated: false)
    navigation.pushViewController(top, animated: false)
    stage.settle()
    stage.expectPicture(named: "navigation-pushed-\(style)")
  }

  @Test("F312: large titles match the goldens", arguments: [UserInterfaceStyle.light, .dark])
  func largeTitles(_ style: UserInterfaceStyle) throws {
    let navigation = navigation(largeTitles: true)
    let stage = stage(navigation, style)
    stage.expectPicture(named: "navigation-large-\(style)")
    let list = try #require(navigation.topViewController as? List)
    list.tableView.contentOffset.y += 26
    stage.settle()
    stage.expectPicture(named: "navigation-large-shrinking-\(style)")
    list.tableView.contentOffset.y += 100
    stage.settle()
    stage.expectPicture(named: "navigation-large-gone-\(style)")
  }

  @Test("Q50: a push half way matches the goldens", arguments: [false, true])
  func halfWay(_ isRightToLeft: Bool) {
    let navigation = navigation(largeTitles: true)
    let stage = stage(navigation, isRightToLeft: isRightToLeft)
    navigation.pushViewController(List("Copenhagen", rows: 5), animated: true)
    stage.advance(by: .milliseconds(120))
    stage.expectPicture(named: "navigation-half-\(isRightToLeft ? "rtl" : "ltr")")
  }

  @Test("F310, F311: large text in a narrow window matches the golden")
  func largeText() {
    let navigation = navigation(largeTitles: true)
    let stage = stage(
      navigation, size: Size(width: 320, height: 360), textSize: .accessibilityExtraLarge)
    stage.expectPicture(named: "navigation-text")
    let top = List("A place with a very long name in the north")
    top.navigationItem.prompt = "Choose where to dig"
    top.navigationItem.largeTitleDisplayMode = .never
    top.navigationItem.rightBarButtonItems = ["Compare", "Share", "Delete"].map {
      BarButtonItem(title: $0, target: nil, action: nil)
    }
    navigation.pushViewController(top, animated: false)
    stage.settle()
    stage.expectPicture(named: "navigation-text-pushed")
  }

  @Test("F310: the back menu matches the golden")
  func backMenu() {
    let navigation = navigation()
    let stage = stage(navigation)
    for title in ["Denmark", "Zealand", "Copenhagen"] {
      navigation.pushViewController(List(title), animated: false)
      stage.settle()
    }
    stage.tap("Zealand", button: .secondary)
    stage.settle()
    stage.expectPicture(named: "navigation-menu")
  }
}
