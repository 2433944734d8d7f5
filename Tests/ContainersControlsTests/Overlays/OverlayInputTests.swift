import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Input and overlays")
struct OverlayInputTests {
  let stage = OverlayStage()

  @Test("F120: a presentation blocks presses, the wheel and hovering outside its view")
  func pointerBeneath() {
    let panel = stage.begin(.presentation)
    stage.stage.move(to: .at(20, 20))
    stage.stage.tap(at: Point(x: 20, y: 20))
    stage.stage.send(.scrolled(Point(x: 20, y: 20), delta: Point(x: 0, y: 9), modifiers: []))
    stage.stage.send(.fingerDown(id: 1, Point(x: 380, y: 20)))
    stage.stage.send(.fingerUp(id: 1, Point(x: 380, y: 20)))

    #expect(stage.left.take() == [])
    #expect(stage.right.take() == [])
    #expect(panel.phase == .open)
    stage.stage.tap(at: Point(x: 200, y: 150))
    #expect(panel.probe.take().filter { $0 != "entered" } == ["began", "ended"])
  }

  @Test("F120: a presentation with a scope blocks only inside the scope")
  func pointerInScope() {
    stage.begin(.presentation) { $0.scope = stage.left }
    stage.stage.tap(at: Point(x: 20, y: 20))
    #expect(!stage.left.take().contains("began"))

    stage.stage.tap(at: Point(x: 380, y: 20))
    #expect(stage.right.take().contains("began"))
  }

  @Test(
    "Notices, tooltips and drag images let all input through except what they handle",
    arguments: [OverlayKind.notice, .dragPicture])
  func lettingThrough(kind: OverlayKind) {
    let overlay = stage.begin(kind)
    overlay.view.isUserInteractionEnabled = false
    stage.stage.tap(at: Point(x: 160, y: 150))
    stage.stage.press(.character("a"))

    #expect(stage.left.take().contains("began"))
    #expect(overlay.probe.take() == [])
    #expect(overlay.phase == .open)
  }

  @Test(
    "F121: a press and release outside dismisses a presentation and reaches nobody else")
  func dismissingClick() {
    let panel = stage.begin(.presentation) { $0.pressOutside = .ends }
    stage.press(20, 20)
    stage.lift(200, 150)
    stage.press(200, 150)
    stage.lift(20, 20)
    #expect(panel.phase == .open)

    stage.press(20, 20)
    #expect(panel.phase == .open)
    stage.lift(380, 20)
    #expect(panel.phase == .ended)
    #expect(!stage.left.take().contains("began"))
    #expect(!stage.right.take().contains("ended"))
  }

  @Test("F121: a press that the window cancels dismisses nothing")
  func cancelledPress() {
    let panel = stage.begin(.presentation) { $0.pressOutside = .ends }
    stage.press(20, 20)
    stage.window.focusDidChange(isFocused: false, at: stage.stage.platform.now)
    stage.lift(20, 20)
    stage.stage.send(.fingerDown(id: 1, Point(x: 20, y: 20)))
    stage.stage.send(.fingerCancelled(id: 1))

    #expect(panel.phase == .open)
  }

  @Test(
    "A press on an overlay that currently takes no input is not outside",
    arguments: [OverlayKind.menu, .presentation])
  func disabledOverlay(kind: OverlayKind) {
    let overlay = stage.begin(kind) { $0.pressOutside = .ends }
    overlay.view.isUserInteractionEnabled = false
    stage.stage.tap(at: Point(x: 160, y: 150))
    #expect(overlay.phase == .open)
    #expect(!stage.left.take().contains("began"))

    stage.stage.tap(at: Point(x: 20, y: 20))
    #expect(overlay.phase == .ended)
  }

