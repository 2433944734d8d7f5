import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp

@MainActor
@Suite("Saving")
struct SavingJourneys {
  @Test(
    "T27: Ctrl+S saves the window as it looks, pixel for pixel, and reports the path",
    arguments: [1, 2.0])
  func picture(scale: Double) throws {
    let tunnel = TunnelStage(scale: scale)
    tunnel.stage.press(.character("s"), modifierFlags: .control)
    // The focus ring of the first key is visible, and the notice is gone.
    tunnel.stage.advance(by: .seconds(10))
    let seen = tunnel.stage.picture.bitmap
    tunnel.stage.press(.character("s"), modifierFlags: .control)

    let saved = try #require(tunnel.savedPicture).bitmap
    #expect(saved.width == seen.width && saved.height == seen.height)
    let differing = (0..<seen.height).reduce(0) { count, y in
      count + (0..<seen.width).count { x in saved[x, y] != seen[x, y] }
    }
    #expect(differing == 0)
    #expect(
      tunnel.stage.value(of: "Notice")
        == "Saved the picture as “~/Pictures/Tunnel 56.55000, 8.31667.png”.")
  }

  @Test("T27: a notice on the screen is not part of the picture")
  func notice() throws {
    let tunnel = TunnelStage()
    tunnel.stage.settle()
    tunnel.stage.press(.character("s"), modifierFlags: .control)
    let first = try #require(tunnel.savedPicture).bitmap
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.press(.character("s"), modifierFlags: .control)
    let second = try #require(tunnel.savedPicture).bitmap

    let last = first.height - 30
    #expect((0..<first.width).allSatisfy { first[$0, last] == second[$0, last] })
  }

  @Test(
    "T27: with a sheet open, Ctrl+S saves the window with the sheet",
    arguments: ["i", "f"] as [Character])
  func sheet(key: Character) throws {
    let tunnel = TunnelStage()
    let bare = tunnel.stage.picture
    tunnel.stage.press(.character(key), modifierFlags: .control)
    tunnel.waitForSheet()
    tunnel.stage.press(.character("s"), modifierFlags: .control)

    let sheet = try #require(tunnel.sheet)
    let saved = try #require(tunnel.savedPicture)
    #expect(saved.differs(from: bare, in: tunnel.frame(of: sheet)))
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Saved the picture") == true)
  }

  @Test("T27: a picture that cannot be saved is reported")
  func failure() {
    let tunnel = TunnelStage()
    tunnel.saving = { .failure(.unwritable(path: "\($0).png", reason: "No space left on device")) }
    tunnel.stage.press(.character("s"), modifierFlags: .control)

    #expect(tunnel.stage.value(of: "Notice")?.contains("No space left on device") == true)
  }
}
