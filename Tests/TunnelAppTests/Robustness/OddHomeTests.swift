import Containers
import ContainersTesting
import Foundation
import Support
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// A home folder whose path is no text.
@MainActor
@Suite("A home folder that is no text")
struct OddHomeTests {
  private let folder: String
  private let home: String

  init() throws {
    folder = NSTemporaryDirectory() + "/tunnel-odd-\(UUID().uuidString)"
    home = SystemPath.text(Array("\(folder)/ho".utf8) + [0xFF])
    try FileSystem.current.makeFolders(home)
  }

  private func variable(_ name: String) -> String? { name == "HOME" ? home : nil }

  private func names(in folder: String) -> [String] {
    (try? FileSystem.current.names(in: folder)) ?? []
  }

  @Test("Settings, state, favorites and pictures go there and nowhere else")
  func files() async throws {
    defer { try? FileSystem.current.remove(folder) }
    let session = AppSession(
      platform: HeadlessPlatform(), earth: TunnelStage.earth, from: variable)
    session.show()
    session.application.turn()
    let root = try #require(session.windows[1]).root
    root.maps[.start].dig(at: place("40 20"))
    root.settings = Settings(start: .home)
    let favorites = try #require(root.favorites)
    favorites.change("", undoneBy: UndoManager()) { $0.add(place("1 2"), named: "B", at: .now) }
    let pictures = try #require(PictureFolder.standard(from: variable))
    _ = try pictures.save(Bitmap(width: 2, height: 2), named: "Tunnel", by: SDLImageCodec())
    session.application.terminate()
    await session.awaitEnd()
    #expect(names(in: home + "/.config/tunnel").contains("settings"))
    #expect(names(in: home + "/.local/state/tunnel").contains("windows"))
    #expect(names(in: home + "/.local/state/tunnel").contains("history"))
    #expect(names(in: home + "/.local/share/tunnel") == ["favorites.geojson"])
    #expect(names(in: home + "/Pictures") == ["Tunnel.png"])
    #expect(names(in: folder).map(SystemPath.bytes) == [Array("ho".utf8) + [0xFF]])
  }
}