  @Test("F122: keys reach nothing beneath a presentation while its transition blocks them")
  func transition() {
    stage.left.addCommand(.character("x"))
    stage.window.moveFocus(to: stage.left)
    let panel = stage.begin(.presentation) { $0.container = stage.left }
    panel.view.blockInput()
    stage.stage.press(.character("x"))
    stage.stage.press(.character("z"))
    #expect(stage.left.take().filter { $0.contains("press") || $0.contains("ran") } == [])
    #expect(panel.probe.take().filter { $0.contains("press") } == [])

    panel.view.unblockInput()
    stage.stage.press(.character("z"))
    #expect(panel.probe.take().contains { $0.contains("press") })
  }

  @Test("A press outside calls the handler, or does nothing if there is none")
  func pressOutside() {
    var asked = 0
    let panel = stage.begin(.presentation)
    stage.stage.tap(at: Point(x: 20, y: 20))
    panel.pressOutside = .calls { asked += 1 }
    stage.stage.tap(at: Point(x: 20, y: 20))

    #expect(asked == 1)
    #expect(panel.phase == .open)
  }

  @Test("A view that fills the window claims its own area, and the rest is outside")
  func ownArea() {
    let panel = stage.begin(.presentation) {
      $0.view.frame = Rect(x: 0, y: 0, width: 400, height: 300)
      ($0.view as? OverlayProbe)?.ownArea = Rect(x: 150, y: 100, width: 100, height: 100)
      $0.pressOutside = .ends
    }
    stage.stage.tap(at: Point(x: 200, y: 150))
    #expect(panel.phase == .open)
    stage.stage.tap(at: Point(x: 20, y: 20))
    #expect(panel.phase == .ended)
  }

  @Test("A press outside a menu ends it on touch down and reaches nobody")
  func menuPress() {
    let menu = stage.begin(.menu)
    stage.press(20, 20)

    #expect(menu.phase == .ended)
    stage.lift(20, 20)
    #expect(!stage.left.take().contains("began"))
  }

