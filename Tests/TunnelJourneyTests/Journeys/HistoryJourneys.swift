import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("History and undo")
struct HistoryJourneys {
  private func names(_ tunnel: TunnelStage) -> [String] {
    tunnel.root.history.entries.map { $0.name ?? "" }
  }

  private func undo(_ tunnel: TunnelStage) {
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    tunnel.arrive()
  }

  private func redo(_ tunnel: TunnelStage) {
    tunnel.stage.press(.character("z"), modifierFlags: [.control, .shift])
    tunnel.arrive()
  }

  @Test("D100, D112: a drag is one dig, at its end; Ctrl+Z undoes it, Ctrl+Y redoes it")
  func drag() {
    let tunnel = TunnelStage()
    let before = tunnel.root.dig
    tunnel.drag(.start, to: "59.9 10.7")
    tunnel.arrive()
    let after = tunnel.root.dig
    #expect(names(tunnel).count == 1)
    #expect(tunnel.root.history.entries[0].time == TunnelStage.noon)

    undo(tunnel)
    #expect(tunnel.root.dig == before)
    #expect(tunnel.agrees)
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Undone: Dig at ") == true)
    tunnel.stage.press(.character("y"), modifierFlags: .control)
    tunnel.arrive()
    #expect(tunnel.root.dig == after)
    #expect(tunnel.agrees)
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Redone: Dig at ") == true)
    #expect(names(tunnel).count == 1)
  }

