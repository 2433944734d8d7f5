import Atlas
import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Maps")
struct MapJourneys {
  @Test("T15: G toggles the graticule")
  func graticule() {
    let tunnel = TunnelStage()
    let card = tunnel.container(.start).frame
    // The first key makes the focus ring visible.
    tunnel.stage.press(.character("x"))
    let without = tunnel.stage.picture

    tunnel.stage.press(.character("g"))
    #expect(tunnel.stage.picture.differs(from: without, in: card))
    tunnel.stage.press(.character("g"))
    #expect(!tunnel.stage.picture.differs(from: without, in: card))
  }

  @Test("T17: redrawing only the changed labels at rest gives the same image as a full redraw")
  func rest() {
    let tunnel = TunnelStage("47 11")
    let map = tunnel.map(.start)
    map.camera = map.region(around: place("47 11"), meters: 3_000_000)
    tunnel.stage.advance(by: .milliseconds(300))
    for step in 1...6 {
      map.camera.center = place("47 \(11 + step)")
      tunnel.stage.turn()
    }
    let moving = tunnel.stage.picture
    tunnel.stage.advance(by: .milliseconds(300))
    let resting = tunnel.stage.picture
    #expect(resting.differs(from: moving, in: tunnel.container(.start).frame))

    map.setNeedsDisplay()
    tunnel.stage.turn()
    // The coverage of a line is summed up from the edge of what is drawn, and rounded.
    let difference = PictureDifference(
      tunnel.stage.picture, resting, tolerance: PictureTolerance(channel: 1, share: 0))
    #expect(difference?.isTolerated == true)
  }

  @Test("T15: M cycles both maps through the styles")
  func styles() {
    let tunnel = TunnelStage()
    let card = tunnel.container(.start).frame
    tunnel.stage.press(.character("x"))
    let first = tunnel.stage.picture
    for style in [MapStyle.relief, .night, .plain] {
      tunnel.stage.press(.character("m"))
      #expect(End.allCases.map { tunnel.map($0).mapStyle } == [style, style])
      #expect(tunnel.stage.picture.differs(from: first, in: card))
    }
    tunnel.stage.press(.character("m"))
    #expect(tunnel.map(.start).mapStyle == .hybrid)
    #expect(!tunnel.stage.picture.differs(from: first, in: card))
    #expect(tunnel.map(.target).mapStyle == .hybrid)
    tunnel.stage.window.moveFocus(to: nil)
    tunnel.stage.press(.character("m"))
    #expect(End.allCases.map { tunnel.map($0).mapStyle } == [.relief, .relief])
  }

  @Test("T29: O toggles the other side on both maps")
  func otherSide() {
    let tunnel = TunnelStage()
    let card = tunnel.container(.start).frame
    tunnel.stage.press(.character("x"))
    let without = tunnel.stage.picture

    tunnel.stage.press(.character("o"))
    #expect(tunnel.stage.picture.differs(from: without, in: card))
    #expect(tunnel.map(.target).showsOtherSide)
    tunnel.stage.press(.character("o"))
    #expect(!tunnel.stage.picture.differs(from: without, in: card))
  }

  @Test("T52: the first screen has a button for the other side, which shows whether it is on")
  func otherSideButton() throws {
    let tunnel = TunnelStage(size: Size(width: 600, height: 800))
    tunnel.stage.settle()
    for end in End.allCases {
      let button = try #require(tunnel.map(end).overlayButtons.first)
      #expect(button.overlay == .otherSide)
      #expect(!button.isHidden)
      #expect(button.toolTip == "Other side  O")
      #expect(tunnel.map(end).bounds.union(button.frame) == tunnel.map(end).bounds)
    }
    let button = tunnel.map(.start).overlayButtons[0]
    let center = button.convert(button.bounds.center, to: nil)
    let before = tunnel.stage.picture

    tunnel.stage.tap(.point(center))
    #expect(End.allCases.map { tunnel.map($0).showsOtherSide } == [true, true])
    #expect(End.allCases.map { tunnel.map($0).overlayButtons[0].isOn } == [true, true])
    #expect(
      tunnel.stage.picture.differs(from: before, in: button.convert(button.bounds, to: nil)))
    #expect(!tunnel.root.showsHint)

