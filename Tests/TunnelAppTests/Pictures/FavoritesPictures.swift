import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

@MainActor
@Suite("Pictures of favorites")
struct FavoritesPictures {
  private static let names = [
    "Lemvig, Denmark", "Home", "A long name of a place far away from here",
  ]

  private func shown(_ size: Size, _ style: UserInterfaceStyle, scale: Double = 1) async throws
    -> TunnelStage
  {
    let tunnel = TunnelStage(
      size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
      })
    try await tunnel.openFavorites(Self.names)
    tunnel.root.favorites?.change("Edit", undoneBy: tunnel.root.undos) {
      $0.edit($0.entries[1], name: "Home", note: "The house with the red door")
    }
    tunnel.selectFavorite(Self.names[0])
    tunnel.stage.advance(by: .seconds(1))
    return tunnel
  }

  private func expectList(_ tunnel: TunnelStage, _ name: String) throws {
    let list = try #require(tunnel.favoritesList)
    tunnel.stage.expectPicture(
      named: name, of: tunnel.frame(of: list),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("T26, T31: the sidebar in dark and light", arguments: [UserInterfaceStyle.dark, .light])
  func sidebar(style: UserInterfaceStyle) async throws {
    let tunnel = try await shown(Size(width: 800, height: 400), style)
    try expectList(tunnel, style == .dark ? "favorites-dark" : "favorites-light")
  }

  @Test("T26, T32: the sheet in a small window")
  func sheet() async throws {
    try expectList(try await shown(Size(width: 320, height: 400), .dark), "favorites-sheet")
  }

  @Test("T26, T44: the sidebar with large text")
  func largeText() async throws {
    let tunnel = try await shown(Size(width: 800, height: 500), .dark, scale: 2)
    try expectList(tunnel, "favorites-large")
  }

  @Test("T26: the sidebar without favorites")
  func empty() throws {
    let tunnel = TunnelStage(size: Size(width: 800, height: 320))
    tunnel.stage.press(.function(9))
    tunnel.stage.advance(by: .seconds(1))
    try expectList(tunnel, "favorites-empty")
  }
}
