import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Saving")
struct SavingJourneys {
  @Test(
    "T27: Ctrl+Shift+S saves the window as it looks, pixel for pixel, and reports the path",
    arguments: [1, 2.0])
  func picture(scale: Double) throws {
    let tunnel = TunnelStage(scale: scale)
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    // The focus ring of the first key is visible, and the notice is gone.
    tunnel.stage.advance(by: .seconds(10))
    let seen = tunnel.stage.picture.bitmap
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])

    let saved = try #require(tunnel.savedPicture).bitmap
    #expect(saved.width == seen.width)
    #expect(saved.height == seen.height)
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
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    let first = try #require(tunnel.savedPicture).bitmap
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    let second = try #require(tunnel.savedPicture).bitmap

    let last = first.height - 30
    #expect((0..<first.width).allSatisfy { first[$0, last] == second[$0, last] })
  }

  @Test(
    "T27: with a sheet open, Ctrl+Shift+S saves the window with the sheet",
    arguments: ["i", "f"] as [Character])
  func sheet(key: Character) throws {
    let tunnel = TunnelStage()
    let bare = tunnel.stage.picture
    tunnel.stage.press(.character(key), modifierFlags: .control)
    tunnel.waitForSheet()
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])

    let sheet = try #require(tunnel.sheet)
    let saved = try #require(tunnel.savedPicture)
    #expect(saved.differs(from: bare, in: tunnel.frame(of: sheet)))
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Saved the picture") == true)
  }

  @Test("D107: A picture that was saved is shown in its folder")
  func showingInFolder() async {
    let tunnel = TunnelStage(size: Size(width: 700, height: 600))
    tunnel.saving = { .success("/pictures/\($0).png") }
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.stage.advance(by: .milliseconds(300))
    tunnel.stage.tap("Show in folder")
    await tunnel.stage.wait { !tunnel.stage.platform.shownFiles.isEmpty }
    #expect(tunnel.stage.platform.shownFiles == ["/pictures/Tunnel 56.55000, 8.31667.png"])
  }

  @Test("D107: The menu lies over the button for the folder, also where a message was before")
  func beneathMenu() {
    let tunnel = TunnelStage(size: Size(width: 700, height: 600))
    tunnel.saving = { .success("/pictures/\($0).png") }
    tunnel.root.coordinators.panels.notice.show("A message")
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.stage.press(.function(10))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.stage.window.overlays.map(\.kind) == [.banner, .menu])
  }

  @Test("D107: A file manager that does not show a picture is reported")
  func notShown() async {
    let tunnel = TunnelStage(size: Size(width: 700, height: 600))
    tunnel.stage.platform.showsFiles = false
    tunnel.saving = { .success("/pictures/\($0).png") }
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.stage.advance(by: .milliseconds(300))
    tunnel.stage.tap("Show in folder")
    await tunnel.stage.wait {
      tunnel.stage.element("Notice")?.value?.hasPrefix("The file manager does not show") == true
    }
    #expect(
      tunnel.stage.value(of: "Notice")?.hasPrefix("The file manager does not show") == true)
  }

  /// Returns a stage on which saving fails.
  private func failing(_ size: Size = Size(width: 700, height: 600)) -> TunnelStage {
    let tunnel = TunnelStage(size: size)
    tunnel.saving = { .failure(.unwritable(path: "\($0).png", reason: "No space left on device")) }
    return tunnel
  }

  private func save(_ tunnel: TunnelStage) {
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.waitForSheet()
  }

  @Test("T27: an alert says why a picture was not saved, and saves the same one again")
  func failure() throws {
    let tunnel = failing()
    save(tunnel)
    let alert = try #require(tunnel.sheet as? AlertController)
    #expect(alert.title == "The picture was not saved")
    #expect(alert.message?.contains("No space left on device") == true)
    #expect(tunnel.stage.element("Notice") == nil)
    let first = try #require(tunnel.savedPicture).bitmap

    tunnel.saving = { .success("/pictures/\($0).png") }
    tunnel.stage.tap("Try again")
    tunnel.waitForSheet()

    #expect(tunnel.root.presentedViewController == nil)
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Saved the picture") == true)
    #expect(tunnel.savedPicture?.bitmap === first)
  }

  @Test("T27: a notice disappears when an alert or a sheet comes, whose dimming would not cover it")
  func noticeBeneath() {
    for size in [Size(width: 320, height: 320), Size(width: 700, height: 600)] {
      let tunnel = TunnelStage(size: size)
      tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
      #expect(tunnel.stage.element("Notice") != nil)
      tunnel.saving = { .failure(.unwritable(path: "\($0).png", reason: "No space left")) }
      save(tunnel)
      #expect(tunnel.sheet is AlertController)
      #expect(tunnel.stage.element("Notice") == nil)

      tunnel.saving = { .success("\($0).png") }
      tunnel.stage.tap("Try again")
      tunnel.waitForSheet()
      #expect(tunnel.stage.element("Notice") != nil)
      tunnel.stage.press(.character("i"), modifierFlags: .control)
      tunnel.waitForSheet()
      #expect(tunnel.stage.element("Notice") == nil)
    }
  }

  @Test("T27, T30: Enter tries again, and asks again if that fails too; Escape gives up")
  func keyboard() throws {
    let tunnel = failing()
    save(tunnel)
    let first = try #require(tunnel.sheet)
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()
    let second = try #require(tunnel.sheet as? AlertController)
    #expect(second !== first)

    tunnel.saving = { .success("\($0).png") }
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.root.presentedViewController == nil)
    #expect(tunnel.stage.element("Notice") == nil)
    #expect(tunnel.stage.window.focusedView === tunnel.map(.start))
  }

  @Test("T27: the alert lies over an open sheet, which stays")
  func overSheet() throws {
    let tunnel = failing()
    tunnel.openAbout()
    let about = try #require(tunnel.sheet as? AboutViewController)
    save(tunnel)
    #expect(about.presentedViewController is AlertController)
    tunnel.stage.tap("Cancel")
    tunnel.waitForSheet()

    #expect(about.presentedViewController == nil)
    #expect(tunnel.sheet === about)
  }

  @Test("T27: an alert waits for a sheet on its way, and for the alert before it")
  func waiting() throws {
    let tunnel = failing()
    tunnel.stage.press(.character("i"), modifierFlags: .control)
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.waitForSheet()
    let about = try #require(tunnel.sheet as? AboutViewController)
    let first = try #require(about.presentedViewController as? AlertController)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    let second = try #require(about.presentedViewController as? AlertController)
    #expect(second !== first)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(about.presentedViewController == nil)
  }
}
