import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Digging")
struct DiggingJourneys {
  @Test("T9: at launch the child is near Lemvig and the cross at its antipode")
  func launch() {
    let tunnel = TunnelStage()

    #expect(tunnel.stage.value(of: "Start")?.hasPrefix("56°33.000′N 8°19.000′E") == true)
    #expect(tunnel.stage.value(of: "End")?.hasPrefix("56°33.000′S 171°41.000′W") == true)
    #expect(tunnel.agrees)
  }

  @Test("T9a: launch shows two whole globes centered on the ends")
  func wholeGlobes() {
    let tunnel = TunnelStage()

    for end in End.allCases {
      let map = tunnel.map(end)
      #expect(map.camera.radius * 2 < min(map.bounds.width, map.bounds.height))
      #expect(map.camera.radius * 2 > min(map.bounds.width, map.bounds.height) * 0.9)
      #expect(tunnel.tip(end).distance(to: map.convert(map.bounds.center, to: nil)) < 1e-6)
    }
  }

  @Test("T10, T11: dragging the child moves the mark on the other globe to the antipode")
  func dragging() {
    let tunnel = TunnelStage()

    tunnel.drag(.start, to: "30°N 0°E")

    #expect(tunnel.stage.value(of: "Start")?.hasPrefix("30°00.000′N 0°00.000′E") == true)
    #expect(tunnel.stage.value(of: "End")?.hasPrefix("30°00.000′S 180°00.000′W") == true)
    #expect(tunnel.agrees)
  }

  @Test("T10, T11: dragging the cross moves the child")
  func draggingTheCross() {
    let tunnel = TunnelStage()

    tunnel.drag(.target, to: "40°S 175°E")

    #expect(tunnel.stage.value(of: "End")?.hasPrefix("40°00.000′S 175°00.000′E") == true)
    #expect(tunnel.stage.value(of: "Start")?.hasPrefix("40°00.000′N 5°00.000′W") == true)
    #expect(tunnel.agrees)
  }

  @Test("T9a: turning one globe does not move the other; Home returns both to their ends")
  func home() {
    let tunnel = TunnelStage()
    let other = tunnel.map(.target).camera
    let whole = tunnel.map(.start).camera

    tunnel.stage.drag(.point(tunnel.tip(.start) + Point(x: -40, y: 5)), by: Point(x: 12, y: 9))
    tunnel.stage.advance(by: .milliseconds(100))
    #expect(tunnel.map(.start).camera.center != tunnel.root.dig.entrance)
    #expect(tunnel.map(.target).camera == other)

    tunnel.stage.press(.home)
    tunnel.arrive()
    #expect(tunnel.map(.start).camera == whole)
    #expect(tunnel.map(.target).camera == other)
  }

  @Test("T9b: Enter digs at the center of the focused globe")
  func enter() {
    let tunnel = TunnelStage()
    tunnel.map(.start).camera.center = place("20 30")

    tunnel.stage.press(.enter)
    tunnel.arrive()

    #expect(tunnel.root.dig.entrance.distance(to: place("20 30")) < 1)
    #expect(tunnel.agrees)
  }

  @Test("T9b: a long press digs at the finger")
  func longPress() throws {
    let tunnel = TunnelStage()
    let point = try #require(tunnel.point(place("40 20"), on: .start))

    tunnel.stage.send(.fingerDown(id: 1, point))
    tunnel.stage.advance(by: .milliseconds(900))
    tunnel.stage.send(.fingerUp(id: 1, point))
    tunnel.arrive()

    #expect(tunnel.root.dig.entrance.distance(to: place("40 20")) < 1)
    #expect(tunnel.agrees)
  }

  @Test("T9b: the context menu digs where it was opened, by mouse or by key")
  func contextMenu() throws {
    let tunnel = TunnelStage()
    let point = try #require(tunnel.point(place("30 0"), on: .start))

    tunnel.stage.tap(.point(point), button: .secondary)
    tunnel.stage.tap("Dig here")
    tunnel.arrive()
    #expect(tunnel.root.dig.entrance.distance(to: place("30 0")) < 1)
    #expect(tunnel.stage.element("Dig here") == nil)

    tunnel.stage.press(.home)
    tunnel.arrive()
    tunnel.map(.start).camera.center = place("-10 20")
    tunnel.stage.window.moveFocus(to: tunnel.map(.start))
    tunnel.stage.press(.menu)
    #expect(tunnel.stage.element("Dig here") != nil)
    tunnel.stage.press(.enter)
    tunnel.arrive()
    #expect(tunnel.root.dig.entrance.distance(to: place("-10 20")) < 1)
    #expect(tunnel.agrees)
  }

