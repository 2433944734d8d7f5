import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

@MainActor
@Suite("Pictures of the search")
struct SearchPictures {
  private func expectPanel(of tunnel: TunnelStage, named name: String) {
    guard let card = tunnel.searching?.panel.card else { return }
    tunnel.stage.expectPicture(
      named: name, of: card.convert(card.bounds, to: nil).insetBy(dx: -8, dy: -8),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T25, T32: results in a small window")
  func results() async {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.openSearch()
    await tunnel.search("kobenh")
    tunnel.stage.press(.downArrow)
    expectPanel(of: tunnel, named: "search-results")
  }

  @Test("T25, T31: what is refused, in light")
  func refused() async {
    let tunnel = TunnelStage(
      size: Size(width: 320, height: 320),
      systemTraits: TraitCollection { $0.userInterfaceStyle = .light })
    tunnel.openSearch()
    await tunnel.search("91, 8")
    expectPanel(of: tunnel, named: "search-refused")
  }

  @Test("T25: what nothing is called, with names that are alike")
  func similar() async {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.openSearch()
    await tunnel.search("lemvigg")
    expectPanel(of: tunnel, named: "search-alike")
  }
}
