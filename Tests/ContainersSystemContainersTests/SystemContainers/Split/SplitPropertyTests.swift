import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The properties of a split", .noWarnings)
struct SplitPropertyTests {
  @Test("F512: widths and limits of the primary column")
  func primary() {
    let scene = SplitScene()
    let split = scene.split
    #expect(split.preferredPrimaryColumnWidth == SplitViewController.automaticDimension)
    #expect(split.minimumSecondaryColumnWidth == SplitViewController.automaticDimension)

    split.preferredPrimaryColumnWidthFraction = 0.25
    scene.stage.turn()
    #expect(scene.frame(.primary)?.width == 250)
    split.preferredPrimaryColumnWidth = 280
    #expect(split.primaryColumnWidth == 280)
    split.minimumPrimaryColumnWidth = 290
    #expect(split.primaryColumnWidth == 290)
    split.minimumPrimaryColumnWidth = SplitViewController.automaticDimension
    split.maximumPrimaryColumnWidth = 210
    #expect(split.primaryColumnWidth == 210)
    #expect(split.supplementaryColumnWidth == 0)
    split.minimumSecondaryColumnWidth = 800
    scene.stage.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(scene.frame(.primary) == nil)
  }

  @Test("F512: widths and limits of the supplementary column")
  func supplementary() {
    let scene = SplitScene(.tripleColumn, size: Size(width: 1200, height: 500))
    let split = scene.split
    #expect(split.supplementaryColumnWidth == 375)
    split.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(split.supplementaryColumnWidth == 300)
    split.preferredSupplementaryColumnWidth = 260
    #expect(split.supplementaryColumnWidth == 260)
    split.minimumSupplementaryColumnWidth = 270
    #expect(split.supplementaryColumnWidth == 270)
    split.minimumSupplementaryColumnWidth = SplitViewController.automaticDimension
    split.maximumSupplementaryColumnWidth = 250
    scene.stage.turn()
    #expect(scene.frame(.supplementary)?.width == 250)
  }

  @Test("F009: the primary column can be at the trailing edge")
  func edge() {
    let scene = SplitScene { $0.primaryEdge = .trailing }
    #expect(scene.frame(.primary)?.minX == 700)
    let mirrored = SplitScene(rightToLeft: true) { $0.primaryEdge = .trailing }
    #expect(mirrored.frame(.primary)?.minX == 0)
    scene.split.primaryEdge = .leading
    scene.stage.turn()
    #expect(scene.frame(.primary)?.minX == 0)
  }

  @Test("F502: another preferred mode is shown without animation, and tells the delegate")
  func preferred() {
    let scene = SplitScene()
    scene.split.preferredDisplayMode = .oneOverSecondary
    scene.stage.turn()
    #expect(scene.split.splitBehavior == .overlay)
    #expect(scene.frame(.secondary)?.width == 1000)
    #expect(scene.order == ["willChange.oneOverSecondary"])

    scene.split.preferredDisplayMode = .secondaryOnly
    scene.stage.turn()
    #expect(scene.appearance == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    scene.split.preferredSplitBehavior = .tile
    scene.split.show(.primary)
    #expect(scene.split.displayMode == .oneBesideSecondary)
  }

  @Test("F502: a preferred mode is shown at once, also after changes that cancel each other")
  func preferredLater() {
    let scene = SplitScene()
    scene.split.hide(.primary)
    scene.split.show(.primary)
    scene.stage.settle()
    scene.clear()

    scene.split.preferredDisplayMode = .secondaryOnly
    scene.stage.turn()

    #expect(scene.appearance == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
  }

  @Test("F501: a split from a nib has no column style")
  func nib() {
    let split = SplitViewController(coder: NibCoder())
    #expect(split?.style == .unspecified)
    #expect(split?.viewControllers == [])
    #expect(SplitViewController(style: .tripleColumn).style == .tripleColumn)
  }

