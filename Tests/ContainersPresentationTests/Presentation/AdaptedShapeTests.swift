import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Shapes that change with the window", .noWarnings)
struct AdaptedShapeTests {
  private typealias Delegate = AdaptivityTests.Delegate

  private static let huge = Size(width: 1000, height: 900)

  @Test("F107: an answer that is the controller's own style keeps the style")
  func ownStyle() {
    let scene = PresentationScene(size: AdaptivityTests.narrow)
    let delegate = Delegate()
    delegate.style = .formSheet
    let presented = scene.controller("B", .formSheet)
    presented.presentationController?.delegate = delegate

    scene.root.present(presented, animated: false)
    scene.stage.settle()

    #expect(
      delegate.log.prefix(2) == [
        "style in compact", "will present with none, coordinated: true",
      ])
  }

  @Test("Q60: a resize that leaves the size of a card is not announced to the card's controller")
  func sameSize() {
    let scene = PresentationScene(size: AdaptivityTests.wide)
    let presented = scene.present("B", .formSheet)
    let size = presented.view.bounds.size
    scene.transcript.clear()

    scene.stage.resize(to: Self.huge)
    scene.stage.settle()

    #expect(presented.view.bounds.size == size)
    #expect(scene.transcript.lines.contains { $0.hasPrefix("A.viewWillTransition") })
    #expect(!scene.transcript.lines.contains { $0.hasPrefix("B.viewWillTransition") })
  }

  @Test("Q60: traits that a card's controller overrides are not announced to it")
  func sameTraits() {
    let scene = PresentationScene(size: AdaptivityTests.wide)
    let presented = scene.present("B", .formSheet)
    presented.overrideUserInterfaceStyle = .light
    scene.root.recordsTraits = true
    presented.recordsTraits = true
    scene.stage.turn()
    scene.transcript.clear()

    scene.stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    scene.stage.resize(to: AdaptivityTests.narrow)
    scene.stage.resize(to: AdaptivityTests.wide)

    #expect(scene.transcript.lines.contains("A.willTransition"))
    #expect(!scene.transcript.lines.contains("B.willTransition"))
  }

  @Test("F106: what does not follow the size class keeps its context in a compact window")
  func notFollowing() {
    let scene = PresentationScene(size: AdaptivityTests.wide)
    scene.child.definesPresentationContext = true
    let delegate = Delegate()
    let presented = scene.controller("B", .overCurrentContext)
    presented.presentationController?.delegate = delegate
    scene.child.present(presented, animated: false)
    scene.stage.settle()
    let log = delegate.log

    scene.stage.resize(to: AdaptivityTests.narrow)
    scene.stage.settle()

    let container = presented.presentationController?.containerView
    #expect(container?.superview === scene.root.view)
    #expect(presented.view.superview === container)
    #expect(delegate.log == log)
  }

  /// Presents a card, and another controller over it, and makes the window narrow and wide again,
  /// where the card fills a narrow window.
  private func cover(
    _ style: ModalPresentationStyle, _ check: (PresentationScene, RecordingController) -> Void
  ) {
    let scene = PresentationScene(size: AdaptivityTests.wide)
    let delegate = Delegate()
    delegate.style = .none
    let card = scene.controller("B", .formSheet)
    card.definesPresentationContext = true
    card.presentationController?.delegate = delegate
    scene.root.present(card, animated: false)
    scene.stage.settle()
    let size = card.view.bounds.size
    let upper = scene.present("D", style, from: card)
    let count = scene.transcript.lines.count
    for (size, style) in [
      (AdaptivityTests.narrow, ModalPresentationStyle.overFullScreen),
      (AdaptivityTests.wide, .none),
    ] {
      delegate.style = style
      scene.stage.resize(to: size)
      scene.stage.settle()
      #expect(!scene.transcript.lines.dropFirst(count).contains { $0.contains("ppear") })
      check(scene, card)
      #expect(upper.view.window === scene.stage.window)
    }
    upper.dismiss(animated: false)
    scene.stage.settle()
    #expect(card.view.window === scene.stage.window)
    #expect(card.view.bounds.size == size)
    scene.root.dismiss(animated: false)
    scene.stage.settle()
    #expect(scene.transcript.isBalanced("B"))
    #expect(scene.transcript.isBalanced("D"))
  }

  @Test(
    "F106: a card that is removed under another controller changes its shape and stays removed",
    arguments: [ModalPresentationStyle.fullScreen, .currentContext])
  func removed(_ style: ModalPresentationStyle) {
    cover(style) { _, card in #expect(card.view.window == nil) }
  }

  @Test("F106: what is presented over a card's controller stays over it when the card changes")
  func over() {
    cover(.overCurrentContext) { _, card in
      let upper = card.presentedViewController
      let container = upper?.presentationController?.containerView
      #expect(container?.superview === card.view.superview)
      #expect(container.map { $0.frame == card.view.frame } == true)
      #expect(card.view.window != nil)
    }
  }

  @Test(
    "F106: a card that becomes wide under another controller has the size of a wide one",
    arguments: [ModalPresentationStyle.fullScreen, .currentContext, .overCurrentContext])
  func sizeUnderAnother(_ style: ModalPresentationStyle) {
    let scene = PresentationScene(size: AdaptivityTests.narrow)
    let card = scene.present("B", .formSheet)
    card.definesPresentationContext = true
    let upper = scene.present("C", style, from: card)

    scene.stage.resize(to: AdaptivityTests.wide)
    scene.stage.settle()
    upper.dismiss(animated: false)
    scene.stage.settle()

    #expect(card.view.bounds.size == Size(width: 540, height: 620))
  }
}
