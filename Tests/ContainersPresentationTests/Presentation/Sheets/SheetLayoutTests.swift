import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The place and size of a sheet", .noWarnings)
struct SheetLayoutTests {
  typealias Identifier = SheetPresentationController.Detent.Identifier

  private func frame(
    _ size: Size, _ style: ModalPresentationStyle, preferred: Size = .zero,
    _ change: (SheetPresentationController) -> Void = { _ in }
  ) -> Rect {
    let scene = SheetScene(size, style)
    scene.presented.preferredContentSize = preferred
    change(scene.sheet)
    scene.present()
    return scene.frame
  }

  @Test("F104: a page sheet is a centered card, at most 704 wide, and 64 lower than the window")
  func page() {
    #expect(
      frame(Size(width: 1024, height: 800), .pageSheet)
        == Rect(x: 160, y: 32, width: 704, height: 736))
    #expect(
      frame(Size(width: 640, height: 800), .pageSheet)
        == Rect(x: 32, y: 32, width: 576, height: 736))
  }

  @Test("F104: a form sheet is a card of 540 by at most 620")
  func form() {
    #expect(
      frame(Size(width: 1024, height: 1000), .formSheet)
        == Rect(x: 242, y: 190, width: 540, height: 620))
    #expect(
      frame(Size(width: 1024, height: 600), .formSheet)
        == Rect(x: 242, y: 32, width: 540, height: 536))
  }

  @Test("F104: a form sheet has the preferred size as far as there is room")
  func preferred() {
    #expect(
      frame(Size(width: 1000, height: 800), .formSheet, preferred: Size(width: 300, height: 200))
        == Rect(x: 350, y: 300, width: 300, height: 200))
    #expect(
      frame(Size(width: 800, height: 600), .formSheet, preferred: Size(width: 2000, height: 2000))
        == Rect(x: 32, y: 32, width: 736, height: 536))
  }

  @Test("F104: without page sizing, a page sheet has the size of a form")
  func formSizing() {
    let frame = frame(Size(width: 1024, height: 1000), .pageSheet) { $0.prefersPageSizing = false }
    #expect(frame.size == Size(width: 540, height: 620))
  }

  @Test("F104: a floating card follows changes of the preferred size, animated")
  func followsPreferredSize() {
    let scene = SheetScene(Size(width: 1000, height: 800), .formSheet)
    scene.present()

    scene.presented.preferredContentSize = Size(width: 400, height: 300)

    #expect(scene.frame == Rect(x: 300, y: 250, width: 400, height: 300))
    scene.stage.advance(by: .milliseconds(64))
    #expect(scene.stage.application.isFrameDue)
    scene.stage.settle()
    #expect(scene.frame == Rect(x: 300, y: 250, width: 400, height: 300))
  }

  @Test("F104: a page sheet is at most 704 points wide, whatever width is preferred")
  func widest() {
    let frame = frame(
      Size(width: 1024, height: 800), .pageSheet, preferred: Size(width: 900, height: 400))
    #expect(frame == Rect(x: 160, y: 200, width: 704, height: 400))
  }

  @Test("F132: dragged below its smallest detent, a sheet slides out and does not shrink")
  func slidesOut() {
    let scene = SheetScene()
    scene.sheet.detents = [.medium(), .large()]
    scene.present()
    let frame = scene.frame
    scene.pull(by: -150)
    #expect(scene.frame.minY > frame.minY + 100)
    #expect(scene.frame.size == frame.size)
    scene.drop()
    #expect(scene.frame == frame)
  }

  @Test("F105: in compact width a sheet is at the bottom edge, 10 below the top when large")
  func compactWidth() {
    let frame = frame(Size(width: 400, height: 800), .formSheet)
    #expect(frame == Rect(x: 0, y: 10, width: 400, height: 790))
  }

  @Test("F105: at the bottom edge a sheet may have the preferred width")
  func preferredWidth() {
    let frame = frame(
      Size(width: 400, height: 800), .pageSheet, preferred: Size(width: 300, height: 100)
    ) { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
    #expect(frame == Rect(x: 50, y: 10, width: 300, height: 790))
  }

  @Test("F105: in compact height a sheet fills the window, unless it prefers the edge")
  func compactHeight() {
    let size = Size(width: 700, height: 320)
    #expect(frame(size, .pageSheet) == Rect(x: 0, y: 0, width: 700, height: 320))
    #expect(frame(Size(width: 320, height: 320), .formSheet).size == Size(width: 320, height: 320))
    #expect(
      frame(size, .pageSheet) { $0.prefersEdgeAttachedInCompactHeight = true }
        == Rect(x: 0, y: 10, width: 700, height: 310))
  }

  @Test("F105, Q41: a sheet that fills the window is still a sheet for its presenter")
  func presenterStays() {
    let scene = SheetScene(Size(width: 700, height: 320))
    scene.root.present(scene.presented, animated: false)
    scene.stage.settle()
    #expect(!scene.transcript.lines.contains("A.viewWillDisappear(false)"))
    #expect(scene.root.view.window != nil)
  }

  @Test("F106: a sheet changes its shape when the window crosses a size class")
  func crossing() {
    let scene = SheetScene(Size(width: 1024, height: 800))
    scene.present()
    scene.stage.resize(to: Size(width: 400, height: 800))
    scene.stage.settle()
    #expect(scene.frame == Rect(x: 0, y: 10, width: 400, height: 790))
    scene.stage.resize(to: Size(width: 400, height: 300))
    scene.stage.settle()
    #expect(scene.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    scene.stage.resize(to: Size(width: 1024, height: 800))
    scene.stage.settle()
    #expect(scene.frame == Rect(x: 160, y: 32, width: 704, height: 736))
    #expect(scene.callbacks.filter { $0.contains("ppear") } == [])
  }

  @Test("Q60: a resize tells the presented controller the size that its sheet will have")
  func sizes() {
    let scene = SheetScene(Size(width: 1024, height: 800))
    scene.present()
    scene.stage.resize(to: Size(width: 400, height: 700))
    scene.stage.settle()
    let told = scene.transcript.lines.filter { $0.hasPrefix("B.viewWillTransition") }
    #expect(told.count == 1)
    #expect(told.first?.contains("400") == true)
    #expect(told.first?.contains("690") == true)
  }

  @Test("F125: form sheets and sheets at the edge are compact in width, a wide page is regular")
  func sizeClasses() {
    func sizeClass(
      _ size: Size, _ style: ModalPresentationStyle
    ) -> UserInterfaceSizeClass {
      let scene = SheetScene(size, style)
      scene.present()
      return scene.presented.traitCollection.horizontalSizeClass
    }
    #expect(sizeClass(Size(width: 1024, height: 800), .formSheet) == .compact)
    #expect(sizeClass(Size(width: 1024, height: 800), .pageSheet) == .regular)
    #expect(sizeClass(Size(width: 400, height: 800), .pageSheet) == .compact)
  }

  @Test("F125: the traits follow the detent")
  func traitsFollowDetent() {
    let scene = SheetScene(Size(width: 400, height: 800))
    scene.sheet.detents = [.medium(), .large()]
    scene.present()
    #expect(scene.presented.traitCollection.verticalSizeClass == .compact)
    scene.sheet.selectedDetentIdentifier = .large
    scene.stage.settle()
    #expect(scene.presented.traitCollection.verticalSizeClass == .regular)
  }

  @Test("F130: the medium detent is half of the maximum, and inactive in compact height")
  func medium() {
    #expect(
      frame(Size(width: 400, height: 800), .pageSheet) { $0.detents = [.medium(), .large()] }
        == Rect(x: 0, y: 405, width: 400, height: 395))
    let low = frame(Size(width: 400, height: 400), .pageSheet) {
      $0.detents = [.medium(), .large()]
      $0.prefersEdgeAttachedInCompactHeight = true
    }
    #expect(low == Rect(x: 0, y: 10, width: 400, height: 390))
  }

  @Test("F131: a floating card has the height of the selected detent")
  func floatingDetent() {
    let frame = frame(Size(width: 1024, height: 800), .pageSheet) { $0.detents = [.medium()] }
    #expect(frame == Rect(x: 160, y: 216, width: 704, height: 368))
  }

  @Test("F130: a custom detent is resolved with the window's traits and the maximum height")
  func custom() {
    let scene = SheetScene(Size(width: 400, height: 800))
    var asked: [(Double, UserInterfaceSizeClass)] = []
    scene.sheet.detents = [
      .custom(identifier: Identifier("third")) {
        asked.append(($0.maximumDetentValue, $0.containerTraitCollection.verticalSizeClass))
        return $0.maximumDetentValue / 5
      }
    ]
    scene.present()
    #expect(scene.height == 158)
    #expect(asked.allSatisfy { $0 == (790, .regular) })
    #expect(!asked.isEmpty)
  }

  @Test("F130: detents are resolved anew at a resize and when they are invalidated")
  func resolvedAnew() {
    let scene = SheetScene(Size(width: 400, height: 800))
    var height = 200.0
    scene.sheet.detents = [.custom { _ in height }, .custom { _ in .infinity }]
    scene.present()
    height = 300
    scene.stage.settle()
    #expect(scene.height == 200)
    scene.sheet.invalidateDetents()
    scene.stage.settle()
    #expect(scene.height == 300)
    scene.sheet.selectedDetentIdentifier = scene.sheet.detents[1].identifier
    scene.stage.resize(to: Size(width: 400, height: 700))
    scene.stage.settle()
    #expect(scene.height == 690)
  }

  @Test("F130: a detent without an identifier has one of its own")
  func uniqueIdentifiers() {
    let one = SheetPresentationController.Detent.custom { _ in 100 }
    let other = SheetPresentationController.Detent.custom { _ in 100 }
    #expect(one.identifier != other.identifier)
    #expect(one.identifier == one.identifier)
    #expect(SheetPresentationController.Detent.medium().identifier == .medium)
    #expect(SheetPresentationController.Detent.large().identifier == .large)
  }

  @Test("F130: a resolver may answer that its detent is inactive")
  func inactive() {
    let scene = SheetScene(Size(width: 400, height: 800))
    scene.sheet.detents = [
      .custom { _ in SheetPresentationController.Detent.inactive }, .custom { _ in nil },
      .custom { _ in 250 },
    ]
    scene.present()
    #expect(scene.height == 250)
  }

  @Test("A change of the selected detent in animateChanges is animated")
  func animatedChange() {
    let scene = SheetScene(Size(width: 400, height: 800))
    scene.sheet.detents = [.medium(), .large()]
    scene.present()
    var frames = 0
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
    while scene.stage.application.isFrameDue, frames < 200 {
      scene.stage.advance(by: .milliseconds(16))
      frames += 1
    }
    #expect(frames > 10)
    #expect(scene.height == 790)
    #expect(scene.heard == [])
  }

  @Test("A floating card is centered over its source, inside the margins")
  func sourceView() {
    let source = View(frame: Rect(x: 880, y: 380, width: 100, height: 40))
    let scene = SheetScene(Size(width: 1000, height: 800), .formSheet)
    scene.root.view.addSubview(source)
    scene.presented.preferredContentSize = Size(width: 300, height: 200)
    scene.sheet.sourceView = source
    scene.present()
    #expect(scene.frame == Rect(x: 668, y: 300, width: 300, height: 200))
  }

  @Test("F010: nothing of a sheet is kept after its dismissal")
  func releases() {
    let scene = SheetScene(Size(width: 400, height: 800))
    scene.present()
    weak let card = scene.sheet.presentedView
    #expect(card != nil)
    scene.root.dismiss(animated: true)
    scene.stage.settle()
    #expect(card == nil)
    #expect(scene.presented.view.superview == nil)
  }

  @Test("Q48: a press beside a sheet dismisses it, and one in its corner does not")
  func pressBeside() {
    let scene = SheetScene(Size(width: 400, height: 800))
    scene.sheet.detents = [.medium()]
    scene.present()
    scene.stage.tap(at: Point(x: 20, y: 420))
    scene.stage.settle()
    #expect(scene.isPresented)
    scene.stage.tap(at: Point(x: 200, y: 200))
    scene.stage.settle()
    #expect(!scene.isPresented)
    #expect(scene.heard == ["should", "will", "did"])
  }
}

@MainActor
@Suite("What a sheet warns of")
struct SheetWarningTests {
  @Test("F130: without an active detent the sheet is large and warns once")
  func noDetent() throws {
    let scene = SheetScene()
    let lines = WarningLog.lines {
      scene.sheet.detents = [.custom { _ in nil }]
      scene.present()
      scene.stage.resize(to: Size(width: 400, height: 700))
      scene.stage.settle()
    }
    try #require(lines.count == 1)
    #expect(lines[0].contains("no active detent"))
    #expect(scene.height == 690)
  }

  @Test("F130: with an unknown selection the sheet has the smallest detent and warns once")
  func unknownSelection() throws {
    let scene = SheetScene()
    let lines = WarningLog.lines {
      scene.sheet.detents = [.large(), .medium()]
      scene.sheet.selectedDetentIdentifier = SheetPresentationController.Detent.Identifier("gone")
      scene.present()
    }
    try #require(lines.count == 1)
    #expect(lines[0].contains("gone"))
    #expect(scene.height == 395)
  }
}
