import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Dragging a sheet", .noWarnings)
struct SheetDragTests {
  typealias Detent = SheetPresentationController.Detent

  /// A sheet in a window of 400 by 810 with detents of 300, 400, and 800 points.
  private func scene(
    _ detents: [Double] = [400, 800], reducesMotion: Bool = false, animated: Bool = false
  ) -> SheetScene {
    let scene = SheetScene(Size(width: 400, height: 810), reducesMotion: reducesMotion)
    scene.sheet.detents = detents.map { height in
      .custom(identifier: Detent.Identifier("\(Int(height))")) { _ in height }
    }
    scene.present(animated: animated)
    return scene
  }

  @Test("F131: a sheet that presents another controller is not dismissed by dragging it")
  func presenting() {
    let scene = SheetScene()
    scene.present()
    let (popover, delegate) = (ViewController(), PopoverDelegate())
    delegate.style = .none
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = Size(width: 100, height: 60)
    popover.popoverPresentationController?.delegate = delegate
    popover.popoverPresentationController?.sourceView = scene.presented.view
    popover.popoverPresentationController?.sourceRect = Rect(x: 150, y: 300, width: 10, height: 10)
    popover.popoverPresentationController?.passthroughViews = [scene.presented.view]
    scene.presented.present(popover, animated: false)
    scene.stage.settle()

    scene.pull(by: -600)
    scene.drop()

    #expect(scene.isPresented)
    #expect(scene.presented.presentedViewController === popover)
    #expect(!scene.heard.contains("will"))
    #expect(!scene.heard.contains("did"))
  }

