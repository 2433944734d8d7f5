import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Showing in a split", .noWarnings)
struct SplitDetailTests {
  @Test("F520: a detail replaces the secondary controller")
  func detail() {
    let scene = SplitScene()
    let detail = scene.controller("E")
    scene[.primary].showDetailViewController(detail, sender: nil)
    scene.stage.settle()

    #expect(scene.split.viewController(for: .secondary) === detail)
    #expect(
      scene.appearance == [
        "D.viewWillDisappear(false)", "E.viewWillAppear(false)", "D.viewDidDisappear(false)",
        "E.viewDidAppear(false)",
      ])
  }

  @Test("F520: a detail uncovers the secondary column")
  func uncovers() {
    let scene = SplitScene { $0.preferredSplitBehavior = .overlay }
    scene.split.show(.primary)
    scene.stage.settle()
    scene[.primary].showDetailViewController(scene.controller("E"), sender: nil)
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
  }

  @Test("F520: show from the primary column shows in the next one")
  func next() {
    let scene = SplitScene()
    scene[.primary].show(scene.controller("E"), sender: nil)
    #expect(scene[.secondary].title == "E")

    let triple = SplitScene(.tripleColumn)
    triple[.primary].show(triple.controller("T"), sender: nil)
    #expect(triple[.supplementary].title == "T")
    triple[.supplementary].show(triple.controller("E"), sender: nil)
    #expect(triple[.secondary].title == "E")
  }

  @Test("F520: show from the secondary column pushes there")
  func pushes() {
    let scene = SplitScene()
    scene[.secondary].show(scene.controller("X"), sender: nil)
    scene.stage.settle()
    #expect(scene[.secondary].navigationController?.viewControllers.count == 2)
  }

  @Test("Q54, F520: collapsed, show and details push on the primary controller")
  func collapsed() {
    let scene = SplitScene(size: SplitScene.narrow)
    scene[.primary].show(scene.controller("X"), sender: nil)
    scene.stage.settle()
    #expect(scene.stack == ["P", "X"])
    scene[.primary].showDetailViewController(scene.controller("E"), sender: nil)
    scene.stage.settle()

    #expect(scene.stack == ["P", "X", "E"])
    #expect(scene[.secondary].title == "E")
    scene[.primary].showDetailViewController(scene.controller("F"), sender: nil)
    scene.stage.settle()
    #expect(scene.stack == ["P", "X", "E", "F"])
    #expect(scene[.secondary].title == "E")
  }

  @Test("Q54: the split itself shows in the column after the primary one")
  func ofSplit() {
    let scene = SplitScene()
    scene.split.show(scene.controller("E"), sender: nil)
    #expect(scene[.secondary].title == "E")
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    scene.split.show(scene.controller("X"), sender: nil)
    scene.stage.settle()
    #expect(scene.stack == ["P", "E", "X"])
    #expect(scene.split.targetViewController(forAction: .show, sender: nil) === scene.split)
  }

  @Test("Q54, C120: without a container a detail is presented")
  func presented() {
    let root = ViewController()
    let stage = Stage(root, size: SplitScene.narrow)
    stage.settle()
    let detail = ViewController()
    root.showDetailViewController(detail, sender: nil)
    #expect(root.presentedViewController === detail)
  }

  @Test("F113: the title bar follows the secondary column")
  func titleBar() {
    let scene = SplitScene()
    #expect(scene.split.childForStatusBarStyle === scene[.secondary].navigationController)
    #expect(scene.split.childForStatusBarHidden === scene[.secondary].navigationController)
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.split.childForStatusBarStyle === scene[.primary].navigationController)
  }

  @Test("C112: the columns beside the secondary one are of compact width")
  func traits() {
    let scene = SplitScene(.tripleColumn)
    #expect(scene[.primary].traitCollection.horizontalSizeClass == .compact)
    #expect(scene[.supplementary].traitCollection.horizontalSizeClass == .compact)
    #expect(scene[.secondary].traitCollection.horizontalSizeClass == .regular)
  }

  @Test("Q60: each column is told the size that it will have")
  func sizes() {
    let scene = SplitScene()
    scene.stage.resize(to: Size(width: 900, height: 500))
    #expect(scene.lines.contains("P.viewWillTransition(270×500)"))
    #expect(scene.lines.contains("D.viewWillTransition(630×500)"))
  }

  @Test(
    "Q60: on the way between one stack and columns, each is told the size that it will have, once",
    arguments: [SplitViewController.Style.doubleColumn, .tripleColumn])
  func crossingSizes(_ style: SplitViewController.Style) {
    let scene = SplitScene(style)
    let names = style == .doubleColumn ? ["P", "D"] : ["P", "S", "D"]
    let columns: [SplitViewController.Column] =
      style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for column in columns {
      scene.split.show(column)
      scene.stage.settle()
    }
    for width in [400.0, 1100, 400, 1300] {
      let loaded = columns.filter { scene[$0].isViewLoaded }
      let before = loaded.map { scene[$0].view.bounds.size }
      scene.clear()

      scene.stage.resize(to: Size(width: width, height: 600))
      scene.stage.settle()

      for (column, size) in zip(loaded, before) {
        let name = names[columns.firstIndex(of: column) ?? 0]
        let told = scene.lines.filter { $0.hasPrefix("\(name).viewWillTransition") }
        let now = scene[column].view.bounds.size
        guard scene.frame(column) != nil, size != now else { continue }
        #expect(told == ["\(name).viewWillTransition(\(Int(now.width))×\(Int(now.height)))"])
      }
    }
  }
}
