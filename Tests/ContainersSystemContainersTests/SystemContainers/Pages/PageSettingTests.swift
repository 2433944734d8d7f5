import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Setting pages", .noWarnings)
struct PageSettingTests {
  @Test("F602: a call during a turn ends that first, with false, and is not lost")
  func duringTurn() {
    let scene = PageScene(count: 9)
    scene.set([4])
    scene.stage.advance(by: .milliseconds(100))
    scene.set([6])
    #expect(scene.shown == "6")
    #expect(scene.transcript.lines.contains("set.false"))
    scene.stage.settle()
    #expect(scene.visible == ["6"])
    #expect(scene.transcript.lines.filter { $0.hasPrefix("set") } == ["set.false", "set.true"])
    #expect(scene.areBalanced([2, 4, 6]))
  }

  @Test(
    "F005, F602: a call from a callback of the page waits, while the model changes at once",
    arguments: [
      "viewWillAppear(true)", "viewIsAppearing(true)", "viewDidAppear(true)",
      "willMove(PageViewController)", "didMove(PageViewController)", "viewDidLoad",
    ])
  func fromCallback(_ callback: String) {
    let scene = PageScene(count: 9)
    var isDone = false
    let page = scene.book.page(4)
    page.whenCalled = { call in
      guard call == callback, !isDone else { return }
      isDone = true
      scene.set([7])
      #expect(scene.shown == "7")
      #expect(!scene.transcript.lines.contains("7.viewWillAppear(true)"))
    }
    scene.set([4])
    scene.stage.settle()
    #expect(isDone)
    #expect(scene.shown == "7")
    #expect(scene.visible == ["7"])
    #expect(scene.transcript.lines.filter { $0.hasPrefix("set") }.count == 2)
    #expect(scene.areBalanced([2, 4, 7]))
    #expect(Set(scene.pager.children.compactMap(\.title)) == ["6", "7", "8"])
  }

  @Test("F005: a call from the delegate or the data source is not lost", arguments: 0..<3)
  func fromDelegate(_ place: Int) {
    let scene = PageScene(count: 9)
    var isDone = false
    let change = { [unowned scene] in
      guard !isDone else { return }
      isDone = true
      scene.set([7])
    }
    switch place {
    case 0: scene.book.whenTurning = { _ in change() }
    case 1: scene.book.whenTurned = { _, _ in change() }
    default: scene.book.whenAsked = { if $0 == 3 { change() } }
    }
    scene.stage.press(.pageDown)
    scene.stage.settle()
    #expect(isDone)
    #expect(scene.shown == "7")
    #expect(scene.visible == ["7"])
    #expect(Set(scene.pager.children.compactMap(\.title)) == ["6", "7", "8"])
    #expect(scene.areBalanced(1...8))
  }

  @Test("F005: a call from a completion begins at once")
  func fromCompletion() {
    let scene = PageScene(count: 9)
    let (first, second) = (scene.book.page(4), scene.book.page(5))
    var isOver = false
    scene.pager.setViewControllers([first], direction: .forward, animated: true) { _ in
      scene.pager.setViewControllers([second], direction: .forward, animated: true) {
        isOver = $0
      }
    }
    scene.stage.settle()
    #expect(isOver)
    #expect(scene.visible == ["5"])
  }

  @Test("F602: setting what is shown does nothing but complete")
  func same() {
    let scene = PageScene()
    scene.set([2])
    scene.stage.settle()
    #expect(scene.appearances.isEmpty)
    #expect(scene.transcript.lines.contains("set.true"))
    #expect(scene.visible == ["2"])
  }

  @Test("F602: setting pages ends a drag")
  func duringDrag() {
    let scene = PageScene(count: 9)
    scene.hold(-150)
    scene.set([7])
    scene.stage.move(to: .at(20, 150), steps: 4)
    scene.stage.drop()
    scene.stage.settle()
    #expect(scene.visible == ["7"])
    #expect(scene.shown == "7")
    #expect(scene.areBalanced([2, 3, 7]))
  }

  @Test("F010: pages, neighbors and the controller itself are released")
  func memory() {
    weak var pager: PageViewController?
    weak var book: PageBook?
    do {
      let scene = PageScene(count: 9)
      scene.hold(-150)
      scene.drop()
      scene.set([5])
      scene.stage.settle()
      #expect(!scene.book.isAlive(2))
      #expect(scene.book.isAlive(6))
      #expect(scene.book.isAlive(4))
      (pager, book) = (scene.pager, scene.book)
      scene.hold(-100)
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
      scene.stage.drop()
      scene.stage.settle()
      #expect(scene.areBalanced(4...6))
    }
    #expect(pager == nil)
    #expect(book == nil)
  }

  @Test("F601: a page that moves to another parent is no longer a page")
  func stolen() {
    let scene = PageScene()
    let page = scene.book.page(3)
    let other = ViewController()
    other.addChild(page)
    #expect(Set(scene.pager.children.compactMap(\.title)) == ["1", "2"])
    scene.set([0])
    scene.stage.settle()
    #expect(scene.visible == ["0"])
    #expect(page.parent === other)
  }

  @Test(
    "F601: wrong numbers, duplicates and children of others trap, naming the remedy",
    arguments: 0..<4)
  func traps(_ number: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [number] in
      await MainActor.run {
        let pager = PageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: .init(spineLocation: number == 1 ? .mid : .min))
        pager.title = "Pager"
        let (page, other) = (ViewController(), ViewController())
        page.title = "Page"
        other.title = "Other"
        switch number {
        case 0: pager.setViewControllers([], direction: .forward, animated: false)
        case 1: pager.setViewControllers([page, page], direction: .forward, animated: false)
        case 2:
          other.addChild(page)
          pager.setViewControllers([page], direction: .forward, animated: false)
        default: pager.setViewControllers([page, other], direction: .forward, animated: true)
        }
      }
    }
    let remedies = [
      "set one page", "set two different pages", "remove it from that parent", "set one page",
    ]
    #expect(result.standardError.contains("“Pager”"))
    #expect(result.standardError.contains(remedies[number]))
  }

  @Test("F602: of several calls from a callback only the last is shown and completes with true")
  func severalFromCallback() {
    let scene = PageScene(count: 9)
    var isDone = false
    let page = scene.book.page(4)
    page.whenCalled = { call in
      guard call == "viewWillAppear(true)", !isDone else { return }
      isDone = true
      scene.set([6])
      scene.set([8])
    }

    scene.set([4])
    scene.stage.settle()

    #expect(scene.visible == ["8"])
    #expect(
      scene.transcript.lines.filter { $0.hasPrefix("set") }
        == ["set.false", "set.false", "set.true"])
    #expect(!scene.transcript.lines.contains("6.viewWillAppear(true)"))
  }

  @Test("F601: a shown page that moves to another parent leaves nothing shown")
  func shownStolen() {
    let scene = PageScene()

    ViewController().addChild(scene.book.page(2))
    scene.stage.settle()

    #expect(scene.shown == "")
    #expect(scene.visible.isEmpty)
  }
}
