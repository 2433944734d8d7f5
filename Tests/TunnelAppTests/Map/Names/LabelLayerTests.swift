import Atlas
import Containers
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct LabelLayerTests {
  private let cross = Rect(x: 187, y: 137, width: 26, height: 26)
  private let under = Rect(x: 175, y: 165, width: 50, height: 16)

  /// Returns the number of bright pixels from labels and dots in a part of a map of London.
  private func letters(
    around obstacle: Rect?, isMark: Bool = true, in part: Rect
  ) throws -> Int {
    let size = Size(width: 400, height: 300)
    var scene = MapScene(
      camera: Camera(center: place("51.5085 -0.1257"), radius: 5000), size: size, scale: 1)
    scene.obstacles = obstacle.map { [$0] } ?? []
    scene.markCount = isMark ? scene.obstacles.count : 0
    let layer = LabelLayer(gazetteer: TunnelStage.earth.gazetteer, language: "en")
    try layer.place(for: scene)
    let image = Image.drawn(size: size) { layer.draw(on: $0) }
    var count = 0
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX)
      where image.bitmap[x, y] & 0xFF > 200 { count += 1 }
    }
    return count
  }

  @Test("T17: the label of a place covered by a mark is below the mark")
  func covered() throws {
    #expect(try letters(around: cross, in: under) > 60)
    #expect(try letters(around: nil, in: under) < 20)
    #expect(try letters(around: cross, in: cross.insetBy(dx: 8, dy: 8)) > 0, "the dot stays")
  }

  @Test("T17: a place behind the scale or the attribution has neither a label nor a dot")
  func behindNotes() throws {
    #expect(try letters(around: cross, isMark: false, in: under) < 20)
    #expect(try letters(around: cross, isMark: false, in: cross) == 0)
  }

  @Test("T37: An end that moves on does not take along the label of a country it has left")
  func endThatMoves() throws {
    var scene = MapScene(
      camera: Camera(center: place("10 20"), radius: 200), size: Size(width: 400, height: 440),
      scale: 1)
    let layer = LabelLayer(gazetteer: TunnelStage.earth.gazetteer, language: "en")
    var namesOfEnd: [String] { layer.shownLabels.filter(\.namesEnd).map(\.text) }

    scene.end = place("27 17")
    try layer.place(for: scene)
    #expect(namesOfEnd == ["Libya"])

    scene.isMoving = true
    scene.end = place("15 18")
    try layer.place(for: scene)
    #expect(namesOfEnd == ["Chad"])
  }
}
