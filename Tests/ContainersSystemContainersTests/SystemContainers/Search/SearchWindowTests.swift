import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// Controllers of which some have a search, in a container, on a stage.
@MainActor
private final class WindowScene {
  /// What contains the lists.
  enum Layout: CaseIterable, Sendable {
    case double, triple, overlay, mirrored, tabs, pages, custom, navigationInCustom, presented
  }

  let first = SearchList("First", rows: 5)
  let second = SearchList("Second", rows: 5)
  let search = SearchController()
  let root: ViewController
  let stage: Stage

  init(_ layout: Layout, inFirst: Bool = true) {
    let content = Self.root(layout, first, second)
    root = layout == .presented ? ViewController() : content
    (inFirst ? first : second).navigationItem.searchController = search
    stage = Stage(
      root, size: Size(width: 1100, height: 500),
      systemTraits: TraitCollection {
        if layout == .mirrored { $0.layoutDirection = .rightToLeft }
      })
    stage.settle()
    if layout == .presented {
      content.modalPresentationStyle = .fullScreen
      root.present(content, animated: false)
      stage.settle()
    }
  }

  private static func root(
    _ layout: Layout, _ first: ViewController, _ second: ViewController
  ) -> ViewController {
    switch layout {
    case .double, .overlay, .mirrored, .presented:
      return split(.doubleColumn, first, nil, second) {
        if layout == .overlay { $0.preferredDisplayMode = .oneOverSecondary }
      }
    case .triple: return split(.tripleColumn, ViewController(), first, second)
    case .tabs:
      let tabs = TabBarController()
      tabs.viewControllers = [split(.doubleColumn, first, nil, second)]
      return tabs
    case .pages:
      let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers(
        [split(.doubleColumn, first, nil, second)], direction: .forward, animated: false)
      return pages
    case .custom:
      return Halves([
        NavigationController(rootViewController: first),
        NavigationController(rootViewController: second),
      ])
    case .navigationInCustom:
      return Halves([split(.doubleColumn, first, nil, ViewController()), second])
    }
  }

  private static func split(
    _ style: SplitViewController.Style, _ primary: ViewController, _ middle: ViewController?,
    _ secondary: ViewController, _ configure: (SplitViewController) -> Void = { _ in }
  ) -> SplitViewController {
    let split = SplitViewController(style: style)
    configure(split)
    split.setViewController(primary, for: .primary)
    if let middle { split.setViewController(middle, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    return split
  }

  func find() {
    stage.press(.character("f"), modifierFlags: .control)
    stage.advance(by: .milliseconds(600))
  }
}

/// A container that shows its children beside each other.
@MainActor
private final class Halves: ViewController {
  init(_ parts: [ViewController]) {
    super.init()
    for part in parts { addChild(part) }
  }

  override init?(coder: NibCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in children {
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / Double(children.count)
    for (index, child) in children.enumerated() {
      child.view.frame = Rect(
        x: Double(index) * width, y: 0, width: width, height: view.bounds.height)
    }
  }
}

@MainActor
@Suite("One search for the window", .noWarnings)
struct SearchWindowTests {
  fileprivate typealias Layout = WindowScene.Layout

  @Test("F330: Ctrl+F begins a search while nothing has the focus", arguments: Layout.allCases)
  fileprivate func nowhere(_ layout: Layout) {
    let scene = WindowScene(layout)
    scene.stage.window.moveFocus(to: nil)

    scene.find()

    #expect(scene.search.isActive)
    #expect(scene.search.searchBar.searchTextField.isEditing)
  }

  @Test(
    "F330: Ctrl+F begins a search while another part has the focus",
    arguments: Layout.allCases.filter { $0 != .overlay })
  fileprivate func elsewhere(_ layout: Layout) {
    let scene = WindowScene(layout)
    #expect(scene.stage.window.moveFocus(to: scene.second.tableView))

    scene.find()

    #expect(scene.search.isActive)
    #expect(scene.search.searchBar.searchTextField.isEditing)
  }

  @Test(
    "F330: Ctrl+F in the first part begins the search of the second", arguments: Layout.allCases)
  fileprivate func inSecond(_ layout: Layout) {
    guard layout != .overlay, layout != .navigationInCustom else { return }
    let scene = WindowScene(layout, inFirst: false)
    #expect(scene.stage.window.moveFocus(to: scene.first.tableView))

    scene.find()

    #expect(scene.search.isActive)
  }

  @Test("F330: while a text is edited in another part, Ctrl+F begins the search")
  func editing() {
    let scene = WindowScene(.triple)
    let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 30))
    scene.second.tableView.addSubview(field)
    field.becomeFirstResponder()

    scene.find()

    #expect(scene.search.isActive)
  }

  @Test("F330: a search nearer to the focus goes first, and so does a command of the program")
  func nearest() {
    let scene = WindowScene(.double)
    let other = SearchController()
    scene.second.navigationItem.searchController = other
    scene.stage.settle()
    scene.stage.window.moveFocus(to: scene.second.tableView)

    scene.find()
    #expect(other.isActive)
    #expect(!scene.search.isActive)
    other.isActive = false
    scene.stage.advance(by: .milliseconds(600))
    scene.second.navigationItem.searchController = nil
    var isRun = false
    scene.root.addKeyCommand(
      KeyCommand(.character("f"), modifierFlags: .control, title: "Find") { isRun = true })
    scene.stage.window.moveFocus(to: scene.second.tableView)
    scene.find()

    #expect(isRun)
    #expect(!scene.search.isActive)
  }

  @Test("F330: Ctrl+F from elsewhere returns to the field of an active search")
  func again() {
    let scene = WindowScene(.double)
    scene.find()
    scene.stage.type("Be")
    scene.stage.window.moveFocus(to: scene.second.tableView)
    #expect(!scene.search.searchBar.searchTextField.isEditing)

    scene.find()

    #expect(scene.search.searchBar.searchTextField.isEditing)
    scene.stage.type("x")
    #expect(scene.search.searchBar.text == "x")
  }

  @Test("F330: no search begins in what is covered, hidden or not shown")
  func covered() {
    let covered = WindowScene(.overlay, inFirst: false)
    covered.find()
    #expect(!covered.search.isActive)

    let beneath = WindowScene(.double)
    beneath.root.present(
      AlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: false)
    beneath.stage.settle()
    beneath.find()
    #expect(!beneath.search.isActive)

    let hidden = WindowScene(.custom)
    hidden.first.navigationController?.view.isHidden = true
    hidden.stage.window.moveFocus(to: hidden.second.tableView)
    hidden.find()
    #expect(!hidden.search.isActive)

    let column = WindowScene(.double)
    (column.root as? SplitViewController)?.preferredDisplayMode = .secondaryOnly
    column.stage.settle()
    column.find()
    #expect(!column.search.isActive)
  }

  @Test("F513, F515: F8 and F9 work while the focus is beside the split")
  func columns() {
    let scene = WindowScene(.navigationInCustom)
    scene.stage.window.moveFocus(to: scene.second.tableView)

    scene.stage.press(.function(8))
    scene.stage.settle()

    #expect(scene.stage.window.focusedView is SplitDivider)
  }
}
