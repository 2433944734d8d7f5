import Atlas
import Containers
import Foundation
import Testing

@testable import ContainersTesting
@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Habits of the desktop")
struct HabitJourneys {
  /// A notch of the wheel, in points.
  private static let notch = 48.0

  private func scroll(
    _ tunnel: TunnelStage, _ x: Double, _ y: Double, _ flags: KeyModifierFlags = []
  ) {
    tunnel.stage.send(
      .scrolled(
        tunnel.tip(.start) + Point(x: 10, y: 10), delta: Point(x: x, y: y), modifiers: flags,
        isPrecise: true))
  }

  private func radius(_ tunnel: TunnelStage) -> Double { tunnel.map(.start).camera.radius }

  @Test("D119: A notch of the wheel zooms by a quarter, and ten tenths of one as much")
  func fractions() {
    let (whole, parts) = (TunnelStage(), TunnelStage())
    let before = radius(whole)

    scroll(whole, 0, Self.notch)
    for _ in 0..<10 { scroll(parts, 0, Self.notch / 10) }

    #expect(abs(radius(whole) / before - 1.25) < 1e-9)
    #expect(abs(radius(parts) / radius(whole) - 1) < 1e-9)
  }

  @Test("D119: Another direction takes effect with its first fraction")
  func otherDirection() {
    let tunnel = TunnelStage()
    for _ in 0..<7 { scroll(tunnel, 0, Self.notch / 2) }
    let before = radius(tunnel)

    scroll(tunnel, 0, -Self.notch / 20)

    #expect(radius(tunnel) < before)
  }

  @Test(
    "D119: The horizontal wheel and Shift with the wheel turn the globe, and do not zoom",
    arguments: [true, false])
  func turning(isShift: Bool) {
    let tunnel = TunnelStage()
    let camera = tunnel.map(.start).camera

    scroll(tunnel, isShift ? 0 : -Self.notch, isShift ? -Self.notch : 0, isShift ? .shift : [])

    let turned = tunnel.map(.start).camera
    #expect(turned.center.longitude > camera.center.longitude)
    #expect(abs(turned.center.latitude - camera.center.latitude) < 1e-9)
    #expect(turned.radius == camera.radius)
  }

  @Test("D120: By a setting, scrolling turns the globe in both directions, and Ctrl zooms")
  func scrollingTurns() {
    let tunnel = TunnelStage()
    tunnel.root.settings.scrolling = .turns
    tunnel.stage.turn()
    let camera = tunnel.map(.start).camera

    scroll(tunnel, -Self.notch, Self.notch)
    let turned = tunnel.map(.start).camera
    scroll(tunnel, 0, Self.notch, .control)

    #expect(turned.center.longitude > camera.center.longitude)
    #expect(turned.center.latitude > camera.center.latitude)
    #expect(turned.radius == camera.radius)
    #expect(abs(radius(tunnel) / camera.radius - 1.25) < 1e-9)
  }

  @Test("D119, D121: Without the setting, Ctrl with the wheel zooms too")
  func controlZooms() {
    let tunnel = TunnelStage()
    let before = radius(tunnel)

    scroll(tunnel, 0, Self.notch, .control)

    #expect(abs(radius(tunnel) / before - 1.25) < 1e-9)
  }

  @Test("D120: The setting is a line of the settings, and a page of them")
  func scrollingSetting() {
    var settings = Settings()
    settings.scrolling = .turns
    settings.pictureSize = .ultra
    settings.pictureContent = .maps
    var text = KeyedText("")

    settings.write(into: &text)

    #expect(text.text.contains("scrolling = turns\n"))
    #expect(text.text.contains("resolution = 4k\n"))
    #expect(text.text.contains("picture = maps\n"))
    #expect(Settings.read(text).settings == settings)
    #expect(SettingsPage.scrolling.choice(in: settings) == "Turns the globes; zooms with Ctrl")
  }

