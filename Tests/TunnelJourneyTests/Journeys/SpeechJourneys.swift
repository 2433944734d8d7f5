import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// The maps as assistive technology knows them, and what is said while they are used by keys.
@MainActor
@Suite("Maps read aloud")
struct SpeechJourneys {
  private func map(_ tunnel: TunnelStage, _ name: String = "Start map") throws -> AccessibilityNode
  {
    try #require(tunnel.stage.element(name))
  }

  /// What was said, without quotation marks.
  private func said(_ events: AccessibilityRecorder) -> [String] {
    events.lines.filter { $0.hasPrefix("said polite: “") }
      .map { String($0.dropFirst("said polite: “".count).dropLast()) }
  }

  // MARK: What is told

  @Test("D30: each globe is an image named by its end, with the center, the width and the style")
  func globes() throws {
    let tunnel = TunnelStage()
    for (name, center) in [
      ("Start map", "56°33.000′N 8°19.000′E"), ("End map", "56°33.000′S 171°41.000′W"),
    ] {
      let semantics = try map(tunnel, name).semantics
      #expect(semantics.role == .image)
      #expect(semantics.states.contains(.focusable))
      #expect(semantics.hint == "center \(center), 20,015 km across, style Satellite")
      #expect(semantics.value == "20,015 km across")
      #expect(abs((semantics.range?.value ?? 0) - 20_015) < 1)
    }
    tunnel.stage.press(.character("["))
    tunnel.stage.advance(by: .milliseconds(200))
    #expect(try map(tunnel).hint?.hasSuffix("Satellite, turned 15° to the left") == true)
  }

  @Test("D30: while a globe moves, it is told as it was at rest")
  func motion() throws {
    let tunnel = TunnelStage()
    let before = try map(tunnel).hint
    tunnel.stage.press(.rightArrow)
    #expect(try map(tunnel).hint == before)
    tunnel.stage.advance(by: .milliseconds(200))
    #expect(try map(tunnel).hint != before)
  }

  @Test("D30: while a globe flies, it is told as it will be, so that nothing old is read")
  func flight() throws {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    tunnel.root.coordinators.digging.digAndShowNames(at: place("48.2 16.37"))
    tunnel.stage.turn()
    let told = try map(tunnel).hint
    #expect(told?.hasPrefix("center 48°12.000′N 16°22.200′E") == true)
    tunnel.stage.advance(by: .seconds(3))
    #expect(try map(tunnel).hint == told)
    #expect(events.lines.count { $0.hasPrefix("Start map: hint") } == 1)
  }

  @Test("D30: a globe that is caught in its flight is told as it is then")
  func caughtFlight() throws {
    let tunnel = TunnelStage()
    tunnel.root.coordinators.digging.digAndShowNames(at: place("48.2 16.37"))
    tunnel.stage.advance(by: .milliseconds(200))
    let globe = tunnel.map(.start)
    globe.motion.stop()
    let here = CoordinateFormat.degreesMinutes.string(for: globe.camera.center)
    #expect(try map(tunnel).hint?.hasPrefix("center \(here)") == true)
    #expect(globe.camera.center != place("48.2 16.37"))
  }

  @Test("D30: the width is set in kilometers, within the limits")
  func width() throws {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    #expect(try self.map(tunnel).setValue(3000))
    tunnel.stage.advance(by: .milliseconds(200))
    #expect(abs((try self.map(tunnel).semantics.range?.value ?? 0) - 3000) < 1)
    #expect(try self.map(tunnel).setValue(0))
    #expect(abs(map.camera.radius / map.zoomLimits.largest - 1) < 1e-9)
  }

  @Test("D30: a globe is turned, zoomed, dug and changed by actions")
  func actions() throws {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    let names = try self.map(tunnel).semantics.actions
    #expect(
      names == [
        "Dig here", "Zoom in", "Zoom out", "Turn north", "Turn south", "Turn east", "Turn west",
        "Both globes", "Other side", "Next style",
      ])
    func perform(_ name: String) throws { #expect(try self.map(tunnel).perform(name)) }
    let start = map.camera
    try perform("Turn east")
    #expect(map.camera.center.longitude > start.center.longitude)
    try perform("Turn west")
    try perform("Turn south")
    #expect(map.camera.center.latitude < start.center.latitude)
    try perform("Turn north")
    try perform("Zoom in")
    #expect(abs(map.camera.radius / start.radius - 1.25) < 1e-9)
    try perform("Other side")
    #expect(map.showsOtherSide)
    try perform("Next style")
    #expect(map.mapStyle == .relief)
    try perform("Turn east")
    let center = map.camera.center
    try perform("Dig here")
    #expect(tunnel.root.dig.entrance.distance(to: center) < 1)
    try perform("Both globes")
    tunnel.arrive()
    #expect(map.isWhole)
  }