  @Test("F131: between the detents the sheet follows the finger exactly and changes its height")
  func follows() {
    let scene = scene()
    scene.grab()
    for _ in 0..<7 {
      let before = (scene.height, scene.stage.pointer.y)
      scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 13)))
      #expect(scene.height - before.0 == before.1 - scene.stage.pointer.y)
      #expect(scene.frame.maxY == 810)
    }
    #expect(scene.height == 491)
  }

  @Test("F131: above the largest detent the sheet resists")
  func resists() {
    let scene = scene([400])
    scene.pull(by: 200)
    #expect(scene.height > 410)
    #expect(scene.height < 560)
    scene.drop()
    #expect(scene.height == 400)
    #expect(scene.isPresented)
  }

  @Test("F131: a floating card is not dragged")
  func floating() {
    let scene = SheetScene(Size(width: 1000, height: 800))
    scene.present()
    let frame = scene.frame
    scene.pull(by: -300)
    #expect(scene.frame == frame)
    scene.drop()
    #expect(scene.isPresented)
  }

  @Test("F131: a control in the sheet keeps its touches")
  func control() {
    let scene = scene()
    let slider = Slider(frame: Rect(x: 50, y: 50, width: 300, height: 44))
    scene.presented.view.addSubview(slider)
    scene.stage.settle()
    scene.pull(by: 100)
    #expect(scene.height == 400)
  }

  @Test("F131: the wheel does not move the sheet")
  func wheel() {
    let scene = scene()
    for delta in [-300.0, 300] {
      scene.stage.scroll(.at(200, 600), by: Point(x: 0, y: delta))
      scene.stage.settle()
      #expect(scene.height == 400)
    }
  }

  @Test("F131: a sideways drag does not move the sheet")
  func sideways() {
    let scene = scene()
    scene.stage.drag(.at(100, 600), by: Point(x: 200, y: -40))
    scene.stage.settle()
    #expect(scene.height == 400)
  }

  @Test("F132: let go at rest, the sheet goes to the nearest detent and tells the delegate")
  func nearest() {
    let scene = scene()
    scene.pull(by: 250)
    #expect(scene.heard == [])
    scene.stage.drop()
    #expect(scene.sheet.selectedDetentIdentifier?.rawValue == "800")
    #expect(scene.heard == [])
    scene.stage.settle()
    #expect(scene.height == 800)
    #expect(scene.heard == ["detent 800"])
  }

  @Test("F132: a sheet that returns to its detent tells nobody")
  func returns() {
    let scene = scene()
    scene.pull(by: 100)
    scene.drop()
    #expect(scene.height == 400)
    #expect(scene.heard == [])
  }

  @Test("F132: a quick flick counts by its speed")
  func flick() {
    let scene = scene()
    scene.grab()
    for _ in 0..<6 {
      scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 20)))
    }
    #expect(scene.height == 520)
    scene.drop()
    #expect(scene.height == 800)
  }

  @Test("F132: a detent that the program selects is not told")
  func programmatic() {
    let scene = scene()
    scene.sheet.selectedDetentIdentifier = Detent.Identifier("800")
    scene.stage.settle()
    #expect(scene.height == 800)
    #expect(scene.heard == [])
  }

  @Test("F131: caught while it settles, the sheet goes on from where it is")
  func caught() {
    let scene = scene()
    scene.pull(by: 250)
    scene.stage.drop()
    scene.stage.advance(by: .milliseconds(48))
    let height = scene.height
    #expect(height > 650)
    #expect(height < 800)
    scene.grab()
    let caught = scene.height
    #expect(caught >= height)
    #expect(caught < 800)
    scene.stage.move(to: .point(scene.stage.pointer + Point(x: 0, y: 50)))
    #expect(scene.height == caught - 50)
    scene.hold()
    #expect(scene.height == caught - 50)
    scene.drop()
    #expect(scene.heard == ["detent 800"])
  }

  @Test("F132: with reduced motion the sheet does not slide to its detent")
  func reduced() {
    let scene = scene(reducesMotion: true)
    scene.pull(by: 250)
    scene.stage.drop()
    #expect(scene.height == 800)
    scene.stage.settle()
    #expect(scene.heard == ["detent 800"])
  }

  @Test("A canceled drag takes the sheet back")
  func canceled() {
    let scene = scene()
    scene.stage.send(.fingerDown(id: 1, Point(x: 200, y: 700)))
    for y in [680.0, 600, 400] {
      scene.stage.send(.fingerMoved(id: 1, Point(x: 200, y: y)))
      scene.stage.advance(by: .milliseconds(16))
    }
    #expect(scene.height == 680)
    scene.stage.send(.fingerCancelled(id: 1))
    scene.stage.settle()
    #expect(scene.height == 400)
    #expect(scene.heard == [])
  }

  @Test("F123: Escape takes back a drag in progress and does not dismiss", arguments: [300, -250])
  func escape(_ distance: Double) {
    let scene = scene()
    scene.pull(by: distance)
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(scene.height == 400)
    #expect(scene.isPresented)
    scene.stage.move(to: .point(scene.stage.pointer + Point(x: 0, y: 60)))
    scene.drop()
    #expect(scene.height == 400)
    #expect(!scene.heard.contains("did"))
    #expect(!scene.heard.contains("detent 800"))
    scene.stage.press(.escape)
    scene.stage.settle()
    #expect(!scene.isPresented)
  }

  // MARK: Dismissal

  @Test("F132, Q42: let go below half the smallest detent, the sheet is dismissed")
  func dismisses() {
    let scene = scene()
    scene.pull(by: -250)
    #expect(scene.heard == ["should", "will"])
    #expect(scene.callbacks == ["B.viewWillDisappear(true)"])
    scene.stage.drop()
    #expect(scene.isPresented)
    scene.stage.settle()
    #expect(!scene.isPresented)
    #expect(scene.heard == ["should", "will", "did"])
    #expect(scene.callbacks == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
  }

  @Test("F131: below the smallest detent the sheet slides out under the finger")
  func slidesOut() {
    let scene = scene()
    scene.pull(by: -100)
    #expect(scene.shownHeight == 300)
    scene.stage.move(to: .point(scene.stage.pointer + Point(x: 0, y: 100)))
    #expect(scene.shownHeight == 200)
  }

  @Test("F132, Q42: let go above half the smallest detent, the sheet comes back")
  func comesBack() {
    let scene = scene()
    scene.pull(by: -150)
    scene.drop()
    #expect(scene.isPresented)
    #expect(scene.height == 400)
    #expect(scene.heard == ["should", "will"])
    #expect(
      scene.callbacks == [
        "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ])
  }

  @Test("Q42: the same drag back above the smallest detent cancels at once and resizes on")
  func back() {
    let scene = scene()
    scene.pull(by: -150)
    for _ in 0..<5 { scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 50))) }
    #expect(
      scene.callbacks == [
        "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ])
    #expect(scene.height == 500)
    scene.hold()
    scene.drop()
    #expect(scene.height == 400)
    #expect(scene.isPresented)
  }

  @Test("F132: a sheet that slides out can be caught and pulled back")
  func caughtLeaving() {
    let scene = scene()
    scene.pull(by: -250)
    scene.stage.drop()
    scene.stage.advance(by: .milliseconds(32))
    let shown = scene.shownHeight
    #expect(shown > 20)
    #expect(shown < 150)
    let start = Point(x: 200, y: 810 - shown + 10)
    scene.stage.grab(.point(start))
    scene.stage.move(to: .point(start - Point(x: 0, y: 3)))
    for _ in 0..<6 { scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 40))) }
    scene.hold()
    scene.drop()
    #expect(scene.isPresented)
    #expect(scene.height == 400)
    #expect(scene.heard == ["should", "will"])
  }

  @Test("F132, F124, Q42: a modal sheet resists, springs back, and tells of the attempt once")
  func modal() {
    let scene = scene()
    scene.presented.isModalInPresentation = true
    scene.pull(by: -300)
    #expect(scene.height > 200)
    #expect(scene.height < 350)
    #expect(scene.heard == [])
    scene.drop()
    #expect(scene.heard == ["attempt"])
    #expect(scene.height == 400)
    #expect(scene.callbacks == [])
  }

  @Test("F132, Q42: a sheet whose delegate refuses springs back, and is asked once a drag")
  func refused() {
    let scene = scene()
    scene.mayDismiss = false
    scene.pull(by: -300)
    scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 350)))
    scene.stage.move(to: .point(scene.stage.pointer + Point(x: 0, y: 350)))
    scene.hold()
    scene.drop()
    #expect(scene.heard == ["should", "attempt"])
    #expect(scene.isPresented)
  }

  @Test("F132: a short pull on a modal sheet is no attempt")
  func shortPull() {
    let scene = scene()
    scene.presented.isModalInPresentation = true
    scene.pull(by: -100)
    scene.drop()
    #expect(scene.heard == [])
    #expect(scene.height == 400)
  }

  @Test("F132: thrown down from above, a sheet is dismissed")
  func thrown() {
    let scene = scene([790])
    scene.grab(-3)
    for _ in 0..<5 {
      scene.stage.move(to: .point(scene.stage.pointer + Point(x: 0, y: 45)))
    }
    scene.drop()
    #expect(!scene.isPresented)
    #expect(scene.heard == ["should", "will", "did"])
  }

  @Test("F002, F132: with reduced motion the sheet that leaves dissolves in 100 ms")
  func reducedDismissal() {
    let scene = scene(reducesMotion: true)
    scene.pull(by: -250)
    #expect(scene.frame.minY > 600 || scene.callbacks == ["B.viewWillDisappear(true)"])
    scene.stage.drop()
    scene.stage.advance(by: .milliseconds(120))
    #expect(!scene.isPresented)
  }

  @Test("F132: a sheet can be let go after the program dismissed it")
  func dismissedMeanwhile() {
    let scene = scene()
    scene.pull(by: 100)
    scene.root.dismiss(animated: true)
    scene.stage.advance(by: .milliseconds(50))
    scene.stage.move(to: .point(scene.stage.pointer + Point(x: 0, y: 300)))
    scene.drop()
    #expect(!scene.isPresented)
    #expect(scene.heard == [])
    #expect(scene.callbacks == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
  }

  @Test("F111: replacing the root while the sheet is dragged out ends it, balanced")
  func rootReplaced() {
    let scene = scene()
    scene.pull(by: -150)
    scene.stage.window.rootViewController = ViewController()
    scene.stage.settle()
    scene.drop()
    #expect(!scene.isPresented)
    #expect(scene.callbacks.last?.hasPrefix("B.viewDidDisappear") == true)
    #expect(scene.presented.view.superview == nil)
  }

  @Test("A window that becomes wide while the sheet is dragged shows a card")
  func resizedMeanwhile() {
    let scene = scene([400, 700])
    scene.pull(by: 100)
    scene.stage.resize(to: Size(width: 1000, height: 800))
    scene.stage.settle()
    #expect(scene.frame == Rect(x: 148, y: 200, width: 704, height: 400))
    scene.drop()
    #expect(scene.frame == Rect(x: 148, y: 200, width: 704, height: 400))
  }

  @Test("F110: a sheet dismissed by a drag can be presented again")
  func again() {
    let scene = scene()
    scene.pull(by: -250)
    scene.drop()
    scene.present()
    #expect(scene.isPresented)
    #expect(scene.height == 800)
    scene.pull(by: -50)
    scene.drop()
    #expect(scene.isPresented)
  }
}
