import Atlas
import Containers
import ContainersTesting
import Foundation
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

/// What both maps show after a drop, and how to get back.
@MainActor
@Suite("Dropping")
struct DropJourneys {
  nonisolated private static let starts = [
    "40°N 4°W", "56.55 8.316667", "30 -60", "36 -5", "20 -155", "-48.88 -123.39",
  ]

  /// Returns the names of countries and towns on a map, without its margins.
  private func namesOfLand(_ map: MapView) throws -> [String] {
    let layer = LabelLayer(gazetteer: TunnelStage.earth.gazetteer, language: "en")
    var scene = map.scene
    scene.end = nil
    try layer.place(for: scene)
    return layer.shownLabels.filter { label in
      guard label.isOnLand, let seen = map.projection.position(of: label.vector) else {
        return false
      }
      return map.bounds.contains(Point(x: seen.x, y: seen.y))
    }.map(\.text)
  }

  @Test(
    "T12, T49: after a drop both maps have one scale, 3000 km across or wider", arguments: starts)
  func start(start: String) {
    let tunnel = TunnelStage()
    tunnel.map(.start).onDigHere?(place(start))
    tunnel.arrive()

    let map = tunnel.map(.start)
    #expect(map.camera.center == place(start))
    #expect(map.camera.meters(across: map.bounds.width) > 2_999_999)
    #expect(map.camera.radius == tunnel.map(.target).camera.radius)
  }

  @Test("T12: with land at both ends both maps are 3000 km across")
  func landAtBothEnds() {
    let tunnel = TunnelStage()
    tunnel.map(.start).onDigHere?(place("40°N 4°W"))
    tunnel.arrive()
    for end in End.allCases {
      let map = tunnel.map(end)
      #expect(abs(map.camera.meters(across: map.bounds.width) - 3_000_000) < 1)
    }
  }

  @Test("T49: a map that a person zooms leaves the other as it is")
  func zoomedAlone() {
    let tunnel = TunnelStage()
    tunnel.map(.start).onDigHere?(place("40°N 4°W"))
    tunnel.arrive()
    let other = tunnel.map(.target).camera
    tunnel.map(.start).zoom(by: 2, about: .zero)
    tunnel.arrive()
    #expect(tunnel.map(.target).camera == other)
  }

