import Atlas
import Containers
import ContainersTesting
import Foundation
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Sharing")
struct SharingJourneys {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private var folder: String { temporary.path }

  /// Returns a stage whose clipboard programs are scripts in a folder, by their names.
  private func tunnel(
    _ scripts: [String: String] = [:], on desktop: [String: String] = ["WAYLAND_DISPLAY": "w"]
  ) throws -> TunnelStage {
    for (name, script) in scripts { try temporary.script(name, script) }
    let tunnel = TunnelStage(size: Size(width: 700, height: 600))
    let variables = desktop.merging(["PATH": folder]) { $1 }
    tunnel.root.coordinators.sharing.pictureClipboard = { .found { variables[$0] } }
    return tunnel
  }

  private func titles(_ tunnel: TunnelStage) -> [String] {
    tunnel.root.coordinators.sharing.shareMenu.children.map(\.title)
  }

  /// Chooses an entry of the menu, and waits for its notice.
  private func choose(_ title: String, of tunnel: TunnelStage) async throws -> String? {
    let menu = tunnel.root.coordinators.sharing.shareMenu
    let entry = try #require(menu.children.first { $0.title == title })
    (entry as? Action)?.performWithSender(nil)
    (entry as? KeyCommand)?.performWithSender(nil)
    await tunnel.stage.wait { tunnel.stage.element("Notice") != nil }
    return tunnel.stage.value(of: "Notice")
  }

  private static let without = [
    "Copy sentence", "Copy link to the start: Lemvig", "Copy link to the end: South Pacific Ocean",
    "Save card", "Save the fall as an animation…",
  ]