  @Test("D117: A drag with the middle button turns the globe, also from the child")
  func middleDrag() {
    let tunnel = TunnelStage()
    let camera = tunnel.map(.start).camera

    let point = tunnel.annotation(.start).convert(
      tunnel.annotation(.start).bounds.center, to: nil)
    tunnel.stage.send(.pointerPressed(.middle, point, modifiers: []))
    for step in 1...5 {
      tunnel.stage.platform.advance(by: .milliseconds(16))
      tunnel.stage.send(.pointerMoved(point + Point(x: -8 * Double(step), y: 0), modifiers: []))
    }
    tunnel.stage.send(.pointerReleased(.middle, point + Point(x: -40, y: 0), modifiers: []))

    #expect(tunnel.map(.start).camera.center.longitude > camera.center.longitude)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("D117: A click with the middle button does nothing", arguments: ["Radar", "More", "Start"])
  func middleClick(name: String) throws {
    let tunnel = TunnelStage()
    let before = tunnel.root.state
    let point = try #require(tunnel.stage.element(name)).frame.center

    tunnel.stage.tap(at: point, button: .middle)
    tunnel.stage.advance(by: .seconds(1))

    #expect(tunnel.root.state == before)
    #expect(tunnel.stage.element("Settings…") == nil)
  }

  @Test("D116: Escape leaves full screen where it has nothing else to do")
  func fullScreen() {
    let tunnel = TunnelStage()
    let size = tunnel.stage.window.bounds.size
    tunnel.stage.press(.function(11))
    tunnel.stage.press(.character("i"), modifierFlags: .control)
    tunnel.waitForSheet()

    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.sheet == nil)
    #expect(tunnel.stage.window.isFullScreen)
    tunnel.stage.press(.escape)

    #expect(!tunnel.stage.window.isFullScreen)
    #expect(tunnel.stage.window.bounds.size == size)
  }

  @Test("D116: In a window, Escape changes nothing")
  func windowed() {
    let tunnel = TunnelStage()
    tunnel.stage.press(.escape)
    #expect(!tunnel.stage.window.isFullScreen)
  }

  @Test(
    "D111: With Alt, Super or Ctrl and Alt the letters do nothing",
    arguments: ["m", "o", "g", "p", "n", "f"],
    [KeyModifierFlags.alternate, .command, [.control, .alternate]])
  func letters(letter: Character, flags: KeyModifierFlags) {
    let tunnel = TunnelStage()
    tunnel.map(.start).turn(by: .degrees(40))
    let before = tunnel.root.state

    tunnel.stage.press(.character(letter), modifierFlags: flags)
    tunnel.stage.settle()

    #expect(tunnel.root.state == before)
  }