  @Test(
    "T49: an end at sea shows the nearest land, with a line to it, its name and its distance",
    arguments: ["56.55 8.316667", "48.88 56.61", "-10 150"])
  func nearestLand(start: String) throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 900))
    #expect(tunnel.map(.target).landNote.isHidden)
    tunnel.map(.start).onDigHere?(place(start))
    tunnel.arrive()

    let map = tunnel.map(.target)
    let name = try #require(tunnel.root.coordinators.naming.names.target)
    let land = try #require(name.land)
    let line = Shape(.line, through: [tunnel.root.dig.exit, land.coordinate])
    #expect(map.scene.landLine == [line])
    let seen = try #require(map.projection.position(of: land.coordinate))
    #expect(map.bounds.contains(Point(x: seen.x, y: seen.y)))
    #expect(!map.landNote.isHidden)
    #expect(map.landNote.text == name.setting)
    let room = map.bounds.insetBy(dx: 7, dy: 7)
    #expect(room.union(map.landNote.frame) == room)
    #expect(!map.landNote.frame.intersects(map.annotations[0].frame.insetBy(dx: 8, dy: 8)))

    tunnel.root.flyHome()
    tunnel.arrive()
    #expect(map.scene.landLine.isEmpty)
    #expect(map.landNote.isHidden)
  }

  @Test("T49: an end on land has no line")
  func noLine() {
    let tunnel = TunnelStage()
    tunnel.map(.start).onDigHere?(place("40°N 4°W"))
    tunnel.arrive()
    for end in End.allCases {
      #expect(tunnel.map(end).scene.landLine.isEmpty)
      #expect(tunnel.map(end).landNote.isHidden)
    }
  }

  @Test(
    "T12: the target's map zooms out from 3000 km until it shows land with a name",
    arguments: starts)
  func target(start: String) throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 900))
    tunnel.map(.start).onDigHere?(place(start))
    tunnel.arrive()

    let map = tunnel.map(.target)
    #expect(map.camera.center == place(start).antipode)
    #expect(map.camera.meters(across: map.bounds.width) > 2_999_999)
    #expect(map.camera.radius >= map.zoomLimits.smallest)
    let land = try TunnelStage.earth.gazetteer.land()
    let names = try namesOfLand(map)
    #expect(!names.isEmpty || land.isLand(at: map.camera.center))
  }

  @Test("T12: every zoomed globe has a locator in its corner that returns to the whole globe")
  func locator() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    let whole = map.camera
    #expect(map.locator.isHidden)

    map.onDigHere?(place("40 -4"))
    tunnel.arrive()
    for end in End.allCases {
      let map = tunnel.map(end)
      #expect(!map.locator.isHidden)
      #expect(map.locator.camera == map.camera)
      #expect(map.bounds.contains(map.locator.frame))
    }
    tunnel.stage.tap(
      .point(map.locator.convert(map.locator.bounds.center, to: nil)))
    tunnel.arrive()
    for end in End.allCases {
      #expect(tunnel.map(end).isWhole)
      #expect(tunnel.map(end).locator.isHidden)
      #expect(tunnel.map(end).camera.radius == whole.radius)
    }
  }

  @Test("T12, T30: the locator is reachable by keyboard and has an accessibility hint")
  func locatorByKeyboard() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    map.onDigHere?(place("40 -4"))
    tunnel.arrive()
    #expect(map.locator.accessibility.label == "Home")
    #expect(map.locator.accessibility.traits.contains(.button))

    for _ in 0..<12 where tunnel.stage.window.focusedView !== map.locator {
      tunnel.stage.press(.tab)
    }
    #expect(tunnel.stage.window.focusedView === map.locator)
    tunnel.stage.press(.enter)
    tunnel.arrive()
    #expect(map.isWhole)
    #expect(map.locator.isHidden)
    #expect(map.showsFocus)
  }

  @Test("T39: the tooltip of the locator describes its action and its key")
  func locatorTooltip() {
    let tunnel = TunnelStage(size: Size(width: 600, height: 900))
    let map = tunnel.map(.start)
    map.onDigHere?(place("40 -4"))
    tunnel.arrive()
    let middle = map.locator.convert(map.locator.bounds.center, to: nil)
    tunnel.stage.send(.pointerMoved(middle, modifiers: []))
    tunnel.stage.advance(by: .seconds(1))

    let labels = tunnel.stage.window.subviews.flatMap(\.subviews).compactMap { $0 as? Label }
    #expect(labels.contains { $0.text == "Back to both whole globes  Home" })
  }

  @Test("T12: an end out of sight has a pointer at the edge that brings the map back")
  func pointer() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    map.onDigHere?(place("40 -4"))
    tunnel.arrive()
    #expect(map.pointers.allSatisfy { $0.isHidden })

    let across = map.camera.meters(across: map.bounds.width)
    map.camera.center = place("40 60")
    tunnel.stage.turn()
    let pointer = map.pointers[0]
    #expect(!pointer.isHidden)
    #expect(pointer.center.x < map.bounds.midX)
    #expect(cos(pointer.direction) < -0.8)
    #expect(map.bounds.contains(pointer.frame))
    #expect(!pointer.frame.intersects(map.locator.frame))

    tunnel.stage.tap("Back to start")
    tunnel.arrive()
    #expect(map.camera.center == place("40 -4"))
    #expect(abs(map.camera.meters(across: map.bounds.width) - across) < 1)
    #expect(pointer.isHidden)
    #expect(tunnel.agrees)
  }

  @Test("T12, T30: a pointer leaves its focus to the map when it hides, and the flight goes on")
  func pointerByKeyboard() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    map.onDigHere?(place("40 -4"))
    tunnel.arrive()
    map.camera.center = place("40 60")
    tunnel.stage.turn()
    tunnel.stage.window.moveFocus(to: map.pointers[0])

    tunnel.stage.press(.enter)
    // The end is in sight before the flight is over.
    for _ in 0..<30 where !map.pointers[0].isHidden {
      tunnel.stage.advance(by: .milliseconds(50))
    }
    #expect(map.motion.isMoving)
    #expect(map.showsFocus)
    tunnel.arrive()
    #expect(map.camera.center == place("40 -4"))
  }

  @Test("T12: a whole globe has no pointers: an end behind it is on the limb")
  func wholeGlobe() {
    let tunnel = TunnelStage()
    let map = tunnel.map(.start)
    map.camera.center = place("-50 -150")
    tunnel.stage.turn()
    #expect(map.isWhole)
    #expect(map.pointers[0].isHidden)
  }

  @Test("T17: a map has the same labels after a round trip, and none moves on the way")
  func rest() {
    let tunnel = TunnelStage(size: Size(width: 360, height: 420))
    let map = tunnel.map(.start)
    let before = tunnel.stage.picture
    for key in [KeyCode.rightArrow, .rightArrow, .upArrow, .leftArrow, .leftArrow, .downArrow] {
      tunnel.stage.press(key)
    }
    tunnel.stage.press(.home)
    tunnel.stage.advance(by: .seconds(1))
    #expect(!map.scene.isMoving)
    tunnel.stage.window.moveFocus(to: map)
    tunnel.stage.advance(by: .milliseconds(200))
    #expect(!before.differs(from: tunnel.stage.picture, in: tunnel.container(.target).frame))
  }
}
