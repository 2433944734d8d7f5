import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Pictures of the history and the settings")
struct KeepingPictures {
  private func expectSheet(of tunnel: TunnelStage, named name: String) {
    guard let sheet = tunnel.sheet else {
      Issue.record("There is no sheet.")
      return
    }
    tunnel.stage.expectPicture(
      named: name, of: tunnel.frame(of: sheet).insetBy(dx: -8, dy: -8),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  /// Opens a history with digs of both ends, one of which is undone and one left behind.
  private func openHistory(_ tunnel: TunnelStage) {
    tunnel.root.clockOffset = { _ in 7200 }
    let (start, target) = (tunnel.root.maps[.start], tunnel.root.maps[.target])
    for text in ["56.55 8.316667", "64.15 -21.94", "-89.99 12", "9.93 -84.08"] {
      start.dig(at: place(text))
      tunnel.arrive()
    }
    tunnel.root.undoLast()
    target.dig(at: place("-36.85 174.76"))
    tunnel.arrive()
    start.dig(at: place("13.75 100.5"))
    tunnel.arrive()
    tunnel.root.undoLast()
    tunnel.arrive()
    tunnel.root.notice.hide()
    tunnel.root.showHistory()
    tunnel.waitForSheet()
  }

  @Test(
    "D100, T32: the history in a small window and in a large one, dark and light",
    arguments: [0, 1])
  func history(number: Int) {
    let sizes = [Size(width: 320, height: 480), Size(width: 1024, height: 700)]
    let tunnel = TunnelStage(
      size: sizes[number],
      systemTraits: TraitCollection { $0.userInterfaceStyle = number == 0 ? .dark : .light })
    openHistory(tunnel)
    expectSheet(of: tunnel, named: number == 0 ? "history-small" : "history-light")
  }

  @Test("D100: an empty history says what it is for")
  func emptyHistory() {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.root.showHistory()
    tunnel.waitForSheet()
    expectSheet(of: tunnel, named: "history-empty")
  }

  @Test(
    "D97, T32: the settings in a small and a large window, and a page of choices", arguments: 0..<3)
  func settings(number: Int) {
    let tunnel = TunnelStage(
      size: number == 0 ? Size(width: 320, height: 480) : Size(width: 1024, height: 700),
      systemTraits: TraitCollection { $0.userInterfaceStyle = number == 1 ? .light : .dark })
    tunnel.root.showSettings()
    tunnel.waitForSheet()
    if number == 2 {
      tunnel.stage.tap("Appearance")
      tunnel.waitForSheet()
    }
    expectSheet(
      of: tunnel, named: ["settings-small", "settings-light", "settings-choices"][number])
  }
}
