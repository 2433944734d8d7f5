import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Pictures of the panel that opens files")
struct FilesPictures {
  private let entries = [
    FolderEntry(name: "Alps", isFolder: true),
    FolderEntry(
      name: "A folder with a long name that needs more room than one line has",
      isFolder: true),
    FolderEntry(name: "coast.json", isFolder: false),
    FolderEntry(name: "trip around the world.geojson", isFolder: false),
  ]

  private func shown(
    _ size: Size, _ style: UserInterfaceStyle, scale: Double = 1, text: String = "",
    isEmpty: Bool = false
  ) async throws -> TunnelStage {
    let tunnel = TunnelStage(
      size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
      })
    let offer = FilesViewController.Offer(
      home: "/home/a", recent: ["/home/a/maps/summits.geojson"], hasOwn: true)
    let panel = FilesViewController(
      "/home/a", isEmpty ? FilesViewController.Offer(home: "/home/a") : offer,
      reader: FolderLookup { [entries] _ in isEmpty ? [] : entries.inListOrder })
    panel.text = text
    tunnel.root.show(panel)
    tunnel.waitForSheet()
    await tunnel.stage.wait { !panel.isReading }
    tunnel.stage.advance(by: .seconds(1))
    return tunnel
  }

  private func expectPanel(_ tunnel: TunnelStage, _ name: String) throws {
    let panel = try #require(tunnel.sheet)
    tunnel.stage.expectPicture(
      named: name, of: tunnel.frame(of: panel),
      tolerance: PictureTolerance(channel: 12, share: 0.01))
  }

  @Test("D103, T31: the panel in dark and light", arguments: [UserInterfaceStyle.dark, .light])
  func panel(style: UserInterfaceStyle) async throws {
    try expectPanel(
      try await shown(Size(width: 900, height: 640), style),
      "files-\(style == .dark ? "dark" : "light")")
  }

  @Test("D103, T32: the panel in a small window, and with large text")
  func sizes() async throws {
    try expectPanel(try await shown(Size(width: 320, height: 480), .light), "files-small")
    try expectPanel(
      try await shown(Size(width: 900, height: 700), .light, scale: 2), "files-large")
  }

  @Test("D103: the panel without anything to open, and with a new name")
  func typed() async throws {
    try expectPanel(
      try await shown(Size(width: 900, height: 640), .light, isEmpty: true), "files-empty")
    try expectPanel(
      try await shown(Size(width: 900, height: 640), .light, text: "new.geojson"), "files-new")
  }
}
