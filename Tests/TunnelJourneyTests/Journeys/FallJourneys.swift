import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("The fall")
struct FallJourneys {
  /// Opens the fall by F and waits for its transition.
  private func open(
    _ size: Size = Size(width: 600, height: 560), _ traits: TraitCollection = Theme.defaultTraits,
    from start: String = "56.55 8.316667"
  ) throws -> (tunnel: TunnelStage, fall: FallViewController) {
    let tunnel = TunnelStage(start, size: size, systemTraits: traits)
    tunnel.stage.press(.character("f"))
    tunnel.stage.advance(by: .milliseconds(600))
    return (tunnel, try #require(tunnel.sheet as? FallViewController))
  }

  private static let calm = TraitCollection {
    $0.userInterfaceStyle = .dark
    $0.accessibilityMotion = .reduced
  }

  private func value(_ name: String, _ tunnel: TunnelStage) -> String? {
    tunnel.stage.element(name)?.value
  }

  // MARK: Opening and closing

  @Test("T40: F opens the fall, which fills the window and plays at once")
  func opening() throws {
    let (tunnel, fall) = try open()

    #expect(fall.isPlaying)
    #expect(fall.view.frame.size == tunnel.stage.window.bounds.size)
    let before = fall.fraction
    tunnel.stage.advance(by: .seconds(1))
    #expect(abs(fall.fraction - before - 1.0 / 12) < 0.01)
  }

  @Test("T40: the menu opens the fall, too")
  func menu() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    tunnel.stage.tap("More")
    tunnel.stage.element("Fall through the tunnel")?.activate()
    tunnel.waitForSheet()

    #expect(tunnel.sheet is FallViewController)
  }

  @Test(
    "T40: Escape, F and the button that closes return to the maps and give the focus back",
    arguments: 0..<3)
  func closing(way: Int) throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    tunnel.stage.press(.tab)
    let focused = tunnel.stage.window.focusedView
    tunnel.stage.press(.character("f"))
    tunnel.waitForSheet()
    #expect(tunnel.stage.window.focusedView !== focused)
    switch way {
    case 0: tunnel.stage.press(.escape)
    case 1: tunnel.stage.press(.character("f"))
    default: tunnel.stage.tap("Close")
    }
    tunnel.waitForSheet()

