import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Pictures with text at twice the size")
struct TextSizePictures {
  private let tolerance = PictureTolerance(channel: 12, share: 0.01)
  private static let smallest = Size(width: 320, height: 320)
  private static let usual = Size(width: 1024, height: 1000)

  private func tunnel(_ size: Size, _ style: UserInterfaceStyle = .dark) -> TunnelStage {
    TunnelStage(
      size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = .nearest(toTextScale: 2)
      })
  }

  @Test("T44: the maps in the smallest window")
  func smallestMaps() {
    tunnel(Self.smallest).stage.expectPicture(named: "large-text-maps-320", tolerance: tolerance)
  }

  @Test("T44: the information sides in the smallest window")
  func smallestInfos() throws {
    let tunnel = tunnel(Self.smallest)
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.expectPicture(named: "large-text-infos-320", tolerance: tolerance)
  }

  @Test("T44: the strip and the notes on the maps in a window of the default size")
  func strip() {
    tunnel(Self.usual).stage.expectPicture(
      named: "large-text-strip", of: Rect(x: 0, y: 340, width: 1024, height: 250),
      tolerance: tolerance)
  }

  @Test("T44: the information sides in a window of the default size, in light mode")
  func infos() throws {
    let tunnel = tunnel(Self.usual, .light)
    try tunnel.root.flip(answering: TunnelStage.earth.describe)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.expectPicture(named: "large-text-infos", tolerance: tolerance)
  }

  @Test("T44: search results in the smallest window")
  func search() async {
    let tunnel = tunnel(Self.smallest)
    tunnel.openSearch()
    await tunnel.search("kobenh")
    tunnel.stage.expectPicture(named: "large-text-search", tolerance: tolerance)
  }

  @Test("T44: About in a window of the default size")
  func about() throws {
    let tunnel = tunnel(Self.usual)
    tunnel.openAbout()
    let sheet = try #require(tunnel.sheet)
    tunnel.stage.expectPicture(
      named: "large-text-about", of: tunnel.frame(of: sheet), tolerance: tolerance)
  }

  @Test("T44: the menu in the smallest window")
  func menu() {
    let tunnel = tunnel(Self.smallest)
    tunnel.stage.tap("More")
    tunnel.stage.expectPicture(named: "large-text-menu", tolerance: tolerance)
  }
}
