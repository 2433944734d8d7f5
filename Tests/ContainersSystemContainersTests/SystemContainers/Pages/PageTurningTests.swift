import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Turning pages by mouse, keys and wheel", .noWarnings)
struct PageTurningTests {
  @Test("F603: both neighbors are loaded near, not shown, and let go when they are no longer near")
  func neighbors() {
    let scene = PageScene()
    #expect(Set(scene.pager.children.compactMap(\.title)) == ["1", "2", "3"])
    #expect(scene.book.page(3).isViewLoaded)
    #expect(scene.visible == ["2"])
    scene.stage.press(.pageDown)
    scene.stage.settle()
    #expect(scene.shown == "3")
    #expect(!scene.book.isAlive(1))
    #expect(scene.book.isAlive(4))
  }

  @Test("F604: a page follows the hand, and both move exactly as far")
  func following() {
    let scene = PageScene(options: .init(interPageSpacing: 20))
    scene.hold(-103)
    // The pointer has moved 3 points before the drag began.
    let old = scene.book.page(2).view.frame
    let new = scene.book.page(3).view.frame
    #expect(old.minX < -80)
    #expect(old.minX > -104)
    #expect(new.minX == old.maxX + 20)
    #expect(old.size == Size(width: 400, height: 300))
    scene.drop()
    #expect(scene.shown == "2")
    #expect(scene.book.page(2).view.frame.minX == 0)
  }

  @Test("F604: a quick drag turns however short it is, in either direction")
  func flicks() {
    let scene = PageScene()
    scene.stage.drag(.at(300, 150), by: Point(x: -60, y: 0), steps: 4)
    scene.stage.settle()
    #expect(scene.shown == "3")
    scene.stage.drag(.at(100, 150), by: Point(x: 60, y: 0), steps: 4)
    scene.stage.settle()
    #expect(scene.shown == "2")
  }

  @Test("F604: a drag back across the start turns to the other neighbor")
  func crossing() {
    let scene = PageScene()
    scene.hold(-100)
    scene.stage.move(to: .at(390, 150), steps: 10)
    #expect(scene.visible.contains("1"))
    scene.drop()
    #expect(scene.shown == "2")
    scene.hold(-60)
    scene.stage.move(to: .at(390, 150), steps: 10)
    #expect(scene.visible.contains("1"))
    scene.stage.move(to: .at(399, 150))
    scene.drop()
    #expect(scene.areBalanced([1, 2, 3]))
  }

  @Test("F001: a page that comes to rest can be held again")
  func takingOver() {
    let scene = PageScene()
    scene.hold(-250)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    scene.stage.advance(by: .milliseconds(40))
    #expect(scene.visible.count == 2)
    scene.stage.grab(.at(200, 150))
    scene.stage.move(to: .at(380, 150), steps: 6)
    scene.drop()
    #expect(scene.shown == "2")
    #expect(scene.areBalanced([2, 3]))
  }

  @Test("F603: at an end the page gives way and springs back; a curl does not move")
  func ends() {
    let scene = PageScene(count: 1, start: 0)
    scene.hold(-100)
    let x = scene.book.page(0).view.frame.minX
    #expect(x < -30)
    #expect(x > -60)
    scene.drop()
    #expect(scene.book.page(0).view.frame.minX == 0)
    #expect(!scene.transcript.lines.contains { $0.hasPrefix("book.will") })
    let curl = PageScene(.pageCurl, count: 1, start: 0)
    curl.hold(-100)
    #expect(curl.pager.pages.turn == nil)
    curl.drop()
  }

  @Test("F603: without a data source nothing turns")
  func noSource() {
    let scene = PageScene()
    scene.pager.dataSource = nil
    scene.stage.settle()
    scene.stage.press(.pageDown)
    scene.stage.scroll(.at(100, 100), by: Point(x: 0, y: -48))
    scene.hold(-250)
    scene.drop()
    #expect(scene.shown == "2")
    #expect(scene.transcript.lines.filter { $0.contains("book") }.isEmpty)
  }

