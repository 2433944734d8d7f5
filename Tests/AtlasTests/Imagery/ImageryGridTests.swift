import CGlobe
import Foundation
import Testing

@testable import Atlas

@Suite("The pixel grid of imagery")
struct ImageryGridTests {
  struct View: CustomTestStringConvertible, Sendable {
    var latitude: Double
    var longitude: Double
    var radius: Double
    var testDescription: String { "\(latitude), \(longitude), radius \(radius)" }
  }

  static let views: [View] = [
    View(latitude: 56.55, longitude: 8.316667, radius: 210),
    View(latitude: -56.55, longitude: -171.683333, radius: 210),
    View(latitude: 90, longitude: 0, radius: 210),
    View(latitude: -90, longitude: 120, radius: 210),
    View(latitude: 0, longitude: -180, radius: 210),
    View(latitude: 88, longitude: 179.99, radius: 2000),
    View(latitude: -89.9, longitude: 3, radius: 6524),
    View(latitude: 0, longitude: 0, radius: 600),
    View(latitude: 12, longitude: 179.9, radius: 6524),
    View(latitude: 56, longitude: 10, radius: 6524),
    View(latitude: -78, longitude: -179, radius: 6524),
    View(latitude: 40, longitude: -3, radius: 50000),
  ]

  @Test("places every pixel within 0.25 pixels of double precision", arguments: views)
  func accuracy(_ view: View) throws {
    let size = (width: 1024, height: 440)
    let projection = Orthographic(
      camera: Camera(
        center: try #require(Coordinate(latitude: view.latitude, longitude: view.longitude)),
        radius: view.radius),
      center: [512.25, 219.75])
    let level = ImageryLevel(width: 16384, height: 8192, tileSize: 512)
    let grid = ImageryGrid(projection, level: level)
    var worst = 0.0
    var count = 0
    for row in stride(from: 0, to: size.height, by: 7) {
      let columns = grid.columns(ofRow: row, width: size.width)
      var blocks = vector_globe_blocks()
      for start in stride(from: columns.lowerBound, to: columns.upperBound, by: 512) {
        let some = start..<min(start + 512, columns.upperBound)
        grid.begin(&blocks, columns: some, row: row)
        for index in 0..<(some.count + 7) / 8 {
          let block = grid.block(index, of: &blocks)
          for lane in 0..<8 where start + 8 * index + lane < columns.upperBound {
            let pixel = SIMD2(Double(start + 8 * index + lane) + 0.5, Double(row) + 0.5)
            guard projection.vector(at: pixel) != nil else { continue }
            let seen = Self.vector(u: block.u[lane], v: block.v[lane], level: level)
            let offset = projection.plane(of: seen) - pixel
            worst = max(worst, (offset * offset).sum().squareRoot())
            count += 1
          }
        }
      }
    }
    #expect(count > 5000)
    #expect(worst <= 0.25)
  }

  @Test("covers exactly the pixels that the globe touches")
  func columns() {
    let projection = Orthographic(
      camera: Camera(center: UnitVector(direction: [1, 0, 0]).coordinate, radius: 10),
      center: [20, 15])
    let grid = ImageryGrid(projection, level: ImageryLevel(width: 64, height: 32, tileSize: 64))

    #expect(grid.columns(ofRow: 15, width: 40) == 9..<31)
    #expect(grid.columns(ofRow: 15, width: 25) == 9..<25)
    #expect(grid.columns(ofRow: 3, width: 40).isEmpty)
    #expect(grid.columns(ofRow: 26, width: 40).isEmpty)
    #expect(grid.columns(ofRow: 5, width: 40).count == 10)
  }

  static func vector(u: Int32, v: Int32, level: ImageryLevel) -> SIMD3<Double> {
    let longitude = ((Double(u) + 128) / 256 / Double(level.width) - 0.5) * 2 * .pi
    let latitude = (0.5 - (Double(v) + 128) / 256 / Double(level.height)) * .pi
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
  }
}

extension Orthographic {
  fileprivate func plane(of vector: SIMD3<Double>) -> SIMD2<Double> {
    [center.x + radius * (vector * east).sum(), center.y - radius * (vector * north).sum()]
  }
}
