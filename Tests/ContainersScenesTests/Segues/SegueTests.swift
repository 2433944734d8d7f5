import Containers
import ContainersScenes
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Segues", .noWarnings)
struct SegueTests {
  private let folder: TemporaryResources
  private let stage: Stage
  private let navigation: NavigationController
  private let list: ListController

  init() throws {
    folder = try StoryboardProgram.folder()
    let main = Storyboard(name: "Main", bundle: StoryboardProgram.bundle(folder))
    navigation = try #require(main.instantiateInitialViewController() as? NavigationController)
    list = try #require(navigation.topViewController as? ListController)
    stage = Stage(navigation, size: Size(width: 320, height: 300))
    stage.settle()
  }

  private var button: Button? { list.view.subviews.first as? Button }

  @Test("C43, C44, C47, F707: a triggered segue asks, makes, prepares and shows")
  func triggered() {
    let before = list.log.count
    button?.sendActions(for: .primaryActionTriggered)
    stage.settle()

    #expect(list.log.dropFirst(before) == ["should toPage", "prepare toPage"])
    #expect(navigation.topViewController === list.destinations.last)
    #expect(navigation.topViewController is PageController)
  }

  @Test("C43: a segue that the source refuses is not performed")
  func refused() {
    list.allows = false
    button?.sendActions(for: .primaryActionTriggered)
    stage.settle()

    #expect(list.log.last == "should toPage")
    #expect(navigation.topViewController === list)
  }

  @Test("C45, F707: performSegue performs a segue by its identifier and does not ask")
  func performed() {
    let before = list.log.count
    list.performSegue(withIdentifier: "sheet", sender: nil)
    stage.settle()

    #expect(list.log.dropFirst(before) == ["prepare sheet"])
    #expect(list.presentedViewController is PageController)
    #expect(list.presentedViewController?.modalPresentationStyle == .formSheet)
  }

  @Test("C44: a popover has its anchor and arrows when it is prepared, and is then presented")
  func popover() {
    list.performSegue(withIdentifier: "pop", sender: nil)
    let page = list.destinations.last
    #expect(page?.popoverPresentationController?.sourceItem === button)
    #expect(page?.popoverPresentationController?.permittedArrowDirections == .up)
    stage.settle()
    #expect(list.presentedViewController === page)
  }

  @Test("C44: a popover of a bar item points at the item")
  func popoverOfItem() throws {
    stage.tap("Info")
    stage.settle()
    let page = try #require(list.presentedViewController)
    let item = try #require(list.navigationItem.leftBarButtonItem)
    #expect(page.popoverPresentationController?.sourceItem === item)
  }

  @Test("C80, F707: an embedded child is there with the view, inside its container view")
  func embedded() throws {
    let child = try #require(list.children.first)
    #expect(child.title == "Inner")
    #expect(child.view.superview === list.view.subviews.last)
    #expect(child.view.frame == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("F708: a custom segue does all of it, and a segue action makes the destination")
  func custom() {
    list.performSegue(withIdentifier: "own", sender: nil)
    list.performSegue(withIdentifier: "made", sender: nil)
    stage.settle()

    #expect(list.log.suffix(3) == ["prepare own", "make made", "prepare made"])
    #expect(navigation.topViewController === list.destinations.last)
  }

  @Test("F709: a segue leads to a scene of another storyboard by its identifier")
  func otherStoryboard() {
    list.performSegue(withIdentifier: "far", sender: nil)
    stage.settle()
    #expect(navigation.topViewController?.title == "Far")
  }

  @Test("C46: a segue of a controller that comes from no storyboard traps")
  func withoutStoryboard() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { ListController().performSegue(withIdentifier: "x", sender: nil) }
    }
    for text in ["ListController", "“x”", "no storyboard"] {
      #expect(result.standardError.contains(text))
    }
  }

  @Test("C48, C49, C50, C51: who is searched for an unwind, in which order, and who takes it")
  func search() {
    let (one, two) = (ViewController(), ViewController())
    navigation.setViewControllers([list, one, two], animated: false)
    stage.settle()
    let back = Selector("backToList", ListController.backToList)
    let source = StoryboardUnwindSegueSource(source: two, unwindAction: back, sender: nil)

    #expect(navigation.childContaining(source) === two)
    #expect(navigation.allowedChildrenForUnwinding(from: source) == [one, list])
    #expect(list.canPerformUnwindSegueAction(back, from: two, sender: nil))
    #expect(!list.canPerformUnwindSegueAction(back, from: list, sender: nil))
    #expect(!one.canPerformUnwindSegueAction(back, from: two, sender: nil))
  }

  @Test("Q83, C52, C53, F708: an unwind in a stack prepares, acts, and goes back to the taker")
  func unwindInStack() throws {
    list.performSegue(withIdentifier: "made", sender: nil)
    stage.settle()
    let page = try #require(navigation.topViewController as? PageController)

    page.performSegue(withIdentifier: "back", sender: nil)
    #expect(page.log == ["prepare back"])
    #expect(list.log.last == "back from Page, presenting false")
    stage.settle()
    #expect(navigation.viewControllers == [list])
  }

  @Test("Q83, F708: an unwind from a sheet acts before it is dismissed, once")
  func unwindFromSheet() throws {
    list.performSegue(withIdentifier: "sheet", sender: nil)
    stage.settle()
    let page = try #require(list.presentedViewController as? PageController)

    page.performSegue(withIdentifier: "back", sender: nil)
    #expect(list.log.last == "back from Page, presenting true")
    stage.settle()
    #expect(list.presentedViewController == nil)
  }

  @Test("F708: an unwind that nobody takes warns and does nothing")
  func nobody() {
    let main = list.storyboard
    let page = main?.instantiateViewController(withIdentifier: "Page") as? PageController
    let warnings = WarningLog.lines { page?.performSegue(withIdentifier: "back", sender: nil) }
    #expect(warnings.count == 1)
    #expect(page?.log == [])
  }
}