  @Test("F605: page Up, Page Down and the arrows turn; beyond an end they do nothing")
  func keys() {
    let scene = PageScene(count: 3, start: 1)
    for (key, expected) in [
      (KeyCode.pageDown, "2"), (.pageDown, "2"), (.pageUp, "1"), (.rightArrow, "2"),
      (.leftArrow, "1"), (.upArrow, "1"), (.leftArrow, "0"), (.leftArrow, "0"),
    ] {
      scene.stage.press(key)
      scene.stage.settle()
      #expect(scene.shown == expected, "\(key)")
    }
  }

  @Test("F605: vertical pages turn by the vertical arrows and drags")
  func vertical() {
    let scene = PageScene(.scroll, .vertical)
    scene.stage.press(.downArrow)
    scene.stage.settle()
    #expect(scene.shown == "3")
    scene.stage.drag(.at(200, 250), by: Point(x: 0, y: -200))
    scene.stage.settle()
    #expect(scene.shown == "4")
    scene.stage.press(.rightArrow)
    scene.stage.settle()
    #expect(scene.shown == "4")
  }

  @Test("F008: the keys are titled commands, and a nearer one of the app wins")
  func commands() {
    let scene = PageScene()
    #expect(scene.pager.keyCommands.map(\.title) == ["Next Page", "Previous Page"])
    var isRun = false
    scene.book.page(2).addKeyCommand(KeyCommand(.pageDown, title: "Own") { isRun = true })
    scene.book.page(2).view.focusEffectView()
    scene.stage.settle()
    scene.stage.window.moveFocus(to: scene.book.page(2).view.subviews[0])
    scene.stage.press(.pageDown)
    scene.stage.settle()
    #expect(isRun)
    #expect(scene.shown == "2")
  }

  @Test("F005: a key during a turn ends that and turns the next page")
  func quickKeys() {
    let scene = PageScene(count: 9, start: 0)
    for _ in 0..<3 { scene.stage.press(.pageDown) }
    scene.stage.settle()
    #expect(scene.shown == "3")
    #expect(scene.calls.contains("book.did(false, 0, true)"))
    #expect(scene.areBalanced(0...4))
  }

  @Test("F605: a notch turns one page, and for 250 ms no other does")
  func notches() {
    let scene = PageScene(count: 9)
    for _ in 0..<3 { scene.stage.scroll(.at(100, 100), by: Point(x: 0, y: -48)) }
    scene.stage.settle()
    #expect(scene.shown == "3")
    scene.stage.advance(by: .milliseconds(250))
    scene.stage.scroll(.at(100, 100), by: Point(x: 48, y: 0))
    scene.stage.settle()
    #expect(scene.shown == "2")
    scene.pager.wheelTurnsPages = false
    scene.stage.advance(by: .milliseconds(250))
    scene.stage.scroll(.at(100, 100), by: Point(x: 0, y: -48))
    scene.stage.settle()
    #expect(scene.shown == "2")
  }

  @Test("F605: a touchpad drags, 120 ms of silence let go, and 300 ms pass before another drag")
  func touchpad() {
    let scene = PageScene(count: 9)
    func scroll(_ distance: Double) {
      scene.stage.scroll(.at(100, 100), by: Point(x: distance, y: 0), isPrecise: true)
      scene.stage.advance(by: .milliseconds(16))
    }
    for _ in 0..<10 { scroll(-24) }
    #expect(scene.visible.count == 2)
    #expect(scene.pager.pages.drag != nil)
    scene.stage.advance(by: .milliseconds(140))
    #expect(scene.pager.pages.drag == nil)
    scroll(-100)
    scene.stage.settle()
    #expect(scene.shown == "3")
    scene.stage.advance(by: .milliseconds(300))
    for _ in 0..<3 { scroll(-12.5) }
    #expect(scene.visible.count == 2)
    scene.stage.settle()
    #expect(scene.shown == "4")
    scene.stage.advance(by: .milliseconds(300))
    scroll(-30)
    scene.stage.advance(by: .seconds(1))
    scene.stage.settle()
    #expect(scene.shown == "4")
  }

