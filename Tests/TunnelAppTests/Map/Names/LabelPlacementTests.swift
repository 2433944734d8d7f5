import Atlas
import Containers
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct LabelPlacementTests {
  private func request(
    _ number: Int, _ candidates: [Rect], importance: Double = 50, sparesReserved: Bool = false
  ) -> LabelPlacement.Request {
    var places = LabelCandidates()
    for candidate in candidates { places.append(candidate) }
    return LabelPlacement.Request(
      identifier: MapLabel.Identifier(kind: .country, number: number), importance: importance,
      candidates: places, sparesReserved: sparesReserved)
  }

  @Test("T17: for any requests, no two labels overlap, leave the area or are covered")
  func noOverlap() {
    var random = SeededGenerator(seed: 17)
    var placement = LabelPlacement()
    let area = Rect(x: 4, y: 4, width: 392, height: 292)
    let obstacles = [Rect(x: 180, y: 120, width: 50, height: 60)]
    for _ in 0..<40 {
      let requests = (0..<80).map { number in
        let x = Double.random(in: -20...400, using: &random)
        let y = Double.random(in: -20...300, using: &random)
        let size = Size(width: Double.random(in: 20...90, using: &random), height: 14)
        return request(
          number,
          [
            Rect(x: x + 5, y: y, width: size.width, height: size.height),
            Rect(x: x - 5 - size.width, y: y, width: size.width, height: size.height),
          ])
      }
      let placed = placement.place(requests, in: area, around: obstacles).map(\.rect)
      #expect(!placed.isEmpty)
      for (index, rect) in placed.enumerated() {
        #expect(area.contains(rect))
        #expect(!rect.intersects(obstacles[0]))
        #expect(!placed[..<index].contains { $0.intersects(rect) })
      }
    }
  }

  private let left = Rect(x: 20, y: 20, width: 40, height: 10)
  private let right = Rect(x: 80, y: 20, width: 40, height: 10)
  private let area = Rect(x: 0, y: 0, width: 200, height: 100)

  @Test("T17: while the map moves, a label stays on its side of the dot, whatever else appears")
  func standing() {
    var placement = LabelPlacement()
    let first = placement.place([request(1, [right, left])], in: area, around: [right])
    #expect(first.map(\.rect) == [left])

    let giant = request(2, [left], importance: 90)
    let second = placement.place([giant, request(1, [right, left])], in: area, isMoving: true)
    #expect(second.map(\.index) == [1])
    #expect(second.first?.rect == left)
  }

  @Test("T17: at rest earlier positions have no effect")
  func rest() {
    var placement = LabelPlacement()
    _ = placement.place([request(1, [right, left])], in: area, around: [right])

    let again = placement.place(
      [request(2, [right], importance: 60), request(1, [left, right])], in: area)
    var fresh = LabelPlacement()
    let expected = fresh.place(
      [request(2, [right], importance: 60), request(1, [left, right])], in: area)
    #expect(again.map(\.rect) == expected.map(\.rect))
    #expect(again.map(\.index) == [0, 1])
  }

  @Test("T17: a label avoids reserved areas if it can")
  func reserved() {
    var placement = LabelPlacement()
    func placed(_ candidates: [Rect]) -> [Rect] {
      placement.place(
        [request(1, candidates, sparesReserved: true)], in: area, sparing: [left]
      ).map(\.rect)
    }
    #expect(placed([left, right]) == [right])
    #expect(placed([left]) == [left])
  }

  @Test("The more important label goes first")
  func importance() {
    var placement = LabelPlacement()
    let place = Rect(x: 20, y: 20, width: 40, height: 10)
    let placed = placement.place(
      [request(1, [place], importance: 10), request(2, [place], importance: 20)],
      in: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(placed.map(\.index) == [1])
  }

  @Test("T47: a label avoids pins, except for the one on its own dot")
  func pins() {
    var placement = LabelPlacement()
    func placed(dot: Point?, _ pins: [Rect]) -> [Rect] {
      var label = request(1, [right, left])
      label.dot = dot
      return placement.place([label], in: area, pins: pins).map(\.rect)
    }
    let pin = Rect(center: Point(x: 84, y: 25), size: Size(width: 13, height: 13))
    #expect(placed(dot: nil, []) == [right])
    #expect(placed(dot: nil, [pin]) == [left])
    #expect(placed(dot: pin.center, [pin]) == [right])
    #expect(placed(dot: pin.center, [pin.offsetBy(dx: 20, dy: 0)]) == [left])
  }

  @Test("T47: pins are in sight on the near side, and no names overlap them")
  func pinsOnTheGlobe() throws {
    var scene = MapScene(
      camera: Camera(center: place("50 10"), radius: 1500), size: Size(width: 600, height: 600),
      scale: 1)
    let places = try TunnelStage.earth.gazetteer.places()
    scene.pins =
      (0..<1000).map { number in
        let id = places.count / 1000 * number
        return MapScene.Pin(.favorite, at: places.coordinate(of: id), named: "")
      } + [MapScene.Pin(.home, at: place("52.52 13.405"), named: "")]
    let pins = PinLayer()
    pins.place(for: scene)
    #expect(pins.frames.count > 20)
    #expect(pins.frames.count < 600)
    let layer = LabelLayer(gazetteer: TunnelStage.earth.gazetteer, language: "en")
    try layer.place(for: scene, around: pins.frames)
    #expect(layer.shownLabels.count > 10)
    for (label, box) in zip(layer.shownLabels, layer.shownBoxes) {
      // Beside its dot, the frame has the dot, and the text is 10 points from the center of a pin.
      let center = pins.frames.first { pin in
        box.contains(pin.center) && label.hasDot
      }?.midX
      var text = box
      if let center {
        text.size.width -= 19
        if center < box.midX { text.origin.x += 19 }
      }
      #expect(!pins.frames.contains { $0.intersects(text) }, "\(label.text)")
    }
    scene.camera.center = place("-50 -170")
    pins.place(for: scene)
    #expect(!pins.frames.contains { $0.width > 14 })
  }
}
