import Atlas
import Containers
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct AreaNamesTests {
  private let size = Size(width: 400, height: 400)
  private let name = Size(width: 110, height: 30)
  private var area: Rect { Rect(origin: .zero, size: size) }

  private func projection(around center: String) -> Orthographic {
    Orthographic(camera: Camera(center: place(center), radius: 190), center: [200, 200])
  }

  private func areaNames() throws -> AreaNames {
    let gazetteer = TunnelStage.earth.gazetteer
    return AreaNames(seas: try gazetteer.seas(), countries: try gazetteer.countries())
  }

  private func oceans() throws -> [MapLabel] {
    var source = try LabelSource(gazetteer: TunnelStage.earth.gazetteer)
    return source.labels(
      for: Camera(center: place("0 0"), radius: 190), reach: .degrees(90), size: size
    ).filter { $0.identifier.kind == .ocean }
  }

  @Test("T17: labels of oceans are on their ocean and never on land, at any camera")
  func water() throws {
    let land = try TunnelStage.earth.gazetteer.land()
    let seas = try TunnelStage.earth.gazetteer.seas()
    let names = try areaNames()
    var (count, points, onLand) = (0, 0, 0)
    for longitude in stride(from: -180, to: 180, by: 45) {
      for latitude in [-70, -40, 0, 40, 70] {
        let projection = projection(around: "\(latitude) \(longitude)")
        for ocean in try oceans() {
          guard
            let vector = names.place(
              for: ocean, size: name, standing: nil, in: projection, area: area, around: [])
          else { continue }
          count += 1
          #expect(seas.sea(at: vector.coordinate)?.id == ocean.identifier.number)
          let position = try #require(projection.position(of: vector))
          for way in stride(from: -55.0, through: 55, by: 5) {
            let coordinate = try #require(projection.coordinate(at: position + [way, 0]))
            points += 1
            if land.isLand(at: coordinate) { onLand += 1 }
          }
        }
      }
    }
    // Islets may be below a label.
    #expect(count > 60, "\(count), \(onLand) of \(points)")
    #expect(onLand * 50 < points, "\(count), \(onLand) of \(points)")
  }

  @Test("T17: the label of an ocean keeps its position while that is possible")
  func standing() throws {
    let names = try areaNames()
    let pacific = try #require(try oceans().first { $0.text == "SOUTH PACIFIC OCEAN" })
    let stood = UnitVector(place("-20 -120"))
    func found(_ obstacles: [Rect]) -> UnitVector? {
      names.place(
        for: pacific, size: name, standing: stood, in: projection(around: "-20 -120"), area: area,
        around: obstacles)
    }
    #expect(found([])?.components == stood.components)
    let moved = try #require(found([Rect(x: 195, y: 195, width: 10, height: 10)]))
    #expect(moved.components != stood.components)
    #expect(found([area]) == nil)
  }
}