  @Test("F605: a scroll view in a page first goes to its end, by wheel and by drag")
  func innerScrollView() {
    let scene = PageScene()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = Size(width: 460, height: 300)
    scene.book.page(2).view.addSubview(inner)
    scene.stage.settle()
    scene.stage.scroll(.at(100, 100), by: Point(x: -100, y: 0))
    scene.stage.settle()
    #expect(inner.contentOffset.x == 60)
    #expect(scene.shown == "2")
    scene.stage.scroll(.at(100, 100), by: Point(x: -100, y: 0))
    scene.stage.settle()
    #expect(scene.shown == "3")
    scene.stage.press(.pageUp)
    scene.stage.settle()
    inner.contentOffset = .zero
    scene.stage.drag(.at(300, 100), by: Point(x: -150, y: 0))
    scene.stage.settle()
    #expect(inner.contentOffset.x == 60)
    #expect(scene.shown == "2")
    scene.stage.drag(.at(300, 100), by: Point(x: -250, y: 0))
    scene.stage.settle()
    #expect(scene.shown == "3")
  }

  @Test("F606: the page control shows the page and turns one, and is mirrored with the pages")
  func pageControl() throws {
    let scene = PageScene { $0.book.dots = (5, 2) }
    let control = try #require(scene.pager.pages.control)
    #expect(control.frame == Rect(x: 0, y: 274, width: 400, height: 26))
    #expect(scene.book.page(2).view.bounds.size == Size(width: 400, height: 274))
    #expect(control.numberOfPages == 5)
    #expect(control.currentPage == 2)
    scene.stage.tap(.at(350, 287))
    scene.stage.settle()
    #expect(scene.shown == "3")
    #expect(control.currentPage == 3)
    scene.stage.tap(.at(50, 287))
    scene.stage.settle()
    #expect(scene.shown == "2")
    #expect(control.currentPage == 2)
  }

  @Test("F606: there is no page control for curls, vertical pages, or if a count is missing")
  func noPageControl() {
    #expect(PageScene(.pageCurl) { $0.book.dots = (5, 2) }.pager.pages.control == nil)
    #expect(PageScene(.scroll, .vertical) { $0.book.dots = (5, 2) }.pager.pages.control == nil)
    #expect(PageScene().pager.pages.control == nil)
  }

  @Test("F009: from right to left drags, keys and places are mirrored")
  func rightToLeft() {
    let scene = PageScene { $0.pager.view.semanticContentAttribute = .forceRightToLeft }
    scene.pager.pagesView.semanticContentAttribute = .forceRightToLeft
    scene.stage.press(.leftArrow)
    scene.stage.settle()
    #expect(scene.shown == "3")
    scene.hold(100, from: Point(x: 100, y: 150))
    #expect(scene.book.page(4).view.frame.minX < 0)
    scene.stage.move(to: .at(380, 150), steps: 5)
    scene.drop()
    #expect(scene.shown == "4")
  }

  @Test("F002: with reduced motion a turn is a dissolve of 100 ms that leaves no trace")
  func reducedMotion() {
    let scene = PageScene(.pageCurl, traits: TraitCollection { $0.accessibilityMotion = .reduced })
    scene.book.page(3).view.alpha = 0.8
    scene.stage.press(.pageDown)
    scene.stage.advance(by: .milliseconds(50))
    let alpha = scene.book.page(3).view.alpha
    #expect(alpha > 0.1)
    #expect(alpha < 0.7)
    scene.stage.advance(by: .milliseconds(100))
    #expect(scene.shown == "3")
    #expect(scene.book.page(3).view.alpha == 0.8)
  }