    tunnel.root.undoLast()
    tunnel.stage.turn()
    #expect(End.allCases.map { tunnel.map($0).showsOtherSide } == [false, false])
    #expect(!button.isOn)
  }

  @Test("T52: what is switched on has a button on the map, which switches it off")
  func overlayButtons() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 800))
    func shown(_ end: End) -> [MapOverlay] {
      tunnel.map(end).overlayButtons.filter { !$0.isHidden }.map(\.overlay)
    }
    #expect(shown(.start) == [.otherSide, .daylight])
    tunnel.stage.press(.character("g"))
    tunnel.stage.press(.character("l"))
    #expect(shown(.target) == [.otherSide, .graticule, .daylight])
    #expect(tunnel.map(.target).overlayButtons.map(\.isOn) == [false, true, true])

    let button = tunnel.map(.target).overlayButtons[1]
    tunnel.stage.tap(.point(button.convert(button.bounds.center, to: nil)))
    #expect(End.allCases.map { tunnel.map($0).showsGraticule } == [false, false])
    #expect(shown(.target) == [.otherSide, .daylight])
  }

  @Test("T43: L shades the night on both maps, marks the sun in sight, and says the light")
  func daylight() throws {
    let tunnel = TunnelStage()
    let card = tunnel.container(.start).frame
    tunnel.stage.press(.character("x"))
    let without = tunnel.stage.picture
    #expect(tunnel.map(.start).accessibility.value == nil)

    tunnel.stage.press(.character("l"))
    let sun = try #require(tunnel.map(.start).sun)
    #expect(sun.secondsSince1970 == TunnelStage.noon.secondsSince1970)
    #expect(tunnel.map(.target).sun == sun)
    #expect(tunnel.stage.picture.differs(from: without, in: card))
    #expect(tunnel.map(.start).accessibility.value == "Start: day")
    #expect(tunnel.map(.target).accessibility.value == "End: night")
    let mark = tunnel.map(.start).sunMark
    let place = try #require(tunnel.point(sun.overhead, on: .start))
    #expect(!mark.isHidden)
    #expect(mark.convert(mark.bounds.center, to: nil).distance(to: place) < 0.01)
    #expect(tunnel.map(.target).sunMark.isHidden)

    tunnel.stage.press(.character("l"))
    #expect(!tunnel.stage.picture.differs(from: without, in: card))
    #expect(mark.isHidden)
    #expect(tunnel.map(.start).accessibility.value == nil)
  }

  @Test("T43: the light is said of where the end is, throughout a drag")
  func draggedLight() {
    let tunnel = TunnelStage()
    tunnel.stage.press(.character("l"))
    tunnel.drag(.start, to: "60 -100")
    #expect(tunnel.map(.start).accessibility.value == "Start: day")
    tunnel.root.maps.start.dig(at: place("0 -179"))
    tunnel.stage.turn()
    #expect(tunnel.map(.start).accessibility.value == "Start: night")
    #expect(tunnel.map(.target).accessibility.value == "End: day")
  }

  @Test("T43: the sun follows the time once a minute, and nothing wakes up while it is not shown")
  func minutes() {
    var moment = TunnelStage.noon.secondsSince1970 + 40
    let tunnel = TunnelStage(calendar: { Moment(secondsSince1970: moment) })
    var sun: Double? { tunnel.map(.start).sun?.secondsSince1970 }
    func pass(_ seconds: Double) {
      moment += seconds
      tunnel.stage.platform.advance(by: .seconds(seconds))
      tunnel.stage.turn()
    }
    tunnel.stage.settle()
    let frames = tunnel.stage.presentedFrames
    pass(600)
    #expect(tunnel.stage.presentedFrames == frames)

    tunnel.stage.press(.character("l"))
    #expect(sun == TunnelStage.noon.secondsSince1970 + 600)
    pass(15)
    #expect(sun == TunnelStage.noon.secondsSince1970 + 600)
    pass(6)
    #expect(sun == TunnelStage.noon.secondsSince1970 + 660)
    pass(60)
    #expect(sun == TunnelStage.noon.secondsSince1970 + 720)
    tunnel.flip()
    pass(120)
    tunnel.flip()
    #expect(sun == (moment / 60).rounded(.down) * 60)
  }

  @Test("T29, T46: P digs where land is opposite land, as `tunnel discover land` lists it")
  func pairs() async throws {
    let tunnel = TunnelStage()
    let places = try DiscoveryFinder(TunnelStage.earth.gazetteer).discoveries(.land)
      .map(\.place.coordinate)
    // The list is not known at the first press; the third goes further.
    for _ in 0..<3 { tunnel.stage.press(.character("p")) }
    #expect(tunnel.stage.value(of: "Notice") == "Looking all over the Earth…")
    await tunnel.stage.wait { tunnel.root.dig != .denmark }
    #expect(tunnel.root.dig.entrance == places[2])
    #expect(tunnel.agrees)
    tunnel.root.flip()
    tunnel.stage.advance(by: .seconds(1))
    tunnel.stage.press(.character("p"))
    #expect(tunnel.root.dig.entrance == places[3])
    #expect(tunnel.root.infos[.start].location == places[3])
  }

  @Test("T15, T29: On the information sides, M, O, G and Home turn back to the maps first")
  func informationSides() {
    let tunnel = TunnelStage()
    for (key, isDone) in [
      (KeyCode.character("m"), { tunnel.map(.start).mapStyle == .relief }),
      (.character("o"), { tunnel.map(.start).showsOtherSide }),
      (.character("g"), { tunnel.map(.start).showsGraticule }),
      (.home, { tunnel.map(.start).isWhole && tunnel.map(.target).isWhole }),
    ] {
      if key == .home { tunnel.map(.start).zoom(by: 3, about: .zero) }
      #expect(!isDone())
      tunnel.flip()
      #expect(tunnel.root.showsInfo)
      tunnel.stage.press(key)
      tunnel.stage.advance(by: .seconds(1))
      #expect(!tunnel.root.showsInfo, "\(key)")
      #expect(isDone(), "\(key)")
    }
  }

  @Test("T9: turning the labels off and on again restores the same image")
  func names() {
    let whole = Rect(x: 0, y: 0, width: 300, height: 300)
    let map = MapViewController(earth: TunnelStage.earth, location: place("48 10"))
    let stage = Stage(map, size: whole.size)
    let usual = stage.picture
    map.showsNames = false
    stage.turn()
    let without = stage.picture
    map.showsNames = true
    stage.turn()

    #expect(usual.differs(from: without, in: whole))
    #expect(!usual.differs(from: stage.picture, in: whole))
  }

  @Test("T15: A relief that cannot be read is reported, and the map is plain instead")
  func damagedRelief() throws {
    let folder = try TemporaryFolder()
    try folder.link(assetsBut: "elevation.atlas", with: .section("metres", seed: 3))
    let earth = try Earth(directory: folder.path, codec: SDLImageCodec(), isPatient: true)
    let map = MapViewController(earth: earth, location: place("48 10"))
    let stage = Stage(map, size: Size(width: 120, height: 120))
    map.mapStyle = .relief
    stage.advance(by: .milliseconds(17))
    let picture = stage.picture

    #expect(earth.failure?.path == folder.path + "/elevation.atlas")
    map.mapStyle = .plain
    stage.advance(by: .milliseconds(17))
    #expect(picture.differs(from: stage.picture, in: Rect(x: 0, y: 0, width: 120, height: 120)))
  }

  @Test("T16: a drag turns the globe and keeps the place under the pointer")
  func turning() throws {
    let tunnel = TunnelStage()
    let start = tunnel.tip(.start) + Point(x: -38, y: 12)
    let held = try #require(tunnel.coordinate(at: start, on: .start))

    tunnel.stage.grab(.point(start))
    for step in 1...4 {
      let point = start + Point(x: 8, y: -4) * Double(step)
      tunnel.stage.move(to: .point(point))
      let now = try #require(tunnel.point(held, on: .start))
      #expect(now.distance(to: point) < 1e-3)
    }
    tunnel.stage.drop()
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T16, D122: the globe glides after a quick drag, until a key or a press stops it")
  func inertia() {
    for isKey in [true, false] {
      let tunnel = TunnelStage()
      let map = tunnel.map(.start)
      tunnel.stage.drag(
        .point(tunnel.tip(.start) + Point(x: -40, y: 10)), by: Point(x: 30, y: 0), steps: 3)
      let dropped = map.camera
      tunnel.stage.advance(by: .milliseconds(50))
      #expect(map.camera != dropped)
      #expect(map.motion.isMoving)

      if isKey {
        tunnel.stage.window.moveFocus(to: map)
        tunnel.stage.press(.character("x"))
      } else {
        tunnel.stage.grab(.point(tunnel.tip(.start) + Point(x: -40, y: 10)))
      }
      let stopped = map.camera
      tunnel.stage.advance(by: .milliseconds(100))
      #expect(map.camera == stopped)
      #expect(!map.motion.isMoving)
    }
  }

  @Test("T16: the wheel zooms about the pointer")
  func wheel() throws {
    let tunnel = TunnelStage()
    let point = tunnel.tip(.start) + Point(x: 25, y: -15)
    let held = try #require(tunnel.coordinate(at: point, on: .start))
    let radius = tunnel.map(.start).camera.radius

    tunnel.stage.scroll(.point(point), by: Point(x: 0, y: 96))

    #expect(abs(tunnel.map(.start).camera.radius / radius - 1.25 * 1.25) < 1e-9)
    #expect(try #require(tunnel.point(held, on: .start)).distance(to: point) < 1e-3)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T16: two fingers zoom about their midpoint")
  func pinch() throws {
    let tunnel = TunnelStage()
    let point = tunnel.tip(.start) + Point(x: 20, y: 20)
    let held = try #require(tunnel.coordinate(at: point, on: .start))
    let radius = tunnel.map(.start).camera.radius

    tunnel.stage.pinch(.point(point), scale: 2, steps: 4)

    #expect(tunnel.map(.start).camera.radius > radius * 1.6)
    #expect(try #require(tunnel.point(held, on: .start)).distance(to: point) < 0.5)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T16: a double click zooms in there, and out with Shift")
  func doubleClick() throws {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    let radius = map.camera.radius
    let point = tunnel.tip(.start) + Point(x: -40, y: 20)
    let held = try #require(tunnel.coordinate(at: point, on: .start))

    tunnel.stage.tap(.point(point), count: 2)
    tunnel.arrive()
    #expect(abs(map.camera.radius - radius * 2) < 1e-6)
    #expect(try #require(tunnel.point(held, on: .start)).distance(to: point) < 1e-3)

    tunnel.stage.modifierFlags = .shift
    tunnel.stage.tap(.point(point), count: 2)
    tunnel.arrive()
    #expect(abs(map.camera.radius - radius) < 1e-6)
  }

  @Test("T16, T49: at a zoom limit nothing moves and nothing is drawn")
  func limits() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    let whole = map.camera
    let point = tunnel.tip(.start) + Point(x: 30, y: 10)
    tunnel.stage.scroll(.point(point), by: .zero)
    let frames = tunnel.stage.presentedFrames
    tunnel.stage.scroll(.point(point), by: Point(x: 0, y: -300))
    #expect(map.camera == whole)
    #expect(tunnel.stage.presentedFrames == frames)

    map.camera.radius = map.zoomLimits.largest
    tunnel.stage.turn()
    let nearest = map.camera
    tunnel.stage.scroll(.point(point), by: Point(x: 0, y: 300))
    tunnel.stage.press(.character("+"))
    #expect(map.camera == nearest)
    #expect(abs(nearest.metersPerPoint - ZoomLimits.closestPixel) < 1e-6)
  }

  @Test("T18: the scale bar's length is accurate at the center, and matches its label")
  func scaleBar() throws {
    let tunnel = TunnelStage(size: Size(width: 500, height: 420))
    let map = tunnel.map(.start)
    for meters in [12_000_000.0, 1_000_000, 30_000] {
      map.camera.radius = Camera.radius(showing: meters, across: map.bounds.width)
      tunnel.stage.turn()
      let notes = try #require(map.subviews.compactMap { $0 as? MapNotesView }.first)
      let bar = notes.scaleBar
      let text = try #require(bar.subviews.compactMap { $0 as? Label }.first).words
      #expect(text.hasSuffix(" at the center"))
      let digits = String(text.prefix { $0.isNumber || $0 == "," }.filter { $0 != "," })
      let number = try #require(Double(digits))
      let said = text.contains("km") ? number * 1000 : number
      let length = drawnLength(of: bar)
      #expect(abs(length * map.camera.metersPerPoint / said - 1) < 0.02)
    }
  }

  /// Returns the distance between the two ends of a bar, in points.
  private func drawnLength(of bar: ScaleBarView) -> Double {
    let scale = 8
    let width = Int(bar.bounds.width) * scale
    let bitmap = Bitmap(width: width, height: Int(bar.bounds.height) * scale)
    bar.draw(Canvas(bitmap: bitmap, scale: Double(scale)))
    let row = Int((bar.bounds.height - 4) * Double(scale))
    let bright = (0..<width).filter { bitmap[$0, row] >> 24 > 200 }
    guard let first = bright.first, let last = bright.last else { return 0 }
    // Both ends are strokes of the same width.
    return Double(last - first) / Double(scale) - 1.5
  }

  @Test("T19: each place is visible on exactly one of the two whole globes")
  func everyPlaceOnce() throws {
    let tunnel = TunnelStage()
    var random = SeededGenerator(seed: 19)
    for _ in 0..<1000 {
      let latitude = Double.random(in: -90...90, using: &random)
      let longitude = Double.random(in: -180..<180, using: &random)
      let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let seen = End.allCases.filter { tunnel.map($0).projection.shows(place) }
      #expect(seen.count == 1)
    }
  }
}

@MainActor
@Suite("A map in a navigation stack")
struct MapNavigationJourneys {
  let map = MapViewController(earth: TunnelStage.earth, location: place("48 10"))
  let navigation = NavigationController(rootViewController: ViewController())
  let stage: Stage

  init() {
    stage = Stage(navigation, size: Size(width: 240, height: 320))
    navigation.viewControllers[0].title = "Places"
    map.title = "Map"
    navigation.pushViewController(map, animated: false)
    stage.settle()
  }

  @Test("T4: a map fills a navigation controller, and its mark can be dragged there")
  func dragging() {
    #expect(map.view.frame == navigation.view.bounds)
    let before = map.currentLocation

    stage.drag("Start", by: Point(x: 20, y: 10))

    #expect(map.currentLocation != before)
    #expect(map.settledLocation == map.currentLocation)
  }

  @Test("T4: a map that is covered and shown again is the same map")
  func covered() {
    let picture = stage.picture
    navigation.pushViewController(ViewController(), animated: true)
    stage.settle()
    #expect(map.view.window == nil)

    navigation.popViewController(animated: true)
    stage.settle()

    #expect(!stage.picture.differs(from: picture, in: Rect(x: 0, y: 60, width: 240, height: 260)))
  }

  @Test("T4: a map in a window that is resized keeps filling the navigation controller")
  func resizing() {
    stage.resize(to: Size(width: 300, height: 260))
    stage.settle()

    #expect(map.view.frame.size == Size(width: 300, height: 260))
    #expect(map.view.safeAreaInsets.top == navigation.navigationBar.frame.height)
  }
}