  @Test("D100: a drag that Escape puts back is no dig")
  func canceledDrag() {
    let tunnel = TunnelStage()
    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 20, y: 10)), steps: 4)
    #expect(tunnel.root.dig != .denmark)
    tunnel.stage.press(.escape)
    tunnel.stage.drop()

    #expect(tunnel.root.dig == .denmark)
    #expect(names(tunnel).isEmpty)
    #expect(!tunnel.root.undos.canUndo)
  }

  @Test("D112: the menu names what it undoes and redoes")
  func menu() {
    let tunnel = TunnelStage("10 10", size: Size(width: 500, height: 900))
    tunnel.root.maps[.start].dig(at: place("56.55 8.316667"))
    tunnel.arrive()
    tunnel.stage.tap("More")
    #expect(tunnel.stage.element("Undo Dig at Lemvig, Denmark") != nil)
    #expect(tunnel.stage.element("Redo")?.traits.contains(.notEnabled) == true)
    tunnel.stage.tap("Undo Dig at Lemvig, Denmark")
    tunnel.arrive()

    #expect(tunnel.root.dig.entrance == place("10 10"))
    tunnel.stage.tap("More")
    #expect(tunnel.stage.element("Undo")?.traits.contains(.notEnabled) == true)
    #expect(tunnel.stage.element("Redo Dig at Lemvig, Denmark") != nil)
  }

  @Test("D112: a dig of the other end is undone there")
  func target() {
    let tunnel = TunnelStage()
    tunnel.drag(.target, to: "40°S 175°E")
    tunnel.arrive()
    #expect(tunnel.root.undos.undoActionName.hasPrefix("Come Out at "))
    undo(tunnel)
    #expect(tunnel.root.dig == .denmark)
    #expect(tunnel.agrees)
  }

  @Test("D112: style, overlays and notation are undone in turn, with digs between them")
  func appearance() {
    let tunnel = TunnelStage()
    tunnel.stage.press(.character("m"))
    tunnel.drag(.start, to: "50 0")
    tunnel.arrive()
    tunnel.stage.press(.character("o"))
    tunnel.stage.press(.character("g"))
    tunnel.root.changeFormat(to: .utm)
    tunnel.stage.turn()
    #expect(tunnel.root.undos.undoActionName == "Notation")

    undo(tunnel)
    #expect(tunnel.root.format == .degreesMinutesSeconds)
    undo(tunnel)
    undo(tunnel)
    #expect(End.allCases.allSatisfy { !tunnel.map($0).showsOtherSide })
    undo(tunnel)
    #expect(tunnel.root.dig == .denmark)
    #expect(End.allCases.map { tunnel.map($0).mapStyle } == [.relief, .relief])
    undo(tunnel)
    #expect(End.allCases.map { tunnel.map($0).mapStyle } == [.hybrid, .hybrid])
    for _ in 0..<5 { redo(tunnel) }
    #expect(tunnel.root.format == .utm)
    #expect(End.allCases.allSatisfy { tunnel.map($0).mapStyle == .relief })
    #expect(End.allCases.allSatisfy { tunnel.map($0).showsOtherSide })
  }

  @Test("D112: a change of one map's style is undone on that map, also while it is turned over")
  func oneMap() {
    let tunnel = TunnelStage()
    tunnel.stage.tap(at: tunnel.container(.target).frame.center, button: .secondary)
    tunnel.stage.tap("Style")
    tunnel.stage.tap("Night")
    #expect(tunnel.root.undos.undoActionName == "Style")
    tunnel.flip()
    undo(tunnel)

    #expect(End.allCases.map { tunnel.map($0).mapStyle } == [.hybrid, .hybrid])
  }

  @Test("D100: small steps in a row are one dig, which follows the last of them")
  func nudges() async {
    let tunnel = TunnelStage()
    for _ in 0..<3 { tunnel.stage.press(.rightArrow, modifierFlags: .shift) }
    #expect(tunnel.root.dig != .denmark)
    #expect(names(tunnel).count == 1)
    #expect(tunnel.root.history.current == tunnel.root.dig)
    undo(tunnel)
    #expect(tunnel.root.dig == .denmark)

    tunnel.stage.press(.rightArrow, modifierFlags: .shift)
    await tunnel.digNext()
    tunnel.arrive()
    #expect(tunnel.root.history.entries.map(\.state) == [.left, .done, .done])
  }

  @Test("D100: undo and redo of digs work across starts, and what the command line dug is a dig")
  func acrossStarts() async {
    let first = TunnelStage()
    for _ in 0..<3 {
      await first.digNext()
      first.arrive()
    }
    undo(first)
    let kept = first.root.history

    let second = TunnelStage("10 20")
    second.root.restore(kept)
    #expect(second.root.history.entries.map(\.state) == [.done, .done, .left, .done])
    undo(second)
    #expect(second.root.dig == kept.current)
    undo(second)
    undo(second)
    #expect(second.root.dig == .denmark)
    #expect(!second.root.undos.canUndo)

    let third = TunnelStage()
    third.root.restore(second.root.history)
    for _ in 0..<3 { redo(third) }
    #expect(third.root.dig.entrance == place("10 20"))
    #expect(!third.root.undos.canRedo)
  }

  @Test("D100: Ctrl+H lists the digs; a press on one digs there and closes the list")
  func list() throws {
    let tunnel = TunnelStage("10 10", size: Size(width: 500, height: 600))
    let lemvig = place("56.55 8.316667")
    for spot in [lemvig, place("0 0")] {
      tunnel.root.maps[.start].dig(at: spot)
      tunnel.arrive()
    }
    tunnel.stage.press(.character("h"), modifierFlags: .control)
    tunnel.waitForSheet()
    #expect(tunnel.sheet is HistoryViewController)
    tunnel.stage.tap("Lemvig, Denmark")
    tunnel.waitForSheet()

    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.dig.entrance == lemvig)
    #expect(names(tunnel).count == 3)
  }

  @Test("D100: the list is cleared in one step, which Ctrl+Z undoes")
  func clearing() async {
    let tunnel = TunnelStage(size: Size(width: 500, height: 600))
    await tunnel.digNext()
    tunnel.arrive()
    let (dig, kept) = (tunnel.root.dig, tunnel.root.history)
    tunnel.stage.press(.character("h"), modifierFlags: .control)
    tunnel.waitForSheet()
    tunnel.stage.tap("Clear")
    #expect(names(tunnel).isEmpty)
    #expect(tunnel.root.dig == dig)
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    #expect(tunnel.root.history == kept)
    #expect(tunnel.sheet is HistoryViewController)

    tunnel.stage.press(.character("y"), modifierFlags: .control)
    #expect(names(tunnel).isEmpty)
  }

  @Test("D112: Ctrl+Z in the search undoes typing, and no dig")
  func typing() async {
    let tunnel = TunnelStage(size: Size(width: 500, height: 600))
    await tunnel.digNext()
    tunnel.arrive()
    let dig = tunnel.root.dig
    tunnel.openSearch()
    await tunnel.search("oslo")
    tunnel.stage.press(.character("z"), modifierFlags: .control)
    tunnel.stage.press(.character("z"), modifierFlags: .control)

    #expect(tunnel.root.dig == dig)
    #expect(tunnel.searching != nil)
  }
}
