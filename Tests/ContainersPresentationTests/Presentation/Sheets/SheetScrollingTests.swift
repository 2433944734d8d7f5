import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("A sheet and the scroll views in it", .noWarnings)
struct SheetScrollingTests {
  typealias Detent = SheetPresentationController.Detent

  private let scene: SheetScene
  private let scrollView = ScrollView()

  init() {
    scene = SheetScene(Size(width: 400, height: 810))
    scene.sheet.detents = [400, 800].map { height in
      .custom(identifier: Detent.Identifier("\(Int(height))")) { _ in height }
    }
    let scrollView = scrollView
    scene.presented.whenLoaded = {
      scrollView.frame = $0.view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = Size(width: 400, height: 3000)
      $0.view.addSubview(scrollView)
    }
    scene.present()
  }

  private func select(_ height: Int) {
    scene.sheet.selectedDetentIdentifier = Detent.Identifier("\(height)")
    scene.stage.settle()
  }

  @Test("F131: a drag up in a scroll view at its top first makes the sheet larger")
  func grows() {
    scene.pull(by: 200)
    #expect(scene.height == 600)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test("F131: what is left over above the largest detent scrolls")
  func scrollsAbove() {
    scene.pull(by: 500)
    #expect(scene.height == 800)
    #expect(scrollView.contentOffset.y == 100)
    scene.stage.move(to: .point(scene.stage.pointer + Point(x: 0, y: 150)))
    #expect(scene.height == 750)
    #expect(scrollView.contentOffset.y == 0)
    scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 90)))
    #expect(scene.height == 800)
    #expect(scrollView.contentOffset.y == 40)
    scene.hold()
    scene.drop()
    #expect(scrollView.contentOffset.y == 40)
    #expect(scene.heard == ["detent 800"])
  }

  @Test("F131: a scroll view that is let go above the largest detent goes on")
  func throwsContent() {
    scene.grab()
    for _ in 0..<12 { scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 45))) }
    let offset = scrollView.contentOffset.y
    scene.drop()
    #expect(scrollView.contentOffset.y > offset + 100)
    #expect(scene.height == 800)
  }

  @Test("F131: where the sheet does not prefer to expand, a drag up scrolls")
  func doesNotExpand() {
    scene.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    scene.pull(by: 200)
    #expect(scene.height == 400)
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test("F131: at the largest detent a drag up scrolls")
  func scrollsWhenLarge() {
    select(800)
    scene.pull(by: 200)
    #expect(scene.height == 800)
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test("F131: a drag down in a scroll view at its top moves the sheet")
  func shrinks() {
    select(800)
    scene.pull(by: -200)
    #expect(scene.height == 600)
    #expect(scrollView.contentOffset == .zero)
    scene.drop()
    #expect(scene.height == 400)
  }

  @Test("F131: a drag down in a scroll view that is not at its top scrolls")
  func scrollsBack() {
    select(800)
    scrollView.contentOffset.y = 50
    scene.pull(by: -200)
    #expect(scene.height == 800)
    #expect(scrollView.contentOffset.y < 0)
    scene.drop()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("F131, Q42: a drag down in a scroll view at its top dismisses the sheet")
  func dismisses() {
    scene.pull(by: -300)
    scene.drop()
    #expect(!scene.isPresented)
    #expect(scene.heard == ["should", "will", "did"])
  }

  @Test("F131: a list that can be refreshed is pulled for that")
  func refreshes() {
    scrollView.refreshControl = RefreshControl()
    scene.stage.settle()
    scene.pull(by: -60)
    #expect(scene.height == 400)
    #expect(scrollView.contentOffset.y < 0)
    scene.drop()
  }

  @Test("F131: a horizontal scroll view in the sheet keeps its drags, and leaves vertical ones")
  func horizontal() {
    scrollView.contentSize = Size(width: 2000, height: 100)
    scene.stage.drag(.at(300, 700), by: Point(x: -120, y: 10))
    scene.stage.settle()
    #expect(scrollView.contentOffset.x > 100)
    #expect(scene.height == 400)
    scene.pull(by: 100)
    #expect(scene.height == 500)
  }

  @Test("F131: the wheel scrolls the content and never the sheet")
  func wheel() {
    scene.stage.scroll(.at(200, 700), by: Point(x: 0, y: -120))
    scene.stage.settle()
    #expect(scene.height == 400)
    #expect(scrollView.contentOffset.y == 120)
  }

  @Test("F131: selecting text with the mouse does not move the sheet")
  func selectingText() {
    let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 390))
    text.text = "One line\nand another"
    scene.presented.view.addSubview(text)
    scene.stage.settle()
    scene.pull(by: -120)
    #expect(scene.height == 400)
    #expect(text.contentOffset == .zero)
  }

  @Test("F132: the first touch on content that is moving stops it and does not move the sheet")
  func stopsContent() {
    select(800)
    scene.grab()
    for _ in 0..<8 { scene.stage.move(to: .point(scene.stage.pointer - Point(x: 0, y: 40))) }
    scene.stage.drop()
    scene.stage.advance(by: .milliseconds(50))
    #expect(scrollView.isDecelerating)
    scene.stage.tap(at: Point(x: 200, y: 400))
    scene.stage.settle()
    #expect(!scrollView.isDecelerating)
    #expect(scene.height == 800)
  }
}
