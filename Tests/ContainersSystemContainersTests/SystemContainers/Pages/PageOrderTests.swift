import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("The order of callbacks of pages")
struct PageOrderTests {
  @Test("Q53, F602: setting a page that scrolls, completed")
  func scrolling() {
    let scene = PageScene { $0.book.recordsQuestions = false }
    scene.pager.dataSource = nil
    scene.stage.settle()
    scene.transcript.clear()
    scene.set([4])
    #expect(scene.shown == "4")
    scene.stage.settle()
    #expect(
      scene.transcript.linesWithoutLayout == [
        "4.willMove(PageViewController)", "2.willMove(nil)", "4.loadView", "4.viewDidLoad",
        "4.viewWillAppear(true)", "2.viewWillDisappear(true)", "4.viewIsAppearing(true)",
        "4.viewDidAppear(true)", "2.viewDidDisappear(true)", "4.didMove(PageViewController)",
        "2.didMove(nil)", "set.true",
      ])
    #expect(scene.pager.children.map(\.title) == ["4"])
  }

  @Test("Q53: setting a page that curls, completed", arguments: [true, false])
  func curling(isAnimated: Bool) {
    let scene = PageScene(.pageCurl)
    scene.set([3], animated: isAnimated)
    scene.stage.settle()
    let mark = isAnimated ? "" : "!"
    #expect(
      scene.appearances
        == ["3.will+", "2.will-", "2.did-", "3.did+"].map { $0 + mark })
  }

  @Test("Q53: a drag that is let go beyond the middle, and one that is not")
  func drags() {
    let scene = PageScene()
    scene.hold(-260)
    scene.drop()
    #expect(scene.appearances == ["3.will+", "2.will-", "3.did+", "2.did-"])
    #expect(scene.shown == "3")
    scene.transcript.clear()
    scene.hold(-150)
    scene.drop()
    #expect(
      scene.appearances == ["4.will+", "3.will-", "3.will+", "3.did+", "4.will-", "4.did-"])
    #expect(scene.shown == "3")
  }

  @Test("Q53: a curl that is let go beyond the middle, and one that is not")
  func curls() {
    let scene = PageScene(.pageCurl)
    scene.hold(-260)
    scene.drop()
    #expect(scene.appearances == ["3.will+", "2.will-", "2.did-", "3.did+"])
    scene.transcript.clear()
    scene.hold(-150)
    scene.drop()
    #expect(
      scene.appearances == ["4.will+", "3.will-", "4.will-", "3.will+", "4.did-", "3.did+"])
  }

  @Test("Q53, F607: with the spine in the middle two pages come for two, each side in order")
  func spreads() {
    let scene = PageScene(.pageCurl, count: 8, options: .init(spineLocation: .mid))
    #expect(scene.shown == "2 3")
    scene.stage.press(.pageDown)
    scene.stage.settle()
    #expect(
      scene.appearances == [
        "4.will+", "5.will+", "2.will-", "3.will-", "2.did-", "3.did-", "4.did+", "5.did+",
      ])
    #expect(scene.shown == "4 5")
  }

  @Test("F607: the page on a back appears for the turn only")
  func backs() {
    let scene = PageScene(.pageCurl, count: 8) { $0.pager.isDoubleSided = true }
    scene.stage.press(.pageDown)
    scene.stage.settle()
    #expect(scene.shown == "4")
    #expect(
      scene.appearances == [
        "4.will+", "2.will-", "3.will+", "3.will-", "2.did-", "4.did+", "3.did-",
      ])
    #expect(scene.visible == ["4"])
  }

  @Test("F603, F604: the delegate hears of a person's turn around its callbacks, with the outcome")
  func delegate() {
    let scene = PageScene()
    scene.book.recordsQuestions = true
    scene.hold(-260)
    #expect(!scene.transcript.lines.contains { $0.hasPrefix("book.after") })
    scene.drop()
    #expect(
      scene.calls == [
        "book.will(3)", "3.viewWillAppear(true)", "2.viewWillDisappear(true)",
        "3.viewIsAppearing(true)", "3.viewDidAppear(true)", "2.viewDidDisappear(true)",
        "book.did(true, 2, true)", "book.before(3)", "book.after(3)",
        "4.willMove(PageViewController)", "4.didMove(PageViewController)", "1.willMove(nil)",
        "1.didMove(nil)",
      ])
    scene.transcript.clear()
    scene.hold(-100)
    scene.drop()
    #expect(scene.calls.contains("book.did(true, 3, false)"))
  }

  @Test("Q1, Q60: a resize tells the pages their size at once, during a turn as well")
  func resize() {
    let scene = PageScene()
    scene.hold(-150)
    scene.stage.resize(to: Size(width: 500, height: 300))
    #expect(scene.transcript.lines.contains("2.viewWillTransition(500×300)"))
    #expect(scene.transcript.lines.contains("3.viewWillTransition(500×300)"))
    #expect(scene.book.page(3).view.bounds.size == Size(width: 500, height: 300))
    scene.stage.drop()
    scene.stage.settle()
    #expect(scene.areBalanced([2, 3]))
  }

  @Test("Q70: a page moves to its parent where it was added for that, and from it where it leaves")
  func flags() {
    let scene = PageScene()
    var flags: [String] = []
    let pages = [2, 4].map(scene.book.page)
    for (number, page) in zip([2, 4], pages) {
      page.whenCalled = { [weak page] call in
        guard let page, call.hasPrefix("viewWill") && !call.contains("Layout") else { return }
        flags.append("\(number) \(page.isMovingToParent) \(page.isMovingFromParent)")
      }
    }
    scene.set([4])
    scene.stage.settle()
    #expect(flags == ["4 true false", "2 false true"])
    withExtendedLifetime(scene) {}
  }

  @Test("F005, F602: a page view controller in no window changes its pages without appearance")
  func offScreen() {
    let (transcript, pager) = (
      Transcript(),
      PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    let pages = (0..<2).map { RecordingController("\($0)", transcript) }
    var ends: [Bool] = []
    for page in pages {
      pager.setViewControllers([page], direction: .forward, animated: true) { ends.append($0) }
    }
    #expect(
      transcript.lines == [
        "0.willMove(PageViewController)", "0.didMove(PageViewController)",
        "1.willMove(PageViewController)", "0.willMove(nil)", "1.didMove(PageViewController)",
        "0.didMove(nil)",
      ])
    #expect(ends == [true, true])
    #expect(!pager.isViewLoaded)
    let stage = Stage(pager)
    stage.settle()
    #expect(transcript.lines.contains("1.viewDidAppear(false)"))
    #expect(!transcript.lines.contains("0.loadView"))
  }

  @Test("F001: a page controller that a callback takes out of the window tells each page once")
  func takenOutMeanwhile() {
    let scene = PageScene()
    scene.book.page(3).whenCalled = { [unowned scene] in
      if $0 == "viewWillAppear(true)" { scene.stage.window.rootViewController = ViewController() }
    }
    scene.stage.press(.pageDown)
    scene.stage.settle()
    #expect(scene.areBalanced([2, 3]))
    #expect(scene.appearances.filter { $0.hasPrefix("2.will-") }.count == 1)
  }
}
