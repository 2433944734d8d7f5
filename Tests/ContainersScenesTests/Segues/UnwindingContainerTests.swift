import ContainersTesting
import TestSupport
import Testing

@testable import Containers
@testable import ContainersScenes

/// A container that notes to which child an unwind leads.
private final class NotingContainer: ViewController {
  private(set) var log: [String] = []

  func take(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    log.append("\(unwindSegue.identifier ?? "-") towards \(subsequentVC.title ?? "-")")
  }
}

@MainActor
@Suite("How containers unwind", .noWarnings)
struct UnwindingContainerTests {
  private let folder: TemporaryResources
  private let list: ListController
  private let page: PageController

  init() throws {
    folder = try StoryboardProgram.folder()
    let main = Storyboard(name: "Main", bundle: StoryboardProgram.bundle(folder))
    list = try #require(main.instantiateViewController(withIdentifier: "List") as? ListController)
    page = try #require(main.instantiateViewController(withIdentifier: "Page") as? PageController)
  }

  private func unwind() { page.performSegue(withIdentifier: "back", sender: nil) }

  @Test("C53, Q83: A container hears toward which child an unwind leads, after the action")
  func custom() {
    let container = NotingContainer()
    container.take(list)
    container.take(page)
    let stage = Stage(container)
    unwind()

    #expect(page.log == ["prepare back"])
    #expect(list.log.last == "back from Page, presenting false")
    #expect(container.log == ["back towards Places"])
    stage.settle()
  }

  @Test("C53: All containers between the common one and the taker hear it, the outermost first")
  func nested() {
    let (outer, inner) = (NotingContainer(), NotingContainer())
    inner.title = "Inner"
    inner.take(list)
    outer.take(inner)
    outer.take(page)
    let stage = Stage(outer)
    unwind()

    #expect(outer.log == ["back towards Inner"])
    #expect(inner.log == ["back towards Places"])
    stage.settle()
  }

  @Test("C53, Q83: A tab bar controller selects the tab to which an unwind leads")
  func tabs() {
    let tabs = TabBarController()
    tabs.viewControllers = [list, page]
    tabs.selectedIndex = 1
    let stage = Stage(tabs)
    unwind()
    stage.settle()

    #expect(tabs.selectedViewController === list)
  }

  @Test("C53, Q83: A navigation controller pops to the child to which an unwind leads")
  func navigation() {
    let navigation = NavigationController()
    navigation.viewControllers = [list, ViewController(), page]
    let stage = Stage(navigation)
    unwind()
    stage.settle()

    #expect(navigation.viewControllers == [list])
  }

  @Test("C53, Q83: A split shows the column to which an unwind leads")
  func split() {
    let split = SplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .secondaryOnly
    split.setViewController(list, for: .primary)
    split.setViewController(page, for: .secondary)
    let stage = Stage(split, size: Size(width: 1000, height: 400))
    stage.settle()
    #expect(split.displayMode == .secondaryOnly)
    unwind()
    stage.settle()

    #expect(split.displayMode != .secondaryOnly)
    #expect(list.view.window === stage.window)
  }

  @Test("C53: A container that is told of a stranger stays as it is")
  func strangers() {
    let segue = StoryboardSegue(identifier: nil, source: page, destination: list)
    let tabs = TabBarController()
    tabs.viewControllers = [page, ViewController()]
    tabs.unwind(for: segue, towards: list)
    #expect(tabs.selectedViewController === page)
    let navigation = NavigationController()
    navigation.viewControllers = [ViewController(), ViewController()]
    navigation.unwind(for: segue, towards: list)
    #expect(navigation.viewControllers.count == 2)
    let split = SplitViewController(style: .doubleColumn)
    split.unwind(for: segue, towards: list)
    #expect(split.viewController(for: .primary) == nil)
  }
}
