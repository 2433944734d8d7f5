import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Pictures of split view controllers")
struct SplitPictureTests {
  private static let size = Size(width: 640, height: 400)

  private func stage(
    _ style: SplitViewController.Style = .doubleColumn, size: Size = size,
    _ appearance: UserInterfaceStyle = .light, isRightToLeft: Bool = false,
    text: ContentSizeCategory = .large,
    _ configure: (SplitViewController) -> Void = { _ in }
  ) -> Stage {
    let split = SplitViewController(style: style)
    split.primaryBackgroundStyle = .sidebar
    configure(split)
    split.setViewController(SplitList("Folders", rows: 6), for: .primary)
    if style == .tripleColumn {
      split.setViewController(SplitList("Inbox", rows: 12), for: .supplementary)
    }
    split.setViewController(SplitText("Message"), for: .secondary)
    let stage = Stage(
      split, size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = appearance
        $0.preferredContentSizeCategory = text
        if isRightToLeft { $0.layoutDirection = .rightToLeft }
      })
    stage.settle()
    return stage
  }

  @Test(
    "F513: two columns beside each other match the goldens",
    arguments: [UserInterfaceStyle.light, .dark])
  func tiled(_ appearance: UserInterfaceStyle) {
    let stage = stage(.doubleColumn, appearance)
    stage.expectPicture(named: "split-tiled-\(appearance)")
  }

  @Test(
    "F504: a column over the secondary one matches the goldens",
    arguments: [UserInterfaceStyle.light, .dark])
  func overlay(_ appearance: UserInterfaceStyle) {
    let stage = stage(.doubleColumn, appearance) { $0.preferredDisplayMode = .oneOverSecondary }
    stage.expectPicture(named: "split-overlay-\(appearance)")
  }

  @Test("F512: with text of twice the size, wider columns beside each other match the golden")
  func largeText() {
    let stage = stage(size: Size(width: 1100, height: 400), text: .accessibilityLarge)
    stage.expectPicture(named: "split-large-text")
  }

  @Test("F512, F504: with such text, a column over the secondary one matches the golden")
  func largeTextOver() {
    let stage = stage(text: .accessibilityLarge) { $0.preferredDisplayMode = .oneOverSecondary }
    stage.expectPicture(named: "split-large-text-over")
  }

  @Test("F503: three columns match the golden")
  func triple() {
    let stage = stage(.tripleColumn, size: Size(width: 860, height: 400))
    stage.expectPicture(named: "split-triple")
  }

  @Test("F504: columns that displace the secondary one match the golden")
  func displaced() {
    let stage = stage(.tripleColumn, size: Size(width: 700, height: 400)) {
      $0.preferredDisplayMode = .twoDisplaceSecondary
    }
    stage.expectPicture(named: "split-displaced")
  }

  @Test("F510: a collapsed split matches the golden")
  func collapsed() {
    let stage = stage(size: Size(width: 320, height: 400))
    stage.expectPicture(named: "split-collapsed")
  }

  @Test("F009: from right to left the columns are mirrored")
  func mirrored() {
    let stage = stage(isRightToLeft: true)
    stage.expectPicture(named: "split-mirrored")
  }

  @Test("F513: a divider with the focus, and one under the pointer, match the goldens")
  func divider() {
    let stage = stage()
    stage.press(.function(8))
    stage.settle()
    stage.expectPicture(named: "split-divider-focused")
    stage.tap(at: Point(x: 500, y: 300))
    stage.move(to: .point(Point(x: 204, y: 200)))
    stage.settle()
    stage.expectPicture(named: "split-divider-hovered")
  }

  @Test("F514: a column that is coming matches the golden")
  func coming() {
    let stage = stage { $0.preferredDisplayMode = .secondaryOnly }
    stage.press(.function(9))
    stage.advance(by: .milliseconds(150))
    stage.expectPicture(named: "split-coming")
  }
}

/// A list of rows under a title.
@MainActor
private final class SplitList: TableViewController {
  private let rows: Int

  init(_ title: String, rows: Int) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  override init?(coder: NibCoder) {
    rows = 0
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if title == "Folders" { tableView.backgroundColor = .clear }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    if title == "Folders" { cell.backgroundColor = .clear }
    cell.textLabel.text = "\(title ?? "") \(indexPath.row + 1)"
    return cell
  }
}

/// A text under a title.
@MainActor
private final class SplitText: ViewController {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override init?(coder: NibCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = DynamicColor.systemBackground
    let label = Label()
    label.text = "The secondary column shows what the primary one leads to."
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }
}