  @Test("F002, F003: a resize keeps the pages exact, at rest and while one turns")
  func resize() {
    let scene = PageScene()
    scene.hold(-203)
    let progress = scene.pager.pages.turn?.progress ?? 0
    scene.stage.resize(to: Size(width: 800, height: 200))
    let (old, new) = (scene.book.page(2).view.frame, scene.book.page(3).view.frame)
    #expect(old.size == Size(width: 800, height: 200))
    #expect(new.size == old.size)
    #expect(abs(old.minX + progress * 800) < 0.001)
    #expect(new.minX == old.maxX)
    scene.drop()
    #expect(
      scene.pager.viewControllers?.first?.view.frame == Rect(x: 0, y: 0, width: 800, height: 200))
  }

  @Test("F607: the delegate moves the spine when the width changes, and sets as many pages")
  func spine() {
    let scene = PageScene(.pageCurl, count: 8, size: Size(width: 500, height: 300))
    scene.book.spine = { [unowned scene] sizeClass in
      scene.set(sizeClass == .regular ? [2, 3] : [2], animated: false)
      return sizeClass == .regular ? .mid : .min
    }
    scene.stage.resize(to: Size(width: 800, height: 300))
    scene.stage.settle()
    #expect(scene.shown == "2 3")
    #expect(scene.pager.spineLocation == .mid)
    #expect(scene.book.page(2).view.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(scene.book.page(3).view.frame == Rect(x: 400, y: 0, width: 400, height: 300))
    scene.stage.press(.pageDown)
    scene.stage.settle()
    #expect(scene.shown == "4 5")
    scene.stage.resize(to: Size(width: 500, height: 300))
    scene.stage.settle()
    #expect(scene.shown == "2")
    #expect(scene.pager.spineLocation == .min)
    #expect(scene.visible == ["2"])
  }

  @Test("F604: a drag that is mostly across the pages turns none")
  func acrossDrag() {
    let scene = PageScene()
    scene.stage.drag(.at(300, 40), by: Point(x: -80, y: 200), steps: 4)
    scene.stage.settle()
    #expect(scene.shown == "2")
    #expect(scene.appearances.isEmpty)
  }

  @Test("F603, F604: a page that is held beyond half falls back if the data source goes")
  func sourceGoes() {
    let scene = PageScene()
    scene.hold(-280)
    scene.pager.dataSource = nil
    scene.stage.drop()
    scene.stage.settle()
    #expect(scene.shown == "2")
    #expect(scene.visible == ["2"])
    #expect(scene.areBalanced([2, 3]))
  }

  @Test("F605: an arrow first moves the focus within the page")
  func arrowsInPage() {
    let scene = PageScene()
    let buttons = [100.0, 250].map { x in
      let button = Button(title: "At \(x)")
      button.frame = Rect(x: x, y: 50, width: 80, height: 30)
      scene.book.page(2).view.addSubview(button)
      return button
    }
    scene.stage.settle()
    scene.stage.window.moveFocus(to: buttons[0])
    scene.stage.press(.rightArrow)
    scene.stage.settle()
    #expect(scene.stage.window.focusedView === buttons[1])
    #expect(scene.shown == "2")
    scene.stage.press(.rightArrow)
    scene.stage.settle()
    #expect(scene.shown == "3")
  }

  @Test("F606: the page control shows the page that has come, and none that falls back")
  func pageControlWaits() throws {
    let scene = PageScene { $0.book.dots = (5, 2) }
    let control = try #require(scene.pager.pages.control)
    scene.stage.tap(.at(350, 287))
    #expect(control.currentPage == 2)
    scene.stage.settle()
    #expect(scene.shown == "3")
    #expect(control.currentPage == 3)
    scene.hold(-100)
    scene.drop()
    #expect(scene.shown == "3")
    #expect(control.currentPage == 3)
  }

  @Test("F607: the delegate is asked for the spine only if the size class changes")
  func spineKept() {
    let scene = PageScene(.pageCurl, count: 8, size: Size(width: 800, height: 300))
    var count = 0
    scene.book.spine = { _ in
      count += 1
      return .min
    }
    scene.stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    scene.stage.resize(to: Size(width: 900, height: 300))
    scene.stage.settle()
    #expect(count == 0)
    scene.stage.resize(to: Size(width: 400, height: 300))
    scene.stage.settle()
    #expect(count == 1)
  }

  @Test("F006: what had the keyboard in a page has it again if the page is not turned after all")
  func keyboardReturns() {
    let scene = PageScene()
    let field = TextField(frame: Rect(x: 20, y: 20, width: 200, height: 32))
    scene.book.page(2).view.addSubview(field)
    scene.stage.settle()
    field.becomeFirstResponder()
    scene.hold(-150)
    #expect(!field.isFirstResponder)
    scene.stage.advance(by: .milliseconds(200))
    scene.stage.drop()
    scene.stage.advance(by: .seconds(1))
    #expect(scene.shown == "2")
    #expect(field.isFirstResponder)
  }
}

extension View {
  /// Adds a button that can have the focus.
  fileprivate func focusEffectView() {
    let button = Button(title: "Focus")
    button.frame = Rect(x: 10, y: 10, width: 100, height: 30)
    addSubview(button)
  }
}