  @Test("D123: Two fingers that tap zoom out at their middle")
  func twoFingerTap() {
    let tunnel = TunnelStage()
    tunnel.map(.start).zoom(by: 4, about: tunnel.map(.start).bounds.center)
    let before = radius(tunnel)
    let middle = tunnel.tip(.start) + Point(x: 0, y: 40)

    for (finger, x) in [(1, -30.0), (2, 30)] {
      tunnel.stage.send(.fingerDown(id: finger, middle + Point(x: x, y: 0)))
    }
    for (finger, x) in [(1, -30.0), (2, 30)] {
      tunnel.stage.send(.fingerUp(id: finger, middle + Point(x: x, y: 0)))
    }
    tunnel.arrive()

    #expect(abs(radius(tunnel) / before - 0.5) < 1e-6)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("D123: Two fingers that turn rotate the map")
  func twist() {
    let tunnel = TunnelStage()
    let middle = tunnel.tip(.start) + Point(x: 0, y: 30)
    func fingers(_ angle: Double, _ reach: Double) -> [Point] {
      let way = Point(x: cos(angle) * reach, y: sin(angle) * reach)
      return [middle - way, middle + way]
    }
    for (id, point) in fingers(0, 40).enumerated() {
      tunnel.stage.send(.fingerDown(id: id, point))
    }
    for step in 1...10 {
      for (id, point) in fingers(Double(step) / 10 * .pi / 4, 50).enumerated() {
        tunnel.stage.send(.fingerMoved(id: id, point))
      }
    }

    // The gesture begins on the way, and the rest of the 45° rotates.
    #expect((36...45).contains(abs(tunnel.map(.start).camera.heading.degrees)))
  }

  @Test("D123: A long press shows its wait in a ring, which goes with the dig or a movement")
  func ring() throws {
    let tunnel = TunnelStage()
    let point = try #require(tunnel.point(place("40 20"), on: .start))
    var shown: Bool {
      tunnel.map(.start).subviews.contains { $0.accessibility.identifier == "Long press" }
    }

    tunnel.stage.send(.fingerDown(id: 1, point))
    tunnel.stage.advance(by: .milliseconds(100))
    #expect(!shown)
    tunnel.stage.advance(by: .milliseconds(300))
    #expect(shown)
    tunnel.stage.send(.fingerMoved(id: 1, point + Point(x: 30, y: 0)))
    tunnel.stage.advance(by: .milliseconds(50))
    #expect(!shown)
    tunnel.stage.send(.fingerUp(id: 1, point + Point(x: 30, y: 0)))
    tunnel.stage.settle()

    tunnel.stage.send(.fingerDown(id: 2, point))
    tunnel.stage.advance(by: .milliseconds(700))
    #expect(shown)
    tunnel.stage.advance(by: .milliseconds(200))
    #expect(!shown)
    tunnel.stage.send(.fingerUp(id: 2, point))
  }

  @Test("D123: The ring of a long press, half full")
  func ringPicture() throws {
    let tunnel = TunnelStage()
    let point = try #require(tunnel.point(place("40 20"), on: .start))
    tunnel.stage.send(.fingerDown(id: 1, point))
    tunnel.stage.advance(by: .milliseconds(600))
    tunnel.stage.expectPicture(
      named: "long-press", of: Rect(center: point, size: Size(width: 120, height: 120)),
      tolerance: PictureTolerance(channel: 12, share: 0.02))
  }

  @Test("D123: A finger beside a small button of the map presses it")
  func besideButton() throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 900))
    let button = try #require(tunnel.stage.element("Other side")).frame
    let point = Point(x: button.minX - 4, y: button.midY)
    #expect(button.width < 44)

    tunnel.stage.send(.fingerDown(id: 1, point))
    tunnel.stage.advance(by: .milliseconds(50))
    tunnel.stage.send(.fingerUp(id: 1, point))
    tunnel.stage.settle()

    #expect(tunnel.map(.start).showsOtherSide)
  }

  @Test("D110: Ctrl+L writes the coordinates of the start into the search, selected")
  func coordinates() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 800))
    tunnel.stage.press(.character("l"), modifierFlags: .control)
    tunnel.waitForSheet()
    let search = try #require(tunnel.sheet as? SearchViewController)
    #expect(search.text == "56°33′00″N 8°19′00″E")

    tunnel.stage.type("40 20")
    #expect(search.text == "40 20")
  }

  @Test("D110: Ctrl+S saves the favorites at once, and says where they are")
  func savingFavorites() async throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 800))
    tunnel.stage.press(.character("s"), modifierFlags: .control)
    await tunnel.stage.wait { tunnel.root.notice.window != nil }
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("No favorites yet.") == true)
    tunnel.stage.press(.character("d"), modifierFlags: .control)
    tunnel.stage.press(.character("s"), modifierFlags: .control)
    await tunnel.stage.wait {
      tunnel.stage.value(of: "Notice")?.hasPrefix("The favorites are saved in “") == true
    }

    let text = try String(contentsOfFile: tunnel.folder.file, encoding: .utf8)
    #expect(text.contains("Lemvig"))
  }

  @Test("D113: The menu of a result digs there, comes out there, or copies its coordinates")
  func resultMenu() async throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.root.search(for: "48.2, 16.4")
    tunnel.waitForSheet()
    let search = try #require(tunnel.sheet as? SearchViewController)
    await tunnel.stage.wait { !search.isAsking }
    tunnel.stage.turn()
    for _ in 0..<6 where !(tunnel.stage.window.focusedView is TableView) {
      tunnel.stage.press(.tab)
    }
    #expect(tunnel.stage.window.focusedView is TableView)

    tunnel.stage.press(.function(10), modifierFlags: .shift)
    tunnel.stage.tap("Copy coordinates")
    #expect(tunnel.stage.platform.clipboard?.hasPrefix("48°12′00") == true)
    tunnel.stage.press(.menu)
    // By key, the first row is chosen at once.
    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.enter)
    tunnel.arrive()

    #expect(tunnel.root.dig.exit.distance(to: place("48.2 16.4")) < 1)
  }

  @Test(
    "D113, D124: A right click, or the barrel button of a pen, on an end opens the menu of its coordinates"
  )
  func endMenu() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.tap(.element("Start"), button: .secondary)
    #expect(tunnel.stage.element("Copy link") != nil)
    #expect(tunnel.stage.element("Whole globe") != nil)

    tunnel.stage.tap("Copy")
    #expect(tunnel.stage.platform.clipboard == "56°33′00″N 8°19′00″E")
  }

  private func save(_ size: Settings.Resolution, _ content: Settings.PictureContent) throws
    -> (tunnel: TunnelStage, picture: Bitmap)
  {
    let tunnel = TunnelStage(size: Size(width: 300, height: 400))
    tunnel.root.settings.pictureSize = size
    tunnel.root.settings.pictureContent = content
    tunnel.stage.settle()
    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    return (tunnel, try #require(tunnel.savedPicture).bitmap)
  }

  @Test("D115: A picture twice as large has twice as many pixels, and looks the same")
  func twice() throws {
    let (tunnel, picture) = try save(.twice, .window)
    #expect(picture.width == 600)
    #expect(picture.height == 800)
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("Saved the picture") == true)
    expect(picture, named: "saved-twice")
  }

  @Test("D115: A picture in 4K is 3840 pixels along its longer side")
  func ultra() throws {
    let (_, picture) = try save(.ultra, .window)
    #expect(picture.height == 3840)
    #expect(picture.width == 2880)
  }

  @Test("D115: Without the interface a picture has both maps, with their sources")
  func mapsOnly() throws {
    let (tunnel, picture) = try save(.screen, .maps)
    #expect(picture.width == Int(tunnel.map(.start).bounds.width))
    #expect(
      picture.height
        == Int(tunnel.map(.start).bounds.height + tunnel.map(.target).bounds.height))
    expect(picture, named: "saved-maps")
  }

  @Test("D115: Saving a picture leaves the window as it was")
  func unchanged() throws {
    let tunnel = TunnelStage(size: Size(width: 300, height: 400))
    tunnel.root.settings.pictureContent = .maps
    // The first key shows the focus.
    tunnel.stage.press(.escape)
    tunnel.stage.settle()
    let before = tunnel.stage.picture.bitmap

    tunnel.stage.press(.character("s"), modifierFlags: [.control, .shift])
    tunnel.stage.advance(by: .seconds(12))

    let after = tunnel.stage.picture.bitmap
    let rows = 0..<before.height
    #expect(
      rows.allSatisfy { y in (0..<before.width).allSatisfy { before[$0, y] == after[$0, y] } })
  }

  private func expect(_ picture: Bitmap, named name: String) {
    let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"
    let verdict = GoldenPicture(named: name, besideTestFile: #filePath).compare(
      Image(bitmap: picture), tolerance: PictureTolerance(channel: 12, share: 0.02),
      isBlessing: isBlessing)
    if case .different(let reason) = verdict { Issue.record("\(name): \(reason)") }
  }
}
