import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Overlays")
struct OverlayTests {
  let stage = OverlayStage()

  @Test("Overlays have one order, regardless of who begins them and when")
  func order() {
    stage.begin(.dragPicture, named: "Drag")
    stage.begin(.notice, named: "Notice")
    stage.begin(.menu, named: "Menu")

    #expect(stage.names == ["Menu", "Notice", "Drag"])
    let views = stage.window.subviews.compactMap(\.accessibility.label)
    #expect(views == ["Menu", "Notice", "Drag"])
  }

  @Test("A menu that opens ends tooltips")
  func menuOverTooltip() {
    stage.begin(.tooltip, named: "Tip")
    stage.begin(.menu, named: "Menu")

    #expect(stage.ended == ["Tip"])
    #expect(stage.names == ["Menu"])
  }

  @Test("A presentation that begins ends menus and tooltips, but not notices")
  func presentation() {
    stage.begin(.menu, named: "Menu")
    stage.begin(.notice, named: "Notice")
    stage.begin(.tooltip, named: "Tip")
    stage.begin(.presentation, named: "Panel")

    #expect(stage.ended == ["Tip", "Menu"])
    #expect(stage.names == ["Panel", "Notice"])
  }

  @Test("An overlay first ends the overlays that belong to it, newest first")
  func descendants() {
    let panel = stage.begin(.presentation, named: "Panel")
    let sheet = stage.begin(.presentation, named: "Sheet") { $0.source = panel.view }
    let menu = stage.begin(.menu, named: "Menu") { $0.source = sheet.view }
    stage.begin(.notice, named: "Notice") { $0.view.frame = .zero }
    stage.begin(.tooltip, named: "Tip") { $0.source = menu.view }
    #expect(stage.names == ["Panel", "Sheet", "Menu", "Tip", "Notice"])
    panel.end()

    #expect(stage.ended == ["Tip", "Menu", "Sheet", "Panel"])
    #expect(stage.names == ["Notice"])
  }

  @Test("An overlay begun again while leaving comes back; its earlier completion does not end it")
  func resuming() {
    var ways: [() -> Void] = []
    let panel = stage.begin(.presentation) { $0.leave = { ways.append($0) } }
    panel.end()
    panel.begin(in: stage.window)
    #expect(panel.phase == .open)
    ways[0]()
    #expect(panel.phase == .open)
    stage.stage.tap(at: Point(x: 20, y: 20))
    #expect(!stage.left.take().contains("began"))

    panel.end()
    panel.end()
    #expect(ways.count == 2)
    ways[1]()
    ways[1]()
    #expect(stage.ended == ["Overlay"])
  }

  @Test(
    "An overlay ends when its view, its container or its scope leaves the window", arguments: 0..<3)
  func leavingWindow(which: Int) {
    let panel = stage.begin(.presentation) {
      switch which {
      case 0: break
      case 1: $0.container = stage.left
      default: ($0.scope, $0.container) = (stage.left, stage.window)
      }
    }
    (which == 0 ? panel.view : stage.left).removeFromSuperview()

    #expect(panel.phase == .ended)
    #expect(panel.view.superview == nil)
    #expect(stage.window.overlays.isEmpty)
  }

  @Test("A tooltip ends with the view it describes, but a menu does not")
  func source() {
    let menu = stage.begin(.menu, named: "Menu") { $0.source = stage.left }
    let tip = stage.begin(.tooltip, named: "Tip") { $0.source = stage.left }
    stage.left.removeFromSuperview()

    #expect(tip.phase == .ended)
    #expect(menu.phase == .open)
  }

  @Test("A hidden window keeps only its presentations")
  func hiding() {
    for kind in OverlayKind.allCases { stage.begin(kind, named: "\(kind)") }
    stage.window.close()

    #expect(stage.names == ["presentation"])
    stage.window.makeKeyAndVisible()
    stage.stage.turn()
    stage.stage.tap(at: Point(x: 20, y: 20))
    #expect(!stage.left.take().contains("began"))
  }

  @Test("Assistive technology sees only elements that no overlay blocks")
  func accessibility() {
    stage.begin(.notice, named: "Notice")
    #expect(Set(stage.stage.elements.compactMap(\.label)) == ["Left", "Right", "Notice"])
    let panel = stage.begin(.presentation, named: "Panel")
    #expect(Set(stage.stage.elements.compactMap(\.label)) == ["Panel", "Notice"])
    panel.end()
    stage.begin(.presentation, named: "Panel") { $0.scope = stage.left }

    #expect(Set(stage.stage.elements.compactMap(\.label)) == ["Left", "Panel", "Right", "Notice"])
  }

  @Test(
    "An overlay leaves nothing behind when it ends, and a window without overlays has no stack")
  func release() {
    weak var view: View?
    weak var overlay: Overlay?
    do {
      let begun = stage.begin(.presentation)
      (view, overlay) = (begun.view, begun)
      begun.end()
    }
    stage.stage.settle()

    #expect(view == nil)
    #expect(overlay == nil)
    #expect(stage.window.overlayRouting == nil)
  }

  @Test("An overlay ends with its window and reports its end")
  func windowGone() {
    var ended = 0
    let overlay = Overlay(View(), kind: .presentation)
    overlay.onEnd = { ended += 1 }
    do {
      let window = Window(host: stage.stage.application)
      overlay.begin(in: window)
    }
    #expect(overlay.phase == .ended)
    #expect(ended == 1)
  }

  @Test("An overlay that is leaving ends with its window too")
  func windowGoneWhileLeaving() {
    var ended = 0
    let overlay = Overlay(View(), kind: .presentation)
    overlay.leave = { _ in }
    overlay.onEnd = { ended += 1 }
    do {
      let window = Window(host: stage.stage.application)
      overlay.begin(in: window)
      overlay.end()
    }
    #expect(overlay.phase == .ended)
    #expect(ended == 1)
  }

  @Test("Beginning an overlay that has ended is a trap that names its view and the remedy")
  func misuse() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = OverlayStage()
        let overlay = stage.begin(.notice)
        overlay.end()
        overlay.begin(in: stage.window)
      }
    }
    let message = result.standardError
    for text in ["OverlayProbe", "has ended", "create another one"] {
      #expect(message.contains(text))
    }
  }

  @Test("The view of an overlay that was leaving takes input again once its window is gone")
  func inputWithoutWindow() {
    let overlay = Overlay(View(), kind: .presentation)
    overlay.leave = { _ in }
    do {
      let window = Window(host: stage.stage.application)
      overlay.begin(in: window)
      overlay.end()
      #expect(!overlay.view.isUserInteractionEnabled)
    }
    #expect(overlay.view.isUserInteractionEnabled)
  }

  @Test("The end of an overlay whose window is gone finds no window anymore")
  func callbackWithoutWindow() {
    let (view, container) = (View(), View())
    let overlay = Overlay(view, kind: .presentation)
    overlay.container = container
    var hadWindow: Bool?
    overlay.onEnd = { hadWindow = view.window != nil || container.superview != nil }
    do {
      let window = Window(host: stage.stage.application)
      window.addSubview(container)
      overlay.begin(in: window)
    }
    #expect(hadWindow == false)
  }
}
