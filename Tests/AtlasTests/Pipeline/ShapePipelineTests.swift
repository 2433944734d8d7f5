import Testing

@testable import Atlas

@Suite("The pipeline of shapes")
struct ShapePipelineTests {
  typealias Sphere = CollectingSink<SIMD3<Double>>
  typealias Plane = CollectingSink<SIMD2<Double>>

  private func direction(_ latitude: Double, _ longitude: Double) -> SIMD3<Double> {
    LineFixture.line([(latitude, longitude)])[0]
  }

  @Test("rotates the camera's center toward the viewer and north up")
  func rotation() {
    let projection = TestRaster(width: 2, height: 2).projection(30, 40, radius: 1)
    var stage = RotationStage(next: Sphere(), projection: projection)
    stage.send(.line, [direction(30, 40), direction(90, 0), direction(0, 130)])

    let points = stage.next.shapes[0].points
    #expect((points[0] - [0, 0, 1]).isSmall)
    #expect(abs(points[1].x) < 1e-12)
    #expect(points[1].y > 0)
    #expect((points[2] - [1, 0, 0]).isSmall)
  }

  @Test("keeps the part of a line on the near side, exactly to the limb")
  func horizonOfLine() {
    var stage = HorizonStage(next: Sphere())
    let tilted = UnitVector(direction: [1, 0.3, -1]).components
    stage.send(.line, [[0, 0, 1], tilted, [-1, 0, 0], [0, 0, 1], [0, 1, 0]])

    #expect(stage.next.shapes.count == 2)
    let cut = stage.next.shapes[0].points[1]
    #expect(cut.z == 0)
    #expect(abs((cut * cut).sum() - 1) < 1e-12)
    #expect(abs(cut.y / cut.x - 0.3) < 1e-12)
    #expect(stage.next.shapes[1].points.count == 4)
  }

  @Test("closes a ring along the limb and drops an invisible one")
  func horizonOfRing() {
    var stage = HorizonStage(next: Sphere())
    let far = [direction(0, 170), direction(10, 180), direction(-10, 180)]
    let view = RotationStage(
      next: stage, projection: TestRaster(width: 2, height: 2).projection(0, 0, radius: 1))
    var turned = view
    turned.send(.ring, far)
    #expect(turned.next.next.shapes.isEmpty)

    stage.send(.ring, [[0, 0, 1], UnitVector(direction: [1, 1, -1]).components, [0, 1, 0]])
    let ring = stage.next.shapes[0]
    #expect(ring.kind == .ring)
    #expect(ring.points.allSatisfy { $0.z >= 0 && abs(($0 * $0).sum() - 1) < 1e-12 })
    #expect(ring.points.count == 5)
  }

  @Test("curves long lines along great circles, within a tenth of a pixel")
  func resampling() {
    var stage = ResamplingStage(next: Sphere(), radius: 500)
    stage.send(.line, [[1, 0, 0], [0, 0, 1]])

    let points = stage.next.shapes[0].points
    #expect(points.first == [1, 0, 0])
    #expect(points.last == [0, 0, 1])
    for (a, b) in zip(points, points.dropFirst()) {
      let middle = (a + b) / 2
      #expect(500 * (1 - (middle * middle).sum().squareRoot()) < 0.101)
      #expect(abs((b * b).sum() - 1) < 1e-12)
      #expect(b.y == 0)
    }
  }

  @Test("curves the closing side of a ring too")
  func resamplingOfRing() {
    var stage = ResamplingStage(next: Sphere(), radius: 100)
    stage.send(.ring, [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    #expect(stage.next.shapes[0].points.count > 50)
    #expect(stage.next.shapes[0].points.filter { $0.y == 0 }.count > 17)
  }

  @Test("clips a line into the pieces inside the viewport")
  func viewportOfLine() {
    var stage = ViewportStage(next: Plane(), low: [0, 0], high: [10, 10])
    stage.send(.line, [[-5, 5], [5, 5], [15, 5], [15, 8], [5, 8], [5, -20]])

    let pieces = stage.next.shapes.map(\.points)
    #expect(pieces == [[[0, 5], [5, 5], [10, 5]], [[10, 8], [5, 8], [5, 0]]])
  }

  @Test("clips a ring without changing its area in the viewport")
  func viewportOfRing() {
    var stage = ViewportStage(next: Plane(), low: [0, 0], high: [10, 10])
    stage.send(.ring, [[-5, 5], [5, -5], [15, 5], [5, 15]])
    stage.send(.ring, [[20, 20], [30, 20], [30, 30]])

    #expect(stage.next.shapes.count == 1)
    let ring = stage.next.shapes[0].points
    let area = zip(ring, ring.dropFirst() + ring.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    #expect(abs(area - 100) < 1e-9)
    #expect(ring.allSatisfy { 0...10 ~= $0.x && 0...10 ~= $0.y })
  }

  @Test("agrees with the fast path for many lines", arguments: [90.0, 700, 6000])
  func law(radius: Double) throws {
    var seed: UInt64 = 3
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(1 << 31) - 0.5
    }
    let reach = 60 / radius * 57
    let lines = (0..<20).map { _ in
      var (latitude, longitude) = (40 + 3 * reach * random(), 20 + 3 * reach * random())
      return LineFixture.line(
        (0..<50).map { _ in
          latitude = min(max(latitude + reach / 20 * random(), -90), 90)
          longitude += reach / 10 * random()
          return (latitude, longitude)
        })
    }
    let file = try TemporaryFile(LineFixture(lines: lines).archive.encoded)
    let level = try LineArchive(path: file.path).level(of: .coast, forRadius: 100)
    let shapes = lines.map { Shape(.line, points: $0.map { UnitVector(direction: $0) }) }
    let (fast, exact) = (TestRaster(width: 100, height: 90), TestRaster(width: 100, height: 90))
    let projection = fast.projection(40, 20, radius: radius)
    let renderer = LineRenderer()
    renderer.draw(level, projection, width: 1.5, color: 0xFFFF_FFFF, into: fast.raster)
    renderer.draw(shapes, projection, width: 1.5, color: 0xFFFF_FFFF, into: exact.raster)

    #expect(exact.light > 100)
    for y in 0..<90 {
      for x in 0..<100 { #expect(abs(fast.light(x, y) - exact.light(x, y)) <= 64) }
    }
    #expect(abs(fast.light - exact.light) < 0.01 * exact.light)
  }
}

extension SIMD3<Double> {
  fileprivate var isSmall: Bool { (self * self).sum() < 1e-20 }
}