  @Test("T53: without a program for pictures there is no entry for it")
  func entries() throws {
    #expect(titles(try tunnel()) == Self.without)
    #expect(
      titles(try tunnel(["wl-copy": ""], on: [:])) == Self.without)
    let all = Self.without[..<3] + ["Copy card as picture"] + Self.without[3...]
    #expect(titles(try tunnel(["wl-copy": ""])) == Array(all))
    #expect(titles(try tunnel(["xclip": ""], on: ["DISPLAY": ":0"])) == Array(all))
  }

  @Test("T53: the sentence is copied, in the words of the command line")
  func sentence() async throws {
    let tunnel = try tunnel()
    let notice = try await choose("Copy sentence", of: tunnel)
    let sentence =
      "If I dig straight down in Lemvig, Denmark, I come out in the South Pacific Ocean, 990 km off New Zealand."
    #expect(tunnel.stage.platform.clipboard == sentence)
    #expect(notice == "Copied “\(sentence)”")
  }

  @Test("T53, D114: the menu copies a link to either end, after the fall in the strip's menu")
  func link() async throws {
    let tunnel = try tunnel()
    _ = try await choose("Copy link to the start: Lemvig", of: tunnel)
    var copied = tunnel.stage.platform.clipboard
    #expect(copied?.hasSuffix("mlat=56.55&mlon=8.316667#map=6/56.55/8.316667") == true)
    _ = try await choose("Copy link to the end: South Pacific Ocean", of: tunnel)
    copied = tunnel.stage.platform.clipboard
    #expect(copied?.hasSuffix("mlat=-56.55&mlon=-171.683333#map=6/-56.55/-171.683333") == true)
    let titles = tunnel.root.coordinators.menuElements.map(\.title)
    let index = try #require(titles.firstIndex(of: "Share"))
    #expect(titles[index - 1] == tunnel.root.coordinators.falling.command.title)
  }

  @Test("T53: the links name their ends by coordinates where an end has no name")
  func unnamedLinks() throws {
    let tunnel = try tunnel()
    tunnel.root.showsEndNames = false
    #expect(
      titles(tunnel)[1...2] == [
        "Copy link to the start: 56°33′00″N 8°19′00″E",
        "Copy link to the end: 56°33′00″S 171°41′00″W",
      ])
  }

  @Test("T41: the card is saved among the pictures, in the size that links are shown with")
  func saving() async throws {
    let tunnel = try tunnel()
    let notice = try await choose("Save card", of: tunnel)
    #expect(notice == "Saved the card as “~/Pictures/Tunnel card Lemvig.png”.")
    let saved = try #require(tunnel.savedPicture).bitmap
    #expect(saved.width == 1200)
    #expect(saved.height == 630)
  }

  @Test(
    "T53, D107: the card is written to wl-copy or xclip as a PNG", arguments: ["wl-copy", "xclip"])
  func copying(program: String) async throws {
    let desktop = program == "xclip" ? ["DISPLAY": ":0"] : ["WAYLAND_DISPLAY": "w"]
    let tunnel = try tunnel(
      [program: "echo \"$*\" > '\(folder)/words'; cat > '\(folder)/taken'"], on: desktop)
    #expect(try await choose("Copy card as picture", of: tunnel) == "Copied the card as a picture.")
    let taken = try Data(contentsOf: URL(filePath: folder + "/taken"))
    let picture = try Array(taken).withUnsafeBytes { try SDLImageCodec().decode($0) }
    #expect(picture.width == 1200)
    let words = try String(contentsOfFile: folder + "/words", encoding: .utf8)
    #expect(words.contains("image/png"))
  }

  @Test(
    "T53: a program that fails or cannot be started gives a notice",
    arguments: [
      ("exit 1", "The card was not copied: wl-copy failed."),
      ("kill -9 $$", "The card was not copied: wl-copy failed."),
    ])
  func failure(script: String, notice: String) async throws {
    let tunnel = try tunnel(["wl-copy": script])
    #expect(try await choose("Copy card as picture", of: tunnel) == notice)
  }

  @Test("T53: a program that does not answer gives a notice, and is ended")
  func hanging() async throws {
    _ = try tunnel(["wl-copy": "sleep 600"])
    let clipboard = try #require(
      PictureClipboard.found { ["WAYLAND_DISPLAY": "w", "PATH": folder][$0] })
    let failure = await clipboard.copy(Bitmap(width: 2, height: 2), within: .milliseconds(100))
    #expect(failure == "The card was not copied: wl-copy does not answer.")
  }

  // MARK: The film

  /// Returns a stage whose films are small and have few pictures.
  private func filmTunnel(library: String? = nil) throws -> TunnelStage {
    let tunnel = try tunnel()
    let small = try #require(FilmProportions(width: 400, height: 533))
    tunnel.root.coordinators.sharing.filmPlan = FilmPlan(
      proportions: small, moments: FilmMoment.all(perSecond: 1), library: library)
    return tunnel
  }

  private func startFilm(of tunnel: TunnelStage) throws {
    let menu = tunnel.root.coordinators.sharing.shareMenu
    try #require(menu.children.last as? Action).performWithSender(nil)
  }

  @Test("T53: the fall is saved as an animation of 12 seconds, with a notice as for the card")
  func film() async throws {
    let tunnel = try filmTunnel()
    try startFilm(of: tunnel)
    let alert = try #require(tunnel.sheet as? AlertController)
    #expect(alert.title == "Making the animation")
    await tunnel.stage.wait { tunnel.savedFilm != nil }
    tunnel.waitForSheet()
    #expect(
      tunnel.stage.value(of: "Notice")
        == "Saved the animation as “~/Pictures/Tunnel fall Lemvig.webp”.")
    let saved = try #require(tunnel.savedFilm)
    let film = try #require(AnimatedWebP(saved))
    #expect(film.milliseconds == 12_000)
    #expect(film.loops == 0)
    #expect(film.width == 400)
    #expect(film.frames.count == 11)
    #expect(alert.message == "100 % done")
  }

  @Test("T53: an animation that was not saved is kept, and can be saved again")
  func fullDisk() async throws {
    let tunnel = try filmTunnel()
    let saving = tunnel.saving
    tunnel.saving = { .failure(.unwritable(path: $0, reason: "No space left on device")) }
    try startFilm(of: tunnel)
    let work = try #require(tunnel.root.coordinators.sharing.filming)
    tunnel.waitForSheet()
    await work.value
    tunnel.waitForSheet()
    let alert = try #require(tunnel.sheet as? AlertController)
    #expect(alert.title == "The animation was not saved")
    #expect(alert.message?.contains("No space left on device") == true)
    tunnel.saving = saving
    tunnel.stage.tap("Try again")
    tunnel.waitForSheet()
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Saved the animation as ") == true)
    #expect(tunnel.root.coordinators.sharing.filming == nil)
  }

  @Test("T53: canceling the animation leaves nothing")
  func canceledFilm() async throws {
    let tunnel = try filmTunnel()
    try startFilm(of: tunnel)
    let work = try #require(tunnel.root.coordinators.sharing.filming)
    tunnel.waitForSheet()
    tunnel.stage.tap("Cancel")
    tunnel.waitForSheet()
    await work.value
    #expect(work.isCancelled)
    #expect(tunnel.savedFilm == nil)
    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.coordinators.sharing.filming == nil)
  }

  @Test("T53: without the library the window says which package to install")
  func missingLibrary() throws {
    let tunnel = try filmTunnel(library: "libnothing.so.7")
    try startFilm(of: tunnel)
    let alert = try #require(tunnel.sheet as? AlertController)
    #expect(alert.message?.contains("package libwebp7") == true)
    #expect(tunnel.root.coordinators.sharing.filming == nil)
  }
}