  @Test("Escape closes the context menu without digging")
  func closingTheMenu() {
    let tunnel = TunnelStage()
    tunnel.stage.press(.function(10), modifierFlags: .shift)
    #expect(tunnel.stage.element("Dig here") != nil)

    tunnel.stage.press(.escape)

    #expect(tunnel.stage.element("Dig here") == nil)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("A press beside the context menu closes it")
  func pressingBesideTheMenu() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 560))
    tunnel.stage.tap(.point(tunnel.tip(.start) + Point(x: -40, y: 10)), button: .secondary)
    #expect(tunnel.stage.element("Dig here") != nil)

    tunnel.stage.tap(.at(12, 12))

    #expect(tunnel.stage.element("Dig here") == nil)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T9b: behind its globe an end is drawn hollow on the limb, and can be dragged from there")
  func behind() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    map.camera.center = place("-40 -100")
    tunnel.stage.turn()

    #expect(tunnel.annotation(.start).isBehind)
    let middle = map.convert(map.bounds.center, to: nil)
    #expect(abs(tunnel.tip(.start).distance(to: middle) - map.camera.radius) < 1e-6)
    let inward = (middle - tunnel.tip(.start)) * 0.6
    tunnel.stage.drag("Start", by: inward)

    #expect(!tunnel.annotation(.start).isBehind)
    #expect(tunnel.root.dig.entrance != Dig.denmark.entrance)
    #expect(tunnel.agrees)
  }

  @Test("T9b: Shift and the arrow keys move the end in small steps")
  func nudging() {
    let tunnel = TunnelStage()
    let tip = tunnel.tip(.start)

    tunnel.stage.press(.rightArrow, modifierFlags: .shift)
    #expect(abs(tunnel.tip(.start).x - tip.x - 4) < 1e-3)
    #expect(abs(tunnel.tip(.start).y - tip.y) < 1e-3)
    tunnel.stage.press(.downArrow, modifierFlags: .shift)
    #expect(abs(tunnel.tip(.start).y - tip.y - 4) < 1e-3)
    #expect(tunnel.agrees)
  }

  @Test("T10: grabbing raises the annotation by 10 points in 0.2 s, dropping lowers it")
  func lifting() {
    let tunnel = TunnelStage()
    let annotation = tunnel.annotation(.start)

    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 3, y: 0)))
    #expect(annotation.transform == Transform(translationX: 0, y: -10))
    let rising = tunnel.stage.picture
    tunnel.stage.advance(by: .milliseconds(200))
    let up = tunnel.stage.picture
    tunnel.stage.advance(by: .milliseconds(200))
    let map = tunnel.container(.start).frame
    #expect(rising.differs(from: up, in: map))
    #expect(!tunnel.stage.picture.differs(from: up, in: map))

    tunnel.stage.drop()
    #expect(annotation.transform == .identity)
  }

  @Test("T10: Escape returns the annotation to where it was")
  func escape() {
    let tunnel = TunnelStage()
    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 20, y: 10)), steps: 4)
    #expect(tunnel.root.dig != .denmark)

    tunnel.stage.press(.escape)

    #expect(tunnel.root.dig == .denmark)
    #expect(tunnel.agrees)
    #expect(tunnel.annotation(.start).transform == .identity)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 20, y: 10)), steps: 4)
    tunnel.stage.drop()
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T11: the other map follows in the same frame as each mouse event")
  func sameFrame() {
    let tunnel = TunnelStage()
    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 4, y: 0)))
    tunnel.stage.advance(by: .milliseconds(300))
    for step in 1...5 {
      let before = tunnel.stage.picture
      let frames = tunnel.stage.presentedFrames
      let window = tunnel.stage.platform.windows[0].identifier
      let point = tunnel.stage.pointer + Point(x: 3 * Double(step), y: Double(step))
      tunnel.stage.platform.post(
        .input(
          window: window, .pointerMoved(point, modifiers: []), timestamp: tunnel.stage.platform.now)
      )
      tunnel.stage.turn()

      #expect(tunnel.stage.presentedFrames == frames + 1)
      #expect(tunnel.root.dig.exit == tunnel.root.dig.entrance.antipode)
      #expect(tunnel.agrees)
      for end in End.allCases {
        let card = tunnel.container(end).frame
        #expect(tunnel.stage.picture.differs(from: before, in: card))
      }
      #expect(tunnel.map(.target).camera.center == tunnel.root.dig.exit)
    }
  }

  @Test("T11: near the edge the globe turns along; beyond it the annotation stays on the limb")
  func edge() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    let start = map.camera
    tunnel.grab(.start)
    tunnel.stage.move(to: .point(tunnel.stage.pointer + Point(x: 140, y: 0)), steps: 5)
    let middle = map.convert(map.bounds.center, to: nil)
    #expect(abs(tunnel.tip(.start).distance(to: middle) - map.camera.radius) < 0.01)

    tunnel.stage.advance(by: .milliseconds(200))

    #expect(map.camera.center != start.center)
    #expect(map.camera.radius == start.radius)
    #expect(abs(tunnel.tip(.start).distance(to: middle) - map.camera.radius) < 0.01)
    #expect(tunnel.agrees)
    tunnel.stage.drop()
    tunnel.arrive()
    #expect(tunnel.agrees)
  }

  @Test(
    "T13: the ends are antipodes to the bit, including at the poles and the date line",
    arguments: ["90 0", "-90 0", "0 180", "12.3456789 -180", "-45 179.999999999", "0 0"])
  func antipodes(start: String) {
    let tunnel = TunnelStage(start)

    #expect(tunnel.root.dig.exit.antipode == place(start))
    #expect(tunnel.agrees)
    for text in [tunnel.stage.value(of: "Copy start"), tunnel.stage.value(of: "Copy end")] {
      #expect(text?.contains("-") == false)
    }
    let end = CoordinateFormat.exact.string(for: tunnel.root.dig.exit)
    #expect(!end.contains("-0,"))
    #expect(!end.hasSuffix("-0"))
  }

  @Test("T14: the strip shows both coordinates, and a press copies them as shown")
  func copying() {
    let tunnel = TunnelStage()
    #expect(tunnel.stage.value(of: "Copy start") == "56°33′00″N 8°19′00″E")
    #expect(tunnel.stage.value(of: "Copy end") == "56°33′00″S 171°41′00″W")

    tunnel.stage.tap("Copy start")
    #expect(tunnel.stage.platform.clipboard == "56°33′00″N 8°19′00″E")
    tunnel.stage.tap("Copy end")
    #expect(tunnel.stage.platform.clipboard == "56°33′00″S 171°41′00″W")
  }
}
