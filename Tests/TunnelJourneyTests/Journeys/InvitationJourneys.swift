import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("First steps")
struct InvitationJourneys {
  /// Clicks, and waits until a second click would no longer make a double click.
  private func click(_ point: Point, in tunnel: TunnelStage) {
    tunnel.stage.tap(at: point)
    tunnel.stage.advance(by: .milliseconds(600))
  }

  private func callout(_ tunnel: TunnelStage, on end: End = .start) -> BubbleView? {
    tunnel.map(end).callout
  }

  @Test("T39: a click on a globe shows what is there, and its button digs there")
  func clicking() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let algiers = try #require(tunnel.point(place("36.75 3.06"), on: .start))

    click(algiers, in: tunnel)
    #expect(tunnel.stage.element("Algiers") != nil)
    #expect(callout(tunnel) != nil)
    tunnel.stage.tap("Dig here")
    #expect(tunnel.root.dig.entrance.distance(to: place("36.75 3.06")) < 50_000)
    #expect(callout(tunnel) == nil)
  }

  @Test("T39: on the other globe the button moves the end there")
  func comingOut() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let sydney = try #require(tunnel.point(place("-33.87 151.2"), on: .target))

    click(sydney, in: tunnel)
    tunnel.stage.tap("Come out here")
    #expect(tunnel.root.dig.exit.distance(to: place("-33.87 151.2")) < 50_000)
    #expect(tunnel.agrees)
  }

  @Test("T39: a click beside the globe or on the same place, or Escape, hides the callout")
  func dismissing() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let algiers = try #require(tunnel.point(place("36.75 3.06"), on: .start))

    for way in 0..<3 {
      click(algiers, in: tunnel)
      #expect(callout(tunnel) != nil)
      switch way {
      case 0: click(tunnel.container(.start).frame.origin + Point(x: 20, y: 200), in: tunnel)
      case 1: click(algiers, in: tunnel)
      default: tunnel.stage.press(.escape)
      }
      #expect(callout(tunnel) == nil, "by way \(way)")
    }
  }

  @Test("T39: digging by key hides the callouts on both maps")
  func diggingByKey() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.press(.rightArrow)
    for key in [.menu, .downArrow, .enter] as [KeyCode] { tunnel.stage.press(key) }
    tunnel.stage.advance(by: .milliseconds(300))
    tunnel.root.maps[.target].tell(of: place("-33.87 151.2"))
    #expect(End.allCases.allSatisfy { callout(tunnel, on: $0) != nil })
    tunnel.stage.press(.enter)

    #expect(tunnel.root.dig != .denmark)
    #expect(End.allCases.allSatisfy { callout(tunnel, on: $0) == nil })
  }

  @Test("T39: moving the child by key hides the callout, too")
  func nudging() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    for _ in 0..<16 where !tunnel.map(.start).isFocused { tunnel.stage.press(.tab) }
    tunnel.root.maps[.start].tell(of: place("36.75 3.06"))
    #expect(callout(tunnel) != nil)
    #expect(tunnel.map(.start).isFocused)

    tunnel.stage.press(.rightArrow, modifierFlags: .shift)

    #expect(tunnel.root.dig != .denmark)
    #expect(callout(tunnel) == nil)
  }

  @Test("T30, T39: a callout that turns out of sight leaves the focus of its button to the map")
  func focusOutOfSight() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let map = tunnel.map(.start)
    tunnel.root.maps[.start].tell(of: place("36.75 3.06"))
    tunnel.stage.turn()
    func focusIsInside() -> Bool {
      callout(tunnel).map { tunnel.stage.window.focusedView?.isDescendant(of: $0) == true } ?? false
    }
    for _ in 0..<16 where !focusIsInside() { tunnel.stage.press(.tab) }
    #expect(focusIsInside())

    map.camera.center = place("-36.75 -176.94")
    tunnel.stage.turn()

    #expect(callout(tunnel)?.isHidden == true)
    #expect(map.isFocused)
  }

  @Test("T39: where the child stands, the callout does not offer to dig")
  func atChild() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    for (text, isOffered) in [("56.55 8.316667", false), ("36.75 3.06", true)] {
      tunnel.root.maps[.start].tell(of: place(text))
      tunnel.stage.turn()
      #expect(callout(tunnel)?.isHidden == false)
      #expect((tunnel.stage.element("Dig here") != nil) == isOffered, "at \(text)")
    }
  }

  @Test("T39: a double click zooms and shows no callout")
  func doubleClicking() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let algiers = try #require(tunnel.point(place("36.75 3.06"), on: .start))
    let radius = tunnel.map(.start).camera.radius

    tunnel.stage.tap(at: algiers, count: 2)
    tunnel.arrive()
    #expect(tunnel.map(.start).camera.radius > radius * 1.9)
    #expect(callout(tunnel) == nil)
  }

  @Test("T39: the callout stays with its place while the globe turns, and hides behind it")
  func turning() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let algiers = try #require(tunnel.point(place("36.75 3.06"), on: .start))
    click(algiers, in: tunnel)
    let before = try #require(callout(tunnel)).frame

    tunnel.map(.start).pan(by: Point(x: 40, y: 0))
    tunnel.stage.turn()
    #expect(callout(tunnel)?.frame != before)
    tunnel.map(.start).camera.center = place("0 -170")
    tunnel.stage.turn()
    #expect(callout(tunnel)?.isHidden == true)
  }

  @Test("T39: a bubble stays inside its map, wherever its place is")
  func inside() throws {
    let tunnel = TunnelStage(size: Size(width: 320, height: 640))
    for text in ["56.55 8.3", "80 0", "0 8", "56 -70", "56 90"] {
      tunnel.root.maps[.start].tell(of: place(text))
      tunnel.stage.turn()
      let bubble = try #require(callout(tunnel))
      #expect(bubble.isHidden || tunnel.map(.start).bounds.contains(bubble.frame), "at \(text)")
    }
  }

  private func traits(textScale: Double) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .nearest(toTextScale: textScale)
    }
  }

  @Test(
    "T32, T39: a callout lies inside its map, with whole texts and its button",
    arguments: [
      Size(width: 320, height: 320), Size(width: 401, height: 320), Size(width: 480, height: 320),
      Size(width: 480, height: 480), Size(width: 500, height: 600), Size(width: 640, height: 480),
    ], [1.0, 2.0])
  func whole(size: Size, textScale: Double) throws {
    let tunnel = TunnelStage(size: size, systemTraits: traits(textScale: textScale))
    let algiers = place("36.75 3.06")
    for (end, coordinate, title) in [
      (End.start, algiers, "Dig here"), (.target, algiers.antipode, "Come out here"),
    ] {
      tunnel.root.maps[end].tell(of: coordinate)
      tunnel.stage.turn()
      let bubble = try #require(callout(tunnel, on: end))
      #expect(!bubble.isHidden)
      #expect(tunnel.map(end).bounds.contains(bubble.frame))
      for label in bubble.labelsInside where !label.isHidden {
        let needed = label.sizeThatFits(Size(width: label.bounds.width, height: 0))
        #expect(!label.isTruncated, "\(label.words)")
        #expect(label.bounds.height >= needed.height, "\(label.words)")
        #expect(bubble.bounds.contains(label.convert(label.bounds, to: bubble)), "\(label.words)")
      }
      let button = try #require(tunnel.stage.element(title)?.view)
      #expect(bubble.bounds.contains(button.convert(button.bounds, to: bubble)))
      #expect(button.bounds.width > button.intrinsicContentSize.width - 1)
    }
  }

  @Test("T31, T39: the button of a callout, on its dark card, is bright in the light appearance")
  func brightButton() throws {
    let light = TraitCollection { $0.userInterfaceStyle = .light }
    let tunnel = TunnelStage(size: Size(width: 600, height: 900), systemTraits: light)
    tunnel.root.maps[.start].tell(of: place("36.75 3.06"))
    tunnel.stage.turn()

    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    let button = try #require(tunnel.stage.element("Dig here")?.view)
    #expect(button.tintColor == Theme.accent.resolvedColor(with: dark))
    #expect(tunnel.root.view.tintColor == Theme.accent.resolvedColor(with: light))
  }

  @Test(
    "T32, T39: where a callout is too low for all its lines, its name and its button remain",
    arguments: [(1.0, ["Algiers", "Algeria", "36°45′00″N 3°03′36″E"]), (2.0, ["Algiers"])])
  func tooLow(textScale: Double, lines: [String]) throws {
    let tunnel = TunnelStage(
      size: Size(width: 320, height: 320), systemTraits: traits(textScale: textScale))
    tunnel.root.maps[.start].tell(of: place("36.75 3.06"))
    tunnel.stage.turn()

    let labels = try #require(callout(tunnel)).labelsInside.filter { !$0.isHidden }
    #expect(labels.map(\.words) == lines)
    #expect(tunnel.stage.element("Dig here") != nil)
  }

  @Test("T39: the map's menu shows what is there without a mouse")
  func byKey() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.window.moveFocus(to: tunnel.map(.start))
    tunnel.stage.press(.menu)
    tunnel.stage.tap("What is here?")

    #expect(tunnel.stage.element("Lemvig") != nil)
  }

  @Test("T39: the first launch shows a hint, until the child is dragged")
  func hint() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    #expect(tunnel.stage.element("Hint") == nil)
    tunnel.root.showsHint = true
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Hint")?.label == "Drag me anywhere on Earth")

    tunnel.drag(.start, to: "30°N 0°E")
    #expect(tunnel.stage.element("Hint") == nil)
    #expect(!tunnel.root.showsHint)
  }

  @Test(
    "T39: the hint of the first launch covers no label, and the country's is next to it",
    arguments: [
      Size(width: 1024, height: 1000), Size(width: 600, height: 900), Size(width: 320, height: 320),
    ])
  func hintAmongNames(size: Size) throws {
    let tunnel = TunnelStage(size: size)
    tunnel.root.showsHint = true
    tunnel.stage.turn()
    let map = tunnel.map(.start)
    let hint = try #require(map.hint).frame
    var scene = map.scene
    map.forEachCoveringFrame { scene.obstacles.append($0) }
    scene.markCount = 1
    let layer = LabelLayer(gazetteer: TunnelStage.earth.gazetteer, language: "en")
    try layer.place(for: scene)

    #expect(layer.shownLabels.contains { $0.text == "Denmark" })
    #expect(!layer.shownBoxes.contains { $0.intersects(hint) })
    // The hint is above the child's cap, so that the labels of the land to the left remain.
    let child = try #require(map.annotations.first).frame
    #expect(hint.maxY <= child.minY || child.minY < hint.height)
  }

  @Test("T39: Space flips the maps and back, but activates a focused control")
  func space() throws {
    let tunnel = TunnelStage()
    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .milliseconds(500))
    #expect(tunnel.root.showsInfo)
    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .milliseconds(500))
    #expect(!tunnel.root.showsInfo)

    tunnel.stage.window.moveFocus(to: try #require(tunnel.stage.element("Copy start")).view)
    tunnel.stage.press(.space)
    #expect(!tunnel.root.showsInfo)
    #expect(tunnel.stage.platform.clipboard != nil)
  }

  @Test("T39: the menu has the radar button's action")
  func menu() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.tap("More")
    tunnel.stage.tap("What is there?")
    tunnel.stage.advance(by: .milliseconds(500))
    #expect(tunnel.root.showsInfo)
  }

  /// The text of the visible tooltip; nil if there is none.
  private func tip(_ tunnel: TunnelStage) -> String? {
    tunnel.stage.window.subviews.dropFirst().compactMap { $0.subviews.first as? Label }.first?.text
  }

  @Test("T39: a tooltip describes a button's action and its key")
  func tooltips() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let radar = try #require(tunnel.stage.element("Radar")).frame.center
    tunnel.stage.send(.pointerMoved(radar, modifiers: []))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tip(tunnel) == "What is there?  Space")

    tunnel.stage.send(.pointerMoved(radar + Point(x: 0, y: 120), modifiers: []))
    #expect(tip(tunnel) == nil)

    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .milliseconds(500))
    tunnel.stage.send(.pointerMoved(radar, modifiers: []))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tip(tunnel) == "Back to the maps  Space")
  }

  @Test("T39: a tooltip appears on keyboard focus, until the button is pressed or left")
  func tooltipsByKeyboard() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let more = try #require(tunnel.stage.element("More")?.view)
    while !more.isFocused { tunnel.stage.press(.tab) }
    #expect(tip(tunnel) == nil)
    tunnel.stage.advance(by: .seconds(1))
    #expect(tip(tunnel) == "Menu: share, discover, settings and more  F10")

    tunnel.stage.press(.tab)
    #expect(tip(tunnel) == nil)
    tunnel.stage.press(.tab, modifierFlags: .shift)
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.press(.space)
    #expect(tip(tunnel) == nil)
  }

  @Test("T18, T39: the attribution shows that it can be pressed")
  func attribution() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let button = tunnel.map(.start).notes.button
    let still = button.backgroundColor
    tunnel.stage.send(.pointerMoved(button.convert(button.bounds.center, to: nil), modifiers: []))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tip(tunnel) == "About the data")
    #expect(button.backgroundColor != still)
  }

  @Test("T16: a drag that leaves the globe keeps turning it")
  func pastTheLimb() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let middle = tunnel.tip(.start) + Point(x: -40, y: 20)
    tunnel.stage.grab(.point(middle))
    var last = tunnel.map(.start).camera.center
    for step in 1...8 {
      tunnel.stage.move(to: .point(middle + Point(x: 35, y: 0) * Double(step)))
      let now = tunnel.map(.start).camera.center
      #expect(now.distance(to: last) > 200_000, "at step \(step)")
      last = now
    }
    tunnel.stage.drop()
  }

  @Test("T16: a horizontal drag high on the globe turns it without tilting it")
  func sideways() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let map = tunnel.map(.start)
    let before = map.camera.center
    let high = tunnel.tip(.start) + Point(x: -60, y: -0.75 * map.camera.radius)
    tunnel.stage.grab(.point(high))
    for step in 1...12 { tunnel.stage.move(to: .point(high + Point(x: 10, y: 0) * Double(step))) }
    let now = map.camera.center
    tunnel.stage.drop()

    #expect(abs(now.latitude - before.latitude) < 1)
    #expect(abs(now.longitude - before.longitude) > 20)
  }

  // MARK: Home

  /// Waits for the offer of a home for a time zone.
  private func offer(_ zone: String, _ tunnel: TunnelStage) async {
    tunnel.root.showsHint = true
    tunnel.root.coordinators.home.offerTown(of: zone)
    await tunnel.stage.wait { tunnel.stage.element("Question") != nil }
    tunnel.stage.advance(by: .seconds(1))
  }

  @Test("T47: the first start offers the largest town of the time zone as home; a press sets it")
  func offeredHome() async throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    await offer("Europe/Copenhagen", tunnel)
    #expect(tunnel.root.settings.home == .unknown)
    #expect(tunnel.stage.value(of: "Question")?.contains("Copenhagen, Denmark") == true)
    tunnel.stage.tap("Set home: Copenhagen")
    tunnel.stage.advance(by: .seconds(1))

    let home = try #require(tunnel.root.settings.home.place)
    #expect(home.name == "Copenhagen, Denmark")
    #expect(home.coordinate.distance(to: place("55.676 12.568")) < 5_000)
    #expect(tunnel.stage.element("Question") == nil)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T47: the offer of a home is declined by its other button, and not made again")
  func declinedHome() async {
    let tunnel = TunnelStage(size: Size(width: 320, height: 480))
    await offer("Europe/Paris", tunnel)
    tunnel.stage.tap("Not now")
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.root.settings.home == .nowhere)
    #expect(tunnel.stage.element("Question") == nil)
    tunnel.root.coordinators.home.offerTown(of: "Europe/Paris")
    tunnel.stage.settle()
    #expect(tunnel.stage.element("Question") == nil)
  }

  @Test("T47: the offer of a home goes with the first dig")
  func ignoredHome() async {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    await offer("Europe/Paris", tunnel)
    tunnel.root.maps.start.dig(at: place("10 20"))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.stage.element("Question") == nil)
    #expect(tunnel.root.settings.home == .unknown)
  }

  @Test(
    "T32, T47: the offer of a home is inside the window and covers no scale bar",
    arguments: [Size(width: 320, height: 320), Size(width: 1024, height: 700)], [1.0, 2.0])
  func offerInside(size: Size, textScale: Double) async throws {
    let tunnel = TunnelStage(size: size, systemTraits: traits(textScale: textScale))
    await offer("America/Argentina/Buenos_Aires", tunnel)
    let question = try #require(tunnel.root.coordinators.panels.question)
    let frame = question.convert(question.bounds, to: nil)
    #expect(Rect(origin: .zero, size: size).contains(frame))
    for label in question.labelsInside { #expect(!label.isTruncated, "\(label.words)") }
    for button in question.subviews where button is Button {
      #expect(question.bounds.contains(button.frame))
    }
    let bar = tunnel.map(.target).notes.scaleBar
    if size.height > 320 { #expect(!frame.intersects(bar.convert(bar.bounds, to: nil))) }
  }

  @Test("T32, T47: the offer of a home follows the size of the window and covers no note")
  func offerFollows() async throws {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 700))
    await offer("Europe/Copenhagen", tunnel)
    let question = try #require(tunnel.root.coordinators.panels.question)
    for (width, height) in [(320, 480), (1400, 1000), (700, 500), (1024, 1000)] {
      let size = Size(width: Double(width), height: Double(height))
      tunnel.stage.resize(to: size)
      tunnel.stage.advance(by: .seconds(1))
      let frame = question.frame
      #expect(Rect(origin: .zero, size: size).contains(frame), "\(size)")
      #expect(frame.maxY > size.height - 100, "\(size)")
      for notes in End.allCases.map({ tunnel.map($0).notes }) {
        for note in [notes.scaleBar, notes.button] as [View] {
          #expect(!frame.intersects(note.convert(note.bounds, to: nil)), "\(size)")
        }
      }
    }
  }

  @Test("T47: the offer of a home makes way for a sheet and comes back until it is answered")
  func offerReturns() async {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    await offer("Europe/Copenhagen", tunnel)
    for _ in 0..<2 {
      tunnel.openAbout()
      #expect(tunnel.stage.element("Question") == nil)
      tunnel.stage.press(.escape)
      tunnel.waitForSheet()
      #expect(tunnel.stage.value(of: "Question")?.contains("Copenhagen, Denmark") == true)
    }
    tunnel.stage.tap("Set home: Copenhagen")
    tunnel.openAbout()
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.stage.element("Question") == nil)
    #expect(tunnel.root.settings.home.place?.name == "Copenhagen, Denmark")
  }

  @Test("T47: the menu lies over the offer of a home")
  func offerBeneathMenu() async {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    await offer("Europe/Copenhagen", tunnel)
    tunnel.stage.press(.function(10))
    tunnel.stage.advance(by: .seconds(1))
    #expect(tunnel.stage.window.overlays.map(\.kind) == [.banner, .menu])
  }

  @Test("T47: the offer of a home does not come back after a home was set elsewhere")
  func offerSettled() async {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    await offer("Europe/Copenhagen", tunnel)
    tunnel.openAbout()
    tunnel.root.settings.home = .place(HomePlace(place("48.85 2.35")))
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.stage.element("Question") == nil)
  }

  @Test("T47: Ctrl+Home digs at home, which can be undone; Home still shows both globes")
  func goingHome() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.press(.home, modifierFlags: .control)
    #expect(tunnel.stage.value(of: "Notice")?.hasPrefix("There is no home yet.") == true)
    #expect(tunnel.root.dig == .denmark)
    tunnel.root.settings.home = .place(HomePlace(place("48.85 2.35")))
    tunnel.stage.press(.home, modifierFlags: .control)
    #expect(tunnel.root.dig.entrance == place("48.85 2.35"))
    #expect(tunnel.agrees)
    tunnel.stage.press(.home)
    #expect(tunnel.root.dig.entrance == place("48.85 2.35"))
    tunnel.root.undoLast()
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T47: the menus set and remove the home, which can be undone")
  func homeByMenu() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.tap("More")
    tunnel.stage.tap("My home")
    tunnel.stage.tap("Set as home")
    #expect(tunnel.root.settings.home.place?.name == "Lemvig, Denmark")
    #expect(tunnel.root.settings.home.place?.coordinate == Dig.denmark.entrance)
    tunnel.root.coordinators.home.remove()
    #expect(tunnel.root.settings.home == .nowhere)
    tunnel.root.undoLast()
    #expect(tunnel.root.settings.home.place?.name == "Lemvig, Denmark")
    tunnel.root.undoLast()
    #expect(tunnel.root.settings.home == .nowhere)
  }

  @Test("T47: the menu of a map makes a place there the home")
  func homeOnMap() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    tunnel.stage.window.moveFocus(to: tunnel.map(.target))
    tunnel.stage.press(.menu)
    tunnel.stage.tap("Make this my home")
    let home = try #require(tunnel.root.settings.home.place)
    #expect(home.coordinate.distance(to: tunnel.map(.target).camera.center) < 1000)
  }
}