  @Test("F501: an empty column shows its background")
  func background() {
    let scene = SplitScene { $0.primaryBackgroundStyle = .sidebar }
    #expect(scene.split.primaryBackgroundStyle == .sidebar)
    scene.split.setViewController(nil, for: .primary)
    scene.split.primaryBackgroundStyle = .none
    scene.stage.settle()
    #expect(scene.split.viewController(for: .primary) == nil)
    #expect(!scene.split.isShowing(.primary))
    #expect(scene.isBalanced)
  }

  @Test("C114, C115, F510: a split in a tab that is not selected collapses when it is shown")
  func inTab() {
    let scene = SplitScene()
    let tabs = TabBarController()
    let other = scene.controller("T")
    scene.stage.window.rootViewController = ViewController()
    tabs.viewControllers = [scene.split, other]
    scene.stage.window.rootViewController = tabs
    scene.stage.settle()
    tabs.selectedIndex = 1
    scene.stage.settle()
    scene.stage.resize(to: SplitScene.narrow)
    scene.stage.settle()
    #expect(!scene.split.isCollapsed)

    tabs.selectedIndex = 0
    scene.stage.settle()

    #expect(scene.split.isCollapsed)
    #expect(scene.frame(.primary)?.width == 400)
    #expect(scene.isBalanced)
  }

  @Test("C116: a split places its columns, which neither contain nor answer for each other")
  func siblings() {
    let scene = SplitScene()
    let columns = [scene[.primary], scene[.secondary]].map { $0.navigationController }
    let secondary = scene.frame(.secondary)

    scene.split.preferredPrimaryColumnWidth = 350
    scene.stage.settle()

    #expect(scene.frame(.secondary) != secondary)
    for (column, other) in [(columns[0], columns[1]), (columns[1], columns[0])] {
      let chain = sequence(first: column as Responder?) { $0?.next }.map { $0 }
      #expect(chain.contains { $0 === scene.split })
      #expect(!chain.contains { $0 === other || $0 === other?.view })
    }
  }

  @Test("C113: the view of a split is only a container")
  func container() {
    let scene = SplitScene()
    for column in [SplitViewController.Column.primary, .secondary] {
      #expect(scene[column].view.isDescendant(of: scene.split.view))
    }
    #expect(scene.split.children.count == 2)
  }

  @Test("F005: a callback that sets a column is neither nested nor lost")
  func setInCallback() {
    let scene = SplitScene()
    let replacement = scene.controller("E")
    scene[.secondary].whenCalled = { [weak scene] in
      if $0 == "viewWillDisappear(false)", let scene,
        scene.split.viewController(for: .primary) != nil
      {
        scene.split.setViewController(nil, for: .primary)
      }
    }
    scene.split.setViewController(replacement, for: .secondary)
    scene.stage.settle()
    #expect(scene.frame(.primary) == nil)
    #expect(replacement.view.window != nil)
    #expect(scene.isBalanced)
  }

  @Test("F005: a column that is replaced while it comes is shown in the end")
  func replacedMeanwhile() {
    let scene = SplitScene { $0.preferredDisplayMode = .secondaryOnly }
    scene.split.show(.primary)
    scene.stage.advance(by: .milliseconds(100))
    let navigation = NavigationController(rootViewController: scene.controller("Q"))
    scene.split.setViewController(navigation, for: .primary)
    scene.stage.settle()
    #expect(navigation.view.window != nil)
    #expect(navigation.view.frame.width == 300)
    #expect(
      scene.order == [
        "willChange.oneBesideSecondary", "willShow.primary", "P.viewWillAppear(true)",
        "Q.willMove(NavigationController)", "Q.didMove(NavigationController)",
        "P.viewDidAppear(true)", "Q.viewWillAppear(false)", "P.viewWillDisappear(false)",
        "Q.viewDidAppear(false)", "P.viewDidDisappear(false)",
      ])
    #expect(scene.isBalanced)
  }
}
