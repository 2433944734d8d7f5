import Atlas
import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Going back and forth among digs")
struct BrowsingJourneys {
  private let tunnel = TunnelStage()
  private let first: Dig
  private let second: Dig

  init() {
    tunnel.root.maps[.start].dig(at: place("50 10"))
    tunnel.arrive()
    first = tunnel.root.dig
    tunnel.root.maps[.target].dig(at: place("-40 -170"))
    tunnel.arrive()
    second = tunnel.root.dig
  }

  private func press(_ key: KeyCode, _ flags: KeyModifierFlags = .alternate) {
    tunnel.stage.press(key, modifierFlags: flags)
    tunnel.arrive()
  }

  @Test("D110: Alt+Left shows the digs before, Alt+Right those after; the history stays as it is")
  func keys() {
    let history = tunnel.root.history
    press(.leftArrow)
    #expect(tunnel.root.dig == first)
    #expect(tunnel.agrees)
    press(.leftArrow)
    #expect(tunnel.root.dig == .denmark)
    #expect(tunnel.agrees)
    press(.leftArrow)
    #expect(tunnel.root.dig == .denmark)
    press(.rightArrow)
    press(.rightArrow)
    #expect(tunnel.root.dig == second)
    #expect(tunnel.agrees)
    #expect(tunnel.root.history == history)
  }

  @Test("D110: The keys for back and forward do the same")
  func specialKeys() {
    press(.back, [])
    #expect(tunnel.root.dig == first)
    press(.forward, [])
    #expect(tunnel.root.dig == second)
  }

  @Test("D118: The back and forward buttons of the mouse do the same, anywhere in the window")
  func buttons() {
    for spot in [Point(x: 150, y: 90), Point(x: 150, y: 5)] {
      tunnel.stage.tap(at: spot, button: .back)
      tunnel.arrive()
      #expect(tunnel.root.dig == first)
      tunnel.stage.tap(at: spot, button: .forward)
      tunnel.arrive()
      #expect(tunnel.root.dig == second)
    }
  }

  @Test("D110, D112: A dig after going back is the latest one, and undo takes it back first")
  func digging() {
    press(.leftArrow)
    tunnel.root.maps[.start].dig(at: place("20 20"))
    tunnel.arrive()
    #expect(tunnel.root.history.entries.count == 3)
    press(.leftArrow)
    #expect(tunnel.root.dig == second)
    press(.rightArrow)
    press(.character("z"), .control)
    #expect(tunnel.root.dig == second)
    #expect(tunnel.root.history.undoable?.dig == second)
  }

  @Test("D110: After going back, a dig at the latest place once more is no new dig, but shown")
  func same() {
    press(.leftArrow)
    tunnel.root.maps[.start].dig(at: second.entrance)
    tunnel.arrive()
    #expect(tunnel.root.history.entries.count == 2)
    press(.leftArrow)
    #expect(tunnel.root.dig == first)
  }

  @Test("D110: The menu dims what leads nowhere")
  func menu() {
    func isDimmed(_ title: String) -> Bool {
      tunnel.root.historyElements.compactMap { $0 as? KeyCommand }
        .first { $0.title == title }?.attributes.contains(.disabled)
        ?? true
    }
    #expect(!isDimmed("Previous dig"))
    #expect(isDimmed("Next dig"))
    press(.leftArrow)
    #expect(!isDimmed("Previous dig"))
    #expect(!isDimmed("Next dig"))
    press(.leftArrow)
    #expect(isDimmed("Previous dig"))
    #expect(!isDimmed("Next dig"))
  }
}