    #expect(tunnel.sheet == nil)
    #expect(tunnel.stage.window.focusedView === focused)
  }

  @Test("T40: the window's title names the fall while it is open")
  func title() throws {
    let (tunnel, _) = try open()
    #expect(tunnel.stage.window.title.hasPrefix("Tunnel: The fall, Lemvig, Denmark → South"))

    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.stage.window.title.hasPrefix("Tunnel: Lemvig, Denmark"))
  }

  @Test("T40: a fall that opens while another one closes keeps its title and its ground")
  func opensAgain() async throws {
    let tunnel = TunnelStage("56.55 8.316667", size: Size(width: 600, height: 560))
    tunnel.stage.press(.character("f"))
    tunnel.stage.advance(by: .milliseconds(600))
    tunnel.stage.press(.escape)
    tunnel.stage.advance(by: .milliseconds(100))
    tunnel.root.coordinators.falling.show()
    tunnel.stage.advance(by: .seconds(2))
    let fall = try #require(tunnel.sheet as? FallViewController)
    let page = try #require(fall.view as? FallPage)

    // Without its title it has no ground either, for which the test would wait.
    try #require(tunnel.stage.window.title.hasPrefix("Tunnel: The fall, "))
    await tunnel.stage.wait { !page.heights.isEmpty }
    #expect(!page.heights.isEmpty)
  }

  @Test("T40: a search over the fall takes its place")
  func searchInstead() throws {
    let (tunnel, _) = try open()
    tunnel.stage.press(.character("f"), modifierFlags: .control)
    tunnel.waitForSheet()

    #expect(tunnel.sheet is SearchViewController)
  }

  @Test("T40: the section opens out of the globe and closes into it")
  func transition() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    let page = Rect(x: 0, y: 0, width: 600, height: 560)
    let section = Rect(x: 40, y: 100, width: 260, height: 260)
    guard let globe = tunnel.root.maps.start.globeInWindow else {
      Issue.record("The map of the start is not in the window.")
      return
    }
    let transform = FallAnimator.transform(putting: section, of: page, on: globe)

    // A transform is about the middle of a view.
    let moved = transform.apply(section.offsetBy(dx: -page.midX, dy: -page.midY))
      .offsetBy(dx: page.midX, dy: page.midY)
    #expect(moved.center.distance(to: globe.center) < 1e-6)
    #expect(abs(moved.width - globe.width) < 1e-6)
  }

  @Test("T31, T40: with reduced motion the section only fades in")
  func dissolving() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560), systemTraits: Self.calm)
    tunnel.stage.press(.character("f"))
    tunnel.stage.advance(by: .milliseconds(200))
    let fall = try #require(tunnel.sheet as? FallViewController)

    #expect(fall.view.transform == .identity)
    #expect(fall.view.alpha == 1)
    #expect(!tunnel.root.hasPresentationInProgress)
  }

  /// Drags the section down from y = 60, in points, and lets go.
  private func pull(_ fall: FallViewController, of tunnel: TunnelStage, to y: Double) {
    tunnel.stage.grab(.at(40, 60))
    tunnel.stage.move(to: .at(40, y), steps: 8)
    #expect(fall.isBeingDismissed)
    tunnel.stage.drop()
    tunnel.stage.advance(by: .seconds(1))
  }

  @Test("T40: a drag downward beside the tunnel closes the fall, and a short one does not")
  func dragging() throws {
    let (tunnel, fall) = try open()
    fall.pause()
    pull(fall, of: tunnel, to: 120)
    #expect(tunnel.sheet === fall)

    pull(fall, of: tunnel, to: 460)
    #expect(tunnel.sheet == nil)
  }

  @Test(
    "T40: after a drag that is taken back, the child falls if it fell before",
    arguments: [true, false])
  func dragTakenBack(isPlaying: Bool) throws {
    let (tunnel, fall) = try open()
    if !isPlaying { fall.scrub(to: 0) }
    pull(fall, of: tunnel, to: 120)

    #expect(tunnel.sheet === fall)
    #expect(fall.isPlaying == isPlaying)
  }

  // MARK: Playing

  @Test("T40: Space stops the child and lets it fall on")
  func space() throws {
    let (tunnel, fall) = try open()
    tunnel.stage.press(.space)
    #expect(!fall.isPlaying)
    let fraction = fall.fraction
    tunnel.stage.advance(by: .seconds(1))
    #expect(fall.fraction == fraction)

    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .seconds(1))
    #expect(fall.fraction > fraction + 0.05)
  }

  @Test("T40: the fall ends after its time, and Space begins it again")
  func end() throws {
    let (tunnel, fall) = try open()
    tunnel.stage.platform.advance(by: .seconds(13))
    tunnel.stage.turn()
    #expect(fall.fraction == 1)
    #expect(!fall.isPlaying)

    tunnel.stage.press(.space)
    tunnel.stage.turn()
    #expect(fall.fraction < 0.1)
  }

  @Test("T40: a slower pace takes its time")
  func pace() throws {
    let (tunnel, fall) = try open()
    fall.scrub(to: 0)
    tunnel.stage.tap("36 s")
    #expect(fall.pace == .slow)
    fall.play()
    tunnel.stage.turn()
    let before = fall.fraction
    tunnel.stage.advance(by: .seconds(1))
    #expect(abs(fall.fraction - before - 1.0 / 36) < 0.005)
  }

  @Test("T31, T40: with reduced motion the fall is a still that is scrubbed")
  func stillness() throws {
    let (tunnel, fall) = try open(Size(width: 600, height: 560), Self.calm)
    tunnel.stage.advance(by: .seconds(1))
    #expect(!fall.isPlaying)
    #expect(fall.fraction == 0)

    tunnel.stage.press(.rightArrow)
    #expect(fall.fraction > 0)
  }

  // MARK: Scrubbing

  @Test("T40: arrows, Home and End move through the fall and stop it")
  func arrows() throws {
    let (tunnel, fall) = try open()
    tunnel.stage.press(.end)
    #expect(fall.fraction == 1)
    #expect(!fall.isPlaying)
    tunnel.stage.press(.leftArrow)
    #expect(abs(fall.fraction - 0.99) < 1e-9)
    tunnel.stage.press(.home)
    #expect(fall.fraction == 0)
    tunnel.stage.press(.rightArrow)
    #expect(abs(fall.fraction - 0.01) < 1e-9)
  }

  @Test("T32, T40: from right to left, the left arrow moves forward")
  func mirroredArrows() throws {
    let (tunnel, fall) = try open(
      Size(width: 600, height: 560),
      TraitCollection {
        $0.layoutDirection = .rightToLeft
        $0.accessibilityMotion = .reduced
      })
    tunnel.stage.press(.leftArrow)
    #expect(abs(fall.fraction - 0.01) < 1e-9)
    let title = FallViewController.commands(of: fall).first { $0.input == .leftArrow }?.title
    #expect(title == "Later in the fall")
  }

  @Test("T40: the wheel and a drag along the tunnel move the child")
  func wheelAndDrag() throws {
    let (tunnel, fall) = try open()
    fall.scrub(to: 0.2)
    let page = try #require(fall.view as? FallPage)
    tunnel.stage.turn()
    tunnel.stage.scroll(.point(Point(x: 60, y: 200)), by: Point(x: 0, y: -60))
    #expect(fall.fraction > 0.21)

    let geometry = page.section.geometry
    let middle = geometry.point(atShare: 0.3)
    tunnel.stage.drag(
      .point(middle), by: Point(x: 0, y: geometry.point(atShare: 0.8).y - middle.y))
    let share = fall.state.distance / fall.course.fall.length
    #expect(abs(share - 0.8) < 0.02)
  }

  @Test("T40: the wheel moves the same way over the slider, at its ends too")
  func wheelOverSlider() throws {
    let (tunnel, fall) = try open()
    fall.scrub(to: 0.2)
    let slider = try #require(tunnel.stage.element("Time of the fall")).frame.center
    tunnel.stage.scroll(.point(slider), by: Point(x: 0, y: -60))
    #expect(abs(fall.fraction - 0.24) < 1e-9)
    fall.scrub(to: 1)
    tunnel.stage.scroll(.point(slider), by: Point(x: 0, y: -60))
    #expect(fall.fraction == 1)
    fall.scrub(to: 0)
    tunnel.stage.scroll(.point(slider), by: Point(x: 0, y: 60))
    #expect(fall.fraction == 0)
  }

  @Test("T40: the wheel over a panel that scrolls does not move the child, at its end either")
  func wheelOverPanel() throws {
    let (tunnel, fall) = try open(Size(width: 320, height: 320), Self.calm)
    let page = try #require(fall.view as? FallPage)
    fall.scrub(to: 0.5)
    for _ in 0..<3 {
      tunnel.stage.scroll(.point(page.panel.frame.center), by: Point(x: 0, y: -900))
      tunnel.stage.advance(by: .seconds(2))
    }
    #expect(page.panel.contentOffset.y > 0)
    #expect(fall.fraction == 0.5)
  }

  @Test("T32, T40: from right to left, a sideways scroll is mirrored", arguments: [false, true])
  func sideways(isMirrored: Bool) throws {
    let (tunnel, fall) = try open(
      Size(width: 600, height: 560),
      TraitCollection {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        $0.accessibilityMotion = .reduced
      })
    let page = try #require(fall.view as? FallPage)
    fall.scrub(to: 0.5)
    tunnel.stage.scroll(.point(page.section.geometry.center), by: Point(x: 60, y: 0))
    #expect(abs(fall.fraction - (isMirrored ? 0.54 : 0.46)) < 1e-9)
  }

  @Test("T40: the slider chooses a moment")
  func slider() throws {
    let (tunnel, fall) = try open()
    let slider = try #require(tunnel.stage.element("Time of the fall"))
    tunnel.stage.tap(at: slider.frame.center)
    #expect(abs(fall.fraction - 0.5) < 0.02)
  }

  // MARK: Figures

  @Test("T40: the figures are those of the model", arguments: [0, 0.25, 0.5, 0.9, 1])
  func figures(fraction: Double) throws {
    let (tunnel, fall) = try open(Size(width: 1024, height: 1000), Self.calm)
    fall.scrub(to: fraction)
    let chord = Ellipsoid.wgs84.chord(from: tunnel.root.dig.entrance, to: tunnel.root.dig.exit)
    let state = TunnelFall(along: chord).state(at: fraction)

    #expect(value("Depth", tunnel) == FallWords.depth(state.depth))
    #expect(value("Speed", tunnel) == FallWords.speed(state.speed))
    #expect(value("Gravity", tunnel) == FallWords.gravity(state.gravity))
    #expect(value("Temperature", tunnel) == FallWords(state).temperature)
    #expect(value("Elapsed", tunnel) == FallWords.duration(state.elapsed))
    #expect(value("Layer", tunnel) == state.layer.word)
  }

  @Test("T40: in the middle gravity is nothing at 6371 km, after half of 38 minutes")
  func middle() throws {
    let (tunnel, fall) = try open(Size(width: 1024, height: 1000), Self.calm)
    fall.scrub(to: 0.5)

    #expect(value("Depth", tunnel) == "6,371 km")
    #expect(value("Gravity", tunnel) == "0.00 m/s²")
    #expect(value("Elapsed", tunnel) == "19 min 5 s")
    let story = value("Story", tunnel)
    #expect(story == "Near the center: gravity fades to zero, and the speed is greatest.")
  }

  @Test("T40: an Earth of even density takes 42 minutes, and it is explained why")
  func evenDensity() throws {
    let (tunnel, fall) = try open(Size(width: 1024, height: 1000), Self.calm)
    tunnel.stage.tap("Even density")
    tunnel.stage.press(.end)
    fall.scrub(to: 1)

    #expect(value("Elapsed", tunnel) == "42 min 10 s")
    let text = try #require(tunnel.stage.element("Explanation")?.label)
    #expect(text.contains("38\u{A0}min\u{A0}11\u{A0}s"))
    #expect(text.contains("42\u{A0}min\u{A0}10\u{A0}s"))
    #expect(text.contains("10\u{A0}m/\u{2060}s²"))
    #expect(tunnel.stage.element(FallWords.speed(fall.course.topSpeed)) != nil)
  }

  @Test("T40: temperatures are rounded as far as they are known, and none is told above the rock")
  func temperatures() throws {
    #expect([17.0, 444, 1626].map(FallWords.temperature) == ["≈ 15 °C", "≈ 440 °C", "≈ 1,650 °C"])

    let (tunnel, fall) = try open(Size(width: 1024, height: 1000), Self.calm)
    #expect(value("Temperature", tunnel) == "–")
    fall.scrub(to: 0.5)
    #expect(value("Temperature", tunnel)?.hasPrefix("≈") == true)
  }

  @Test("T40: the lines to the outer layers end below the exaggerated sea")
  func drawnDepths() throws {
    let (tunnel, fall) = try open(Size(width: 600, height: 560), Self.calm)
    let section = try #require((fall.view as? FallPage)?.section)
    section.heights = Array(repeating: -5000, count: FallGround.count)
    let depths = EarthLayer.all.prefix(2).map { section.drawnDepth(of: $0, at: 2.4) }

    #expect(depths[0] > 200_000)
    #expect(depths[1] > depths[0])
    #expect(depths[1] < EarthLayer.all[1].depths.upperBound)
    _ = tunnel
  }

  @Test("T40: the letters of the poles are drawn where there is room for them")
  func poles() throws {
    let (_, fall) = try open(Size(width: 320, height: 320), Self.calm, from: "0 179.9")
    let section = try #require((fall.view as? FallPage)?.section)
    let pole = try #require(Coordinate(latitude: 90, longitude: 0))
    let line = Size(width: 9, height: 12)

    #expect(section.boxOfPole(pole, for: line) == nil)
    section.room = section.room.insetBy(dx: -30, dy: 0)
    #expect(section.boxOfPole(pole, for: line) != nil)
  }

  @Test("T40: speeds are rounded to tens, and less where they stay low")
  func speeds() {
    let speeds = [0, 0.01, 0.14, 4, 20, 28, 9916].map(FallWords.speed)
    #expect(
      speeds == [
        "0 km/h", "0 km/h", "0.5 km/h", "14 km/h", "72 km/h", "100 km/h", "35,700 km/h",
      ])
  }

  @Test("T40: in feet and miles, the figures are in feet and miles")
  func units() throws {
    let (tunnel, fall) = try open(Size(width: 1024, height: 1000), Self.calm)
    fall.scrub(to: 0.5)
    tunnel.root.settings.units = .imperial
    tunnel.stage.turn()

    #expect(value("Depth", tunnel) == "3,959 mi")
    #expect(value("Gravity", tunnel) == "0.0 ft/s²")
    #expect(value("Speed", tunnel)?.hasSuffix(" mph") == true)
  }

  @Test(
    "T40: at the end it is said whether one would be wet",
    arguments: [("56.55 8.316667", "Now swim!"), ("-39.9 176", "On dry land!")])
  func arrival(start: String, word: String) async throws {
    let (tunnel, fall) = try open(Size(width: 1024, height: 1000), Self.calm, from: start)
    let page = try #require(fall.view as? FallPage)
    await tunnel.stage.wait { !page.heights.isEmpty }
    fall.scrub(to: 1)

    #expect(value("Story", tunnel)?.hasSuffix(word) == true)
  }

  // MARK: Screen readers

  @Test("T33, T40: a screen reader is told the layers, the center and the arrival")
  func announcements() throws {
    let (tunnel, fall) = try open(Size(width: 600, height: 560), Self.calm)
    let events = tunnel.stage.followAccessibility()
    for step in 1...50 {
      fall.scrub(to: Double(step) / 50)
      tunnel.stage.turn()
    }
    let said = events.lines.filter { $0.hasPrefix("said") }

    #expect(said.count == 10)
    #expect(said.contains { $0.contains("Outer core") })
    #expect(said.contains { $0.contains("Near the center") })
    #expect(said.last?.contains("Arrived: South Pacific Ocean") == true)
  }

  @Test("T33, T40: a screen reader moves the child in the section")
  func adjusting() throws {
    let (tunnel, fall) = try open(Size(width: 600, height: 560), Self.calm)
    let section = try #require(tunnel.stage.element("Section of the Earth"))
    section.increment()
    section.increment()
    section.decrement()

    #expect(abs(fall.fraction - 0.05) < 1e-9)
    #expect(value("Section of the Earth", tunnel)?.hasPrefix("After 1 min 55 s: ") == true)
  }

  // MARK: Between any two places

  /// Presses or releases Shift with its key.
  private func shift(_ isDown: Bool, _ tunnel: TunnelStage) {
    tunnel.stage.modifierFlags = isDown ? .shift : []
    let key = Key(.other(1), modifierFlags: tunnel.stage.modifierFlags)
    tunnel.stage.send(isDown ? .keyDown(key, isRepeat: false) : .keyUp(key))
  }

  @Test("T40: with Shift the other end stays, and the drop opens the fall between both places")
  func shiftDrag() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    let (dig, camera) = (tunnel.root.dig, tunnel.map(.target).camera)
    shift(true, tunnel)
    tunnel.drag(.start, to: "40 0")
    tunnel.waitForSheet()
    let fall = try #require(tunnel.sheet as? FallViewController)

    #expect(fall.subject.places.start.distance(to: place("40 0")) < 50_000)
    #expect(fall.subject.places.target == dig.exit)
    #expect(fall.subject.ends.start.name?.contains("Spain") == true)
    #expect(!fall.subject.meetsCenter)

    tunnel.stage.press(.escape)
    shift(false, tunnel)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.dig == dig)
    #expect(tunnel.agrees)
    #expect(tunnel.map(.target).camera == camera)
    #expect(!tunnel.root.undos.canUndo)
  }

  @Test("T40: Shift that is pressed or released during a drag works at once, without a movement")
  func shiftDuringDrag() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 20, y: 20)), steps: 4)
    let exit = tunnel.root.dig.exit
    shift(true, tunnel)
    #expect(value("Notice", tunnel)?.hasPrefix("A tunnel of 12,") == true)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: -50, y: 10)), steps: 4)
    #expect(tunnel.root.dig.exit == exit)
    #expect(tunnel.root.maps.target.currentLocation == exit)
    let aimed = tunnel.root.maps.start.currentLocation
    #expect(aimed != exit.antipode)
    #expect(tunnel.root.strip.start.coordinate == aimed)

    shift(false, tunnel)
    #expect(tunnel.root.dig.entrance == aimed)
    #expect(tunnel.agrees)
    tunnel.stage.drop()
    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.dig.entrance == aimed)
  }

  @Test("T40: the end that stays keeps the place that it had as Shift was pressed")
  func shiftLate() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 20, y: 20)), steps: 4)
    let dig = tunnel.root.dig
    shift(true, tunnel)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: -50, y: 10)), steps: 4)
    tunnel.stage.drop()
    shift(false, tunnel)
    tunnel.waitForSheet()
    let fall = try #require(tunnel.sheet as? FallViewController)

    #expect(fall.subject.places.target == dig.exit)
    #expect(tunnel.root.dig == dig)
    #expect(tunnel.root.history.entries.last?.dig == dig)
  }

  @Test("T10, T40: Escape puts back an end that is dragged with Shift", arguments: [true, false])
  func shiftEscape(isHeld: Bool) {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    let dig = tunnel.root.dig
    shift(true, tunnel)
    tunnel.grab(.target)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 30, y: -20)), steps: 4)
    #expect(tunnel.root.maps.target.currentLocation != dig.exit)
    if !isHeld { shift(false, tunnel) }
    tunnel.stage.press(.escape)
    tunnel.stage.drop()
    tunnel.waitForSheet()

    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.dig == dig)
    #expect(tunnel.agrees)
    #expect(tunnel.root.strip.target.coordinate == dig.exit)
  }

  @Test("T33, T40: a screen reader is told once how long the tunnel is while Shift is held")
  func shiftAnnouncement() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    let events = tunnel.stage.followAccessibility()
    shift(true, tunnel)
    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 30, y: 20)), steps: 5)
    let said = events.lines.filter { $0.hasPrefix("said") }

    #expect(said.count == 1)
    #expect(said.first?.contains("drop to fall through it") == true)
  }

  @Test("T30, T40: Shift+Enter opens the fall between the middle of a map and the other end")
  func shiftEnter() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    let dig = tunnel.root.dig
    tunnel.stage.window.moveFocus(to: tunnel.map(.target))
    tunnel.stage.press(.leftArrow)
    let middle = tunnel.map(.target).camera.center
    tunnel.stage.press(.enter, modifierFlags: .shift)
    tunnel.waitForSheet()
    let fall = try #require(tunnel.sheet as? FallViewController)

    #expect(fall.subject.places.start == dig.entrance)
    #expect(fall.subject.places.target.distance(to: middle) < 1)
    #expect(tunnel.root.dig == dig)
  }

  @Test("T40: the menu of a map has the fall between a place on it and the other end")
  func menuOfMap() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    let spot = try #require(tunnel.point(place("40 0"), on: .start))
    tunnel.stage.tap(at: spot, button: .secondary)
    tunnel.stage.turn()
    try #require(tunnel.stage.element("Fall from here to South Pacific Ocean")).activate()
    tunnel.waitForSheet()
    let fall = try #require(tunnel.sheet as? FallViewController)

    #expect(fall.subject.places.start.distance(to: place("40 0")) < 1000)
    let elements = tunnel.root.coordinators.falling.menuElements(at: place("0 0"), on: .target)
    #expect(elements.map(\.title) == ["Fall from Lemvig to here"])
  }

  @Test("T40: there is no fall between a place and itself, which a notice says")
  func samePlace() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    tunnel.root.coordinators.falling.show(at: tunnel.root.dig.exit, on: .start)
    tunnel.waitForSheet()

    #expect(tunnel.sheet == nil)
    #expect(value("Notice", tunnel)?.hasPrefix("Both ends are at one place") == true)
  }

  @Test("T40: after the first fall, a notice tells of Shift, once")
  func hint() throws {
    let (tunnel, _) = try open()
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(value("Notice", tunnel)?.hasPrefix("Drag an end with Shift") == true)

    tunnel.root.notice.hide()
    tunnel.stage.press(.character("f"))
    tunnel.waitForSheet()
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.stage.element("Notice") == nil)
  }

  @Test("T40: F opens the fall on the information sides, too")
  func fromInformation() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    tunnel.flip()
    #expect(tunnel.root.showsInfo)
    tunnel.stage.press(.character("f"))
    tunnel.waitForSheet()
    #expect(tunnel.sheet is FallViewController)
    tunnel.stage.press(.escape)
    tunnel.waitForSheet()
    #expect(tunnel.root.showsInfo)

    tunnel.root.coordinators.falling.command.performWithSender(nil)
    tunnel.waitForSheet()
    #expect(tunnel.sheet is FallViewController)
  }

  /// Opens the fall between two places without a drag.
  private func open(
    from start: String, to target: String, _ size: Size = Size(width: 1024, height: 1000),
    _ traits: TraitCollection = calm
  ) throws -> (tunnel: TunnelStage, fall: FallViewController) {
    let tunnel = TunnelStage(start, size: size, systemTraits: traits)
    tunnel.root.coordinators.falling.show(at: place(target), on: .target)
    tunnel.waitForSheet()
    return (tunnel, try #require(tunnel.sheet as? FallViewController))
  }

  @Test("T40: a tunnel beside the center says its length, depth and time, and what holds for each")
  func chordInWords() throws {
    let (tunnel, _) = try open(from: "55.67594 12.56553", to: "59.91273 10.74609")
    let summary = tunnel.stage.element("Summary")?.label?.replacing("\u{A0}", with: " ")
    let text = tunnel.stage.element("Explanation")?.label?.replacing("\u{A0}", with: " ")

    #expect(summary == "484 km long, 4.6 km deep. The fall takes 42 min 10 s.")
    #expect(text?.contains("would take 42 min 10 s, and so would the fall through every") == true)
    #expect(text?.contains("38 min 11 s through the center") == true)
  }

  @Test("T40: the section of near places and of nearly opposite ones is that of their tunnel")
  func extremes() {
    let start = place("56.55 8.316667")
    let near = FallPlane(through: Ends(start: start, target: place("56.55001 8.316667")))
    #expect(abs(near.angleOfStart - .pi / 2) < 1e-4)
    #expect(near.coordinate(at: near.angleOfStart).distance(to: start) < 1)
    let far = FallPlane(through: Ends(start: start, target: place("-56.5499 -171.683333")))
    #expect(far.angleOfStart < 1e-5)
    #expect(FallSubject.isTunnel(Ends(start: start, target: place("56.55001 8.316667"))))
    #expect(!FallSubject.isTunnel(Ends(start: place("90 0"), target: place("90 50"))))
  }

  @Test(
    "T32, T40: no words on the section touch each other, the child or the names of the ends",
    arguments: [
      Size(width: 320, height: 320), Size(width: 320, height: 480), Size(width: 720, height: 620),
      Size(width: 1024, height: 1000), Size(width: 1920, height: 1080),
    ], [1, 1.5, 2])
  func wordsOfSection(size: Size, textScale: Double) throws {
    let traits = TraitCollection {
      $0.accessibilityMotion = .reduced
      $0.preferredContentSizeCategory = .nearest(toTextScale: textScale)
    }
    for target in ["-56.55 -171.683333", "-33.8 151.2", "40.7 -74", "48.85 2.35"] {
      let (tunnel, fall) = try open(from: "56.55 8.316667", to: target, size, traits)
      let page = try #require(fall.view as? FallPage)
      let boxes = page.section.boxesOfWords
      for (index, box) in boxes.enumerated() {
        for other in boxes[(index + 1)...] { #expect(!box.intersects(other), "\(target)") }
        for name in page.section.words { #expect(!box.intersects(name), "\(target)") }
      }
      for step in 0...40 {
        page.show(share: Double(step) / 40)
        let child = page.faller.frame
        for box in page.section.names().map(\.box) { #expect(!child.intersects(box), "\(target)") }
      }
      _ = tunnel
    }
  }

  @Test("T40, T44: names of layers grow with the text as far as they fit")
  func largeWords() throws {
    func height(_ scale: Double) throws -> Double {
      let traits = TraitCollection {
        $0.accessibilityMotion = .reduced
        $0.preferredContentSizeCategory = .nearest(toTextScale: scale)
      }
      let size = Size(width: 1024, height: 1000)
      let (tunnel, fall) = try open(from: "56.55 8.316667", to: "-33.8 151.2", size, traits)
      let section = try #require(fall.view as? FallPage).section
      // The traits are those of the stage.
      return withExtendedLifetime(tunnel) { section.names().first?.lineHeight ?? 0 }
    }
    let (large, usual) = (try height(2), try height(1))
    #expect(large > 1.4 * usual)
  }

  // MARK: Keys and layout

  @Test("T30, T40: the keys of the fall are in the list of all keys")
  func keyList() throws {
    let tunnel = TunnelStage(size: Size(width: 400, height: 900))
    tunnel.stage.press(.function(1))
    tunnel.waitForSheet()
    let list = try #require(tunnel.sheet as? AllKeysViewController)
    let texts = list.view.labelsInside.map(\.words)

    for command in FallViewController.commands(of: nil)
    where !command.attributes.contains(.hidden) {
      #expect(texts.contains(command.title), "\(command.title)")
    }
    #expect(texts.contains("Fall through the tunnel"))
  }

  @Test(
    "T32, T40, T44: at every size and text size the parts are in the window and apart",
    arguments: [
      Size(width: 320, height: 320), Size(width: 320, height: 480), Size(width: 1024, height: 1000),
      Size(width: 1920, height: 1080), Size(width: 480, height: 1200),
    ], [0.8, 1, 2])
  func layout(size: Size, textScale: Double) {
    let layout = FallLayout(size: size, textScale: textScale) { _ in 600 }
    let window = Rect(origin: .zero, size: size)
    let parts = [layout.section, layout.panel, layout.play, layout.slider]

    for part in parts + [layout.close] { #expect(window.contains(part)) }
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] { #expect(!part.intersects(other), "\(part) \(other)") }
    }
    #expect(!layout.close.intersects(layout.panel))
    #expect(min(layout.section.width, layout.section.height) >= 130)
  }

  @Test("T40: nothing of the fall exists before it is opened")
  func lateness() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))

    #expect(tunnel.root.coordinators.falling.open == nil)
    #expect(tunnel.stage.element("Section of the Earth") == nil)
  }

  @Test("T40: while the child falls, neither the section nor the curve is painted again")
  func steadyFrames() throws {
    let (tunnel, fall) = try open(Size(width: 1024, height: 1000))
    let page = try #require(fall.view as? FallPage)
    tunnel.stage.advance(by: .milliseconds(500))
    // What a view says of itself has the number of its paintings.
    let before = [page.section, page.panel.curve].map { "\($0)" }
    let fraction = fall.fraction
    tunnel.stage.advance(by: .milliseconds(200))

    #expect(fall.fraction > fraction)
    #expect(before.allSatisfy { $0.contains("painted") })
    #expect([page.section, page.panel.curve].map { "\($0)" } == before)
  }

  // MARK: Pictures

  @Test(
    "T32, T40: the fall, in dark and light mode, with large text and from right to left",
    arguments: FallPicture.allCases)
  func picture(picture: FallPicture) async throws {
    let isChord = picture == .chord || picture == .chordMirrored
    let (tunnel, fall) =
      isChord
      ? try open(from: "56.55 8.316667", to: "40.7 -74", picture.size, picture.traits)
      : try open(picture.size, picture.traits)
    let page = try #require(fall.view as? FallPage)
    await tunnel.stage.wait { !page.heights.isEmpty }
    fall.scrub(to: picture.fraction)
    tunnel.stage.window.moveFocus(to: page.section)
    tunnel.stage.settle()
    tunnel.stage.expectPicture(
      named: "fall-\(picture.rawValue)", tolerance: PictureTolerance(channel: 12, share: 0.01))
  }
}

/// The pictures of the fall.
enum FallPicture: String, CaseIterable, Sendable {
  case small, tall, dark, light, large, mirrored, chord, chordMirrored

  fileprivate var size: Size {
    switch self {
    case .small: Size(width: 320, height: 320)
    case .tall: Size(width: 320, height: 480)
    default: Size(width: 720, height: 620)
    }
  }

  fileprivate var fraction: Double {
    switch self {
    case .small, .chordMirrored: 0.5
    case .tall: 0.62
    case .dark, .mirrored, .chord: 0.3
    case .light: 1
    case .large: 0
    }
  }

  fileprivate var traits: TraitCollection {
    TraitCollection {
      $0.accessibilityMotion = .reduced
      $0.userInterfaceStyle = self == .light || self == .tall ? .light : .dark
      if self == .mirrored || self == .chordMirrored { $0.layoutDirection = .rightToLeft }
      if self == .large { $0.preferredContentSizeCategory = .nearest(toTextScale: 1.5) }
    }
  }
}