  @Test("D30: directions are those of the compass on a turned globe, too")
  func turnedDirections() throws {
    let tunnel = TunnelStage("0 0")
    let map = tunnel.map(.start)
    map.turn(by: .degrees(90))
    #expect(try self.map(tunnel).perform("Turn north"))
    #expect(map.camera.center.latitude > 5)
    #expect(abs(map.camera.center.longitude) < 0.01)
  }

  @Test("D31: the child and the cross are buttons with their coordinates and place")
  func marks() throws {
    let tunnel = TunnelStage()
    let start = try #require(tunnel.stage.element("Start"))
    #expect(start.semantics.role == .button)
    #expect(start.value == "56°33.000′N 8°19.000′E, Lemvig, Denmark")
    #expect(
      tunnel.stage.value(of: "End")
        == "56°33.000′S 171°41.000′W, South Pacific Ocean, 990 km off New Zealand")
    tunnel.map(.start).camera.center = place("-20 -170")
    tunnel.stage.turn()
    #expect(
      tunnel.stage.value(of: "Start")
        == "56°33.000′N 8°19.000′E, Lemvig, Denmark, behind the globe")
  }

  @Test("D31: the child steps by actions, 1 % of the width, and is dug at the center")
  func steps() throws {
    let tunnel = TunnelStage("0 0")
    let width = tunnel.map(.start).camera.meters(across: tunnel.map(.start).bounds.width)
    func perform(_ name: String) throws {
      #expect(try #require(tunnel.stage.element("Start")).perform(name))
    }
    var dig: Coordinate { tunnel.root.dig.entrance }
    try perform("Step north")
    #expect(dig.latitude > 1)
    #expect(abs(dig.distance(to: place("0 0")) - width / 100) < 1)
    try perform("Step south")
    #expect(dig.distance(to: place("0 0")) < 1)
    try perform("Step west")
    #expect(dig.longitude < -1)
    try perform("Step east")
    tunnel.map(.start).camera.center = place("10 10")
    try perform("Dig in the middle of the map")
    #expect(dig.distance(to: place("10 10")) < 1)
    #expect(tunnel.agrees)
  }

  @Test("D31: a press on the child says what is there")
  func pressedMark() throws {
    let tunnel = TunnelStage()
    #expect(try #require(tunnel.stage.element("Start")).activate())
    tunnel.stage.turn()
    #expect(tunnel.stage.element("What is here") != nil)
  }

  @Test("D32: the compass says how far the map is turned")
  func compass() throws {
    let tunnel = TunnelStage()
    tunnel.stage.press(.character("]"))
    tunnel.stage.press(.character("]"))
    let compass = try #require(tunnel.stage.element("Compass")).semantics
    #expect(compass.role == .button)
    #expect(compass.value == "turned 30° to the right")
    #expect(CompassButton.words(for: .degrees(-0.2)) == "North up")
    #expect(CompassButton.words(for: .degrees(340)) == "turned 20° to the right")
  }

  @Test("D32: the scale bar is a label, and the attribution a button that names all sources")
  func notes() throws {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    let scale = try #require(
      tunnel.stage.elements.first { $0.label?.hasSuffix(" at the center") == true })
    #expect(scale.semantics.role == .label)
    let sources = try #require(tunnel.stage.elements(.element("About the data")).first).semantics
    #expect(sources.role == .button)
    #expect(sources.value == "GeoNames, Natural Earth, NASA Blue Marble")
  }

  @Test("D33: both coordinates are buttons that copy, with their value and a menu")
  func coordinates() throws {
    let tunnel = TunnelStage()
    for (name, value) in [
      ("Copy start", "56°33′00″N 8°19′00″E"), ("Copy end", "56°33′00″S 171°41′00″W"),
    ] {
      let semantics = try #require(tunnel.stage.element(name)).semantics
      #expect(semantics.label == name)
      #expect(semantics.role == .button)
      #expect(semantics.value == value)
      #expect(semantics.states.contains(.hasPopup))
    }
  }

  @Test("D34: a side is a panel named by its end, busy until the answer is there")
  func sides() async throws {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    tunnel.flip()
    let panel = { try #require(tunnel.stage.elements.first { $0.view is InfoView }).semantics }
    #expect(try panel().role == .group)
    #expect(try panel().label == "Start")
    #expect(try panel().states.contains(.busy))
    #expect(tunnel.stage.element("Thinking…")?.semantics.role == .heading)

    await tunnel.stage.wait { tunnel.stage.element("Thinking…") == nil }

    #expect(try panel().states.contains(.busy) == false)
    let heading = try #require(tunnel.stage.elements.first { $0.semantics.role == .heading })
    #expect(heading.semantics.headingLevel == 1)
    #expect(heading.label == "Lemvig")
    let fact = try #require(tunnel.stage.element("Elevation")).semantics
    #expect(fact.role == .label)
    #expect(fact.value == "≈ 40 m, Marble")
  }

  @Test(
    "D35: the field of the search keeps the focus, controls the results, and has the chosen one")
  func search() async throws {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    tunnel.root.search(for: "Paris")
    await tunnel.stage.wait { (tunnel.sheet as? SearchViewController)?.isAsking == false }
    tunnel.waitForSheet()
    let field = try #require(tunnel.stage.window.focusedView)
    #expect(field.semantics.role == .entry)
    let list = try #require(tunnel.stage.element("Results")).view
    #expect(field.accessibilityRelations[.controls].first === list)
    var chosen: View? { field.accessibilityRelations[.activeDescendant].first as? View }
    let first = try #require(chosen)
    #expect(first.accessibility.label == "Paris")
    #expect(first.semantics.value == "Île-de-France, France\u{A0}· capital, 945 km south-west")

    tunnel.stage.press(.downArrow)

    #expect(field.isFocused)
    #expect(chosen !== first)
    #expect(chosen?.semantics.states.contains(.selected) == true)
    #expect(tunnel.stage.element("Search note")?.semantics.role == .status)
  }

  // MARK: What is said

  @Test("D41: a dig is said with both places, once, however it was done")
  func dig() async throws {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    tunnel.stage.press(.rightArrow)
    tunnel.stage.advance(by: .seconds(2))
    events.clear()
    tunnel.stage.press(.enter)
    tunnel.stage.advance(by: .seconds(3))
    #expect(said(events).count == 1)
    #expect(said(events).first?.contains(" → ") == true)

    events.clear()
    tunnel.root.coordinators.digging.digAndShowNames(at: place("48.2 16.37"))
    tunnel.stage.advance(by: .seconds(3))
    #expect(said(events) == ["Vienna, Austria → South Pacific Ocean, 1,060 km off New Zealand"])
  }

  @Test("D41: a flip is said with both headlines, once the answers are there")
  func flip() async throws {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .milliseconds(500))
    await tunnel.stage.wait { tunnel.stage.element("Thinking…") == nil }
    tunnel.stage.advance(by: .milliseconds(300))
    #expect(said(events) == ["Lemvig → South Pacific Ocean"])
    tunnel.stage.press(.space)
    tunnel.stage.advance(by: .seconds(1))
    #expect(said(events).count == 1)
  }

  @Test("D35, D41: the number of results and the chosen one are said 0.7 s after the last letter")
  func count() async throws {
    let tunnel = TunnelStage()
    tunnel.stage.press(.character("f"), modifierFlags: .control)
    tunnel.waitForSheet()
    let events = tunnel.stage.followAccessibility()
    for letter in "lemvig" {
      tunnel.stage.type(String(letter))
      tunnel.stage.advance(by: .milliseconds(300))
    }
    await tunnel.stage.wait { (tunnel.sheet as? SearchViewController)?.isAsking == false }
    tunnel.stage.advance(by: .milliseconds(380))
    #expect(said(events) == [])
    let field = try #require(tunnel.stage.window.focusedView)
    #expect(field.accessibilityRelations[.activeDescendant].isEmpty)
    #expect(tunnel.stage.element("Results") == nil)
    tunnel.stage.advance(by: .milliseconds(60))
    let count = (tunnel.sheet as? SearchViewController)?.listed.count ?? 0
    #expect(said(events) == [Messages.Search.count(count)])
    #expect(field.accessibilityRelations[.activeDescendant].count == 1)
    #expect(tunnel.stage.element("Results") != nil)
  }

  @Test("D41: the end of a zoom is said, by keys and by the wheel, once")
  func zoom() throws {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    for _ in 0..<8 {
      tunnel.stage.press(.character("+"))
      tunnel.stage.advance(by: .milliseconds(100))
    }
    #expect(said(events) == [])
    tunnel.stage.advance(by: .milliseconds(400))
    let width = tunnel.map(.start).width(of: tunnel.map(.start).camera)
    #expect(said(events) == ["\(width) across"])
  }

  @Test("D41: what is dragged or glides by the pointer is not said, nor is what it is over")
  func silence() {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    let beside = tunnel.frame(.target).center + Point(x: -40, y: 30)
    tunnel.stage.drag(.point(beside), by: Point(x: 30, y: 0))
    tunnel.stage.advance(by: .seconds(3))
    #expect(said(events) == [])
  }

  @Test("D42: a held arrow key says only the last place, 0.4 s after the last press")
  func heldKey() throws {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    for _ in 0..<20 {
      tunnel.stage.press(.leftArrow, modifierFlags: .shift)
      tunnel.stage.advance(by: .milliseconds(50))
    }
    #expect(said(events) == [])
    tunnel.stage.advance(by: .milliseconds(330))
    #expect(said(events) == [])
    tunnel.stage.advance(by: .milliseconds(60))
    #expect(said(events) == [tunnel.root.coordinators.naming.names.start?.line])
  }

  @Test("D42: presses apart are said at most once a second, and the newest wins")
  func pace() throws {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    var moments: [Int] = []
    var count = 0
    // Twenty presses, one each half second.
    for step in 0..<220 {
      if step.isMultiple(of: 10), step < 200 {
        tunnel.stage.press(.leftArrow, modifierFlags: .shift)
      }
      tunnel.stage.advance(by: .milliseconds(50))
      let now = said(events).count
      if now > count { moments.append(step) }
      count = now
    }
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $1 - $0 >= 20 })
    #expect((8...12).contains(count))
    #expect(said(events).last == tunnel.root.coordinators.naming.names.start?.line)
  }

  @Test("D42: an arrow key that turns the globe says what is in the middle then")
  func center() throws {
    let tunnel = TunnelStage()
    let events = tunnel.stage.followAccessibility()
    tunnel.stage.press(.rightArrow)
    tunnel.stage.advance(by: .milliseconds(500))
    let name = TunnelStage.earth.name(of: tunnel.map(.start).camera.center)?.line
    #expect(said(events) == [name])
  }

  // MARK: Without eyes and without a mouse

  @Test("D41, D43: a place is found, dug, read, copied and kept by keys and what is said alone")
  func blind() async throws {
    let tunnel = TunnelStage(size: Size(width: 500, height: 700))
    let (stage, events) = (tunnel.stage, tunnel.stage.followAccessibility())
    func focused() throws -> Semantics { try #require(stage.window.focusedView).semantics }
    func tab(to name: String) throws {
      for _ in 0..<40 where try focused().label != name { stage.press(.tab) }
      #expect(try focused().label == name)
    }
    #expect(try focused().label == "Start map")
    stage.press(.character("f"), modifierFlags: .control)
    tunnel.waitForSheet()
    stage.type("Wien")
    await stage.wait { (tunnel.sheet as? SearchViewController)?.isAsking == false }
    stage.advance(by: .seconds(1))
    #expect(said(events).last?.hasSuffix("results") == true)
    let field = try #require(stage.window.focusedView)
    let chosen = try #require(field.accessibilityRelations[.activeDescendant].first)
    #expect(chosen.semantics.label == "Vienna")
    stage.press(.enter)
    tunnel.waitForSheet()
    stage.advance(by: .seconds(3))
    #expect(said(events).last?.hasPrefix("Vienna, Austria → ") == true)
    #expect(try focused().label == "Start map")

    stage.press(.space)
    stage.advance(by: .milliseconds(500))
    await stage.wait { stage.element("Thinking…") == nil }
    stage.advance(by: .milliseconds(300))
    #expect(said(events).last?.hasPrefix("Vienna → ") == true)
    #expect(try focused().label == "Facts of the start")
    try tab(to: "Local time")
    stage.press(.enter)
    #expect(said(events).last?.hasPrefix("Copied “") == true)
    try tab(to: "Facts of the end")
    stage.press(.space)
    stage.advance(by: .seconds(1))
    #expect(try focused().label == "End map")

    stage.press(.character("d"), modifierFlags: .control)
    await stage.wait { said(events).last?.contains("favorites") == true }
    stage.press(.character("z"), modifierFlags: .control)
    stage.advance(by: .milliseconds(300))
    #expect(said(events).last?.hasPrefix("Undone") == true)
    stage.press(.character("q"), modifierFlags: .control)
    await stage.wait { stage.application.isTerminated }
    #expect(stage.application.isTerminated)
  }
}