  @Test("A press in any window of the application ends menus")
  func otherWindow() throws {
    let menu = stage.begin(.menu)
    let other = Window(
      host: stage.stage.application, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let probe = OverlayProbe(frame: other.bounds)
    other.addSubview(probe)
    other.makeKeyAndVisible()
    stage.stage.turn()
    #expect(menu.phase == .open)
    let platform = stage.stage.platform
    let identifier = try #require(platform.windows.last?.identifier)
    platform.post(
      .input(
        window: identifier, .pointerPressed(.primary, Point(x: 5, y: 5), modifiers: []),
        timestamp: platform.now))
    stage.stage.turn()

    #expect(menu.phase == .ended)
    #expect(probe.take().contains("began"))
  }

  @Test(
    "A tooltip ends at the first key or press, which still takes effect", arguments: [false, true])
  func tooltip(isKey: Bool) {
    stage.window.moveFocus(to: stage.left)
    let tip = stage.begin(.tooltip) { $0.view.isUserInteractionEnabled = false }
    if isKey { stage.stage.press(.character("a")) } else { stage.press(20, 20) }

    #expect(tip.phase == .ended)
    #expect(!stage.left.take().isEmpty)
  }

  @Test("F122: a presentation blocks keys, commands and text beneath it, but not inside it")
  func keysBeneath() {
    stage.left.addCommand(.character("x"))
    stage.window.moveFocus(to: stage.left)
    let panel = stage.begin(.presentation) {
      ($0.view as? OverlayProbe)?.addCommand(.character("y"))
    }
    stage.stage.press(.character("x"))
    stage.stage.press(.character("y"))
    stage.stage.press(.character("z"))

    #expect(stage.left.take().filter { $0.contains("character") } == [])
    #expect(panel.probe.take().count == 3)
  }

  @Test(
    "F122: commands and presses that a presentation leaves unhandled skip its blocked superviews"
  )
  func chain() {
    let parent = OverlayProbe(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    parent.addCommand(.character("x"))
    stage.left.superview?.addSubview(parent)
    let panel = stage.begin(.presentation) { $0.container = parent }
    #expect(panel.view.superview === parent)
    stage.stage.press(.character("x"))
    stage.stage.press(.character("z"))

    #expect(parent.take().filter { !$0.contains("entered") } == [])
    panel.end()
    stage.window.moveFocus(to: parent)
    stage.stage.press(.character("x"))
    #expect(parent.take().contains { $0.hasPrefix("ran") })
  }

  @Test("F122: actions without a target still travel the responder chain of a presentation")
  func actions() {
    let parent = CopyingView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    stage.left.superview?.addSubview(parent)
    let panel = stage.begin(.presentation) { $0.container = parent }

    #expect(panel.view.target(forAction: .copy, withSender: nil) === parent)
  }

  @Test(
    "F122: Tab stays inside a presentation over the window, but leaves one with a smaller scope")
  func tab() {
    let panel = stage.begin(.presentation)
    for _ in 0..<3 {
      stage.stage.press(.tab)
      #expect(stage.window.focusedView === panel.view)
    }
    panel.end()
    let narrow = stage.begin(.presentation) {
      $0.scope = stage.left
      $0.view.frame = Rect(x: 10, y: 10, width: 50, height: 50)
    }
    var visited: Set<ObjectIdentifier> = []
    for _ in 0..<4 {
      stage.stage.press(.tab)
      if let view = stage.window.focusedView { visited.insert(ObjectIdentifier(view)) }
    }
    #expect(visited == [ObjectIdentifier(narrow.view), ObjectIdentifier(stage.right)])
  }

  @Test(
    "F123: Escape goes first to the menu, then to its key command, then to the front presentation")
  func escape() {
    let panel = stage.begin(.presentation) { $0.pressOutside = .ends }
    let source = MenuSource()
    panel.view.addInteraction(ContextMenuInteraction(delegate: source))
    stage.stage.tap(at: Point(x: 200, y: 150), button: .secondary)
    #expect(stage.window.overlays.map(\.kind) == [.presentation, .menu])
    stage.stage.press(.escape)
    #expect(stage.window.overlays.map(\.kind) == [.presentation])

    panel.probe.addCommand(.escape)
    stage.stage.press(.escape)
    #expect(panel.phase == .open)
    panel.probe.commands = []
    stage.stage.press(.escape)
    #expect(panel.phase == .ended)
  }

  @Test("A presentation that begins cancels touches and held keys of the views it covers")
  func canceling() {
    stage.window.moveFocus(to: stage.left)
    stage.press(20, 20)
    stage.window.moveFocus(to: stage.left)
    stage.stage.send(.keyDown(Key(.character("a"), characters: "a"), isRepeat: false))
    _ = stage.left.take()
    let panel = stage.begin(.presentation)
    #expect(Set(stage.left.take().filter { $0.hasPrefix("cancelled") }).count == 2)

    stage.stage.send(.keyDown(Key(.character("a"), characters: "a"), isRepeat: true))
    stage.stage.send(.keyUp(Key(.character("a"), characters: "a")))
    stage.lift(20, 20)
    #expect(stage.left.take().filter { $0 != "left" } == [])
    #expect(panel.probe.take().filter { $0 != "entered" } == [])
  }

  @Test("An overlay that is leaving takes no input and blocks none beneath")
  func leaving() {
    var finish: (() -> Void)?
    let panel = stage.begin(.presentation) { $0.leave = { finish = $0 } }
    panel.end()
    #expect(panel.phase == .leaving)
    stage.stage.tap(at: Point(x: 160, y: 150))
    #expect(stage.left.take().contains("began"))
    #expect(panel.probe.take() == [])

    finish?()
    #expect(panel.phase == .ended)
    #expect(panel.view.isUserInteractionEnabled)
  }
}

/// A view that performs one action.
private final class CopyingView: View {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .copy
  }
}
