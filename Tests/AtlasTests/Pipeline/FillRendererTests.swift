import Testing

@testable import Atlas

@Suite("Filled areas on the globe")
struct FillRendererTests {
  private func ring(_ coordinates: [(Double, Double)]) -> Shape {
    Shape(.ring, points: LineFixture.line(coordinates).map { UnitVector(direction: $0) })
  }

  /// Returns a small counterclockwise circle around a coordinate.
  private func circle(_ latitude: Double, _ longitude: Double, _ degrees: Double) -> Shape {
    let frame = TangentFrame(
      UnitVector(direction: LineFixture.line([(latitude, longitude)])[0]).components)
    let reach = Angle.degrees(degrees)
    let points = (0..<360).map { step in
      let turn = Angle.degrees(Double(step))
      let (sine, cosine) = (sine(reach), sine(.degrees(90 - degrees)))
      let aside =
        self.sine(.degrees(90 - turn.degrees)) * frame.east + self.sine(turn) * frame.north
      return UnitVector(direction: cosine * frame.upward + sine * aside)
    }
    return Shape(.ring, points: points)
  }

  private func sine(_ angle: Angle) -> Double {
    // Via a coordinate, so that the tests need no math library.
    let wrapped = angle.degrees > 180 ? angle.degrees - 360 : angle.degrees
    return UnitVector(direction: LineFixture.line([(0, wrapped)])[0]).components.y
  }

  @Test("have the right area", arguments: [3.0, 12, 30])
  func area(degrees: Double) {
    let canvas = TestRaster(width: 120, height: 120)
    FillRenderer().draw(
      [circle(20, 30, degrees)], canvas.projection(20, 30, radius: 100),
      color: 0xFFFF_FFFF, into: canvas.raster)
    let reach = 100 * sine(.degrees(degrees))
    #expect(abs(canvas.light - .pi * reach * reach) < 0.01 * reach * reach)
    #expect(canvas.isRimIntact)
  }

  @Test("are clipped to the raster and fill it from within")
  func clipping() {
    let canvas = TestRaster(width: 50, height: 40)
    for (latitude, longitude) in [(0.0, 8.0), (0, -8), (8, 0), (-8, 0), (6, 6), (-6, -6)] {
      let half = TestRaster(width: 50, height: 40)
      FillRenderer().draw(
        [circle(latitude, longitude, 8)], half.projection(0, 0, radius: 400),
        color: 0xFFFF_FFFF, into: half.raster)
      #expect(half.light > 300, "\(latitude) \(longitude)")
      #expect(half.light < 1700, "\(latitude) \(longitude)")
      #expect(half.isRimIntact)
    }
    FillRenderer().draw(
      [circle(1, 1, 20)], canvas.projection(0, 0, radius: 400), color: 0xFFFF_FFFF,
      into: canvas.raster)
    #expect(canvas.light == 2000)
  }

  @Test("that share an edge show no seam, whatever its direction")
  func seam() {
    for tilt in stride(from: -9.0, through: 9, by: 1.5) {
      let canvas = TestRaster(width: 64, height: 64)
      let left = ring([(-20, -20), (-20, tilt), (20, -tilt), (20, -20)])
      let right = ring([(-20, tilt), (-20, 20), (20, 20), (20, -tilt)])
      FillRenderer().draw(
        [left, right], canvas.projection(0, 0, radius: 200), color: 0xFFFF_FFFF,
        into: canvas.raster)
      #expect(canvas.light == 64 * 64, "tilted by \(tilt)")
    }
  }

  @Test("leave out a hole with the opposite direction")
  func hole() {
    var hole = circle(0, 0, 8)
    hole.points.reverse()
    let canvas = TestRaster(width: 80, height: 80)
    FillRenderer().draw(
      [circle(0, 0, 20), hole],
      canvas.projection(0, 0, radius: 100), color: 0xFFFF_FFFF, into: canvas.raster)
    #expect(canvas.light(40, 40) == 0)
    #expect(canvas.light(40, 20) == 255)
  }

  @Test("end at the limb and are invisible on the far side")
  func horizon() {
    let canvas = TestRaster(width: 220, height: 220)
    let projection = canvas.projection(0, 0, radius: 100)
    FillRenderer().draw(
      [circle(0, 90, 30)], projection, color: 0xFFFF_FFFF, into: canvas.raster)
    // Half a lens: the part of the disc to the right of the circle's plane, sin 30° from the limb.
    #expect(canvas.light(207, 110) == 255)
    #expect(canvas.light(212, 110) == 0)
    #expect(canvas.light > 600)
    #expect(canvas.light < 1300)

    let empty = TestRaster(width: 220, height: 220)
    FillRenderer().draw(
      [circle(10, 170, 30)], projection, color: 0xFFFF_FFFF, into: empty.raster)
    #expect(empty.light == 0)
  }

  @Test("blend with what is below them by their color's alpha")
  func blending() {
    let canvas = TestRaster(width: 20, height: 20, filledWith: 0xFF64_3280)
    FillRenderer().draw(
      [circle(0, 0, 40)], canvas.projection(0, 0, radius: 100), color: 0x8040_2000,
      into: canvas.raster, rows: 5..<15)
    #expect(canvas[3, 4] == 0xFF64_3280)
    let mixed = canvas[3, 10]
    #expect(mixed >> 24 >= 0xFE)
    #expect(abs(Int(mixed >> 16 & 255) - (0x40 + 0x32)) <= 1)
    #expect(abs(Int(mixed & 255) - 0x40) <= 1)
  }

  @Test("of land agree with the coast, from any viewpoint", arguments: [60.0, 900, 20_000])
  func land(radius: Double) throws {
    let lines = try LineArchive(path: CommittedLinesTests.path)
    let coast = try lines.level(of: .coast, forRadius: radius)
    let scratch = ProjectedChunk()
    let (fill, stroke) = (FillRenderer(), LineRenderer())
    var seed: UInt64 = 11
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(1 << 31)
    }
    for _ in 0..<8 {
      let land = TestRaster(width: 64, height: 64)
      let edge = TestRaster(width: 64, height: 64)
      let projection = land.projection(180 * random() - 90, 360 * random() - 180, radius: radius)
      fill.draw(coast, projection, color: 0xFFFF_FFFF, into: land.raster)
      stroke.draw(coast, projection, width: 5, color: 0xFFFF_FFFF, into: edge.raster)
      for y in stride(from: 0, to: 64, by: 3) {
        for x in 0..<64 where edge.light(x, y) == 0 {
          guard let vector = projection.vector(at: [Double(x) + 0.5, Double(y) + 0.5]) else {
            continue
          }
          if x == 31, y % 9 == 0 {
            let isLand = coast.winding(around: vector.components, scratch) != 0
            #expect(land.light(x, y) == (isLand ? 255 : 0))
          } else if edge.light(max(x - 1, 0), y) == 0, x > 0, abs(vector.components.z) < 0.999 {
            let isAtLimb =
              projection.vector(at: [Double(x) - 2.5, Double(y) - 0.5]) == nil
              || projection.vector(at: [Double(x) + 3.5, Double(y) + 1.5]) == nil
            if !isAtLimb { #expect(land.light(x, y) == land.light(x - 1, y)) }
          }
        }
      }
    }
  }

  @Test("of land are the same in parts as in one piece", arguments: [44.0, 400, 9000])
  func parts(radius: Double) throws {
    let coast = try LineArchive(path: CommittedLinesTests.path)
      .level(of: .coast, forRadius: radius)
    let fill = FillRenderer()
    for (latitude, longitude) in [(56.55, 8.3), (-40, 175), (0.0, 100), (-75, 40), (35, -100)] {
      for isMirrored in [false, true] {
        let whole = TestRaster(width: 96, height: 96)
        let near = whole.projection(latitude, longitude, radius: radius)
        let projection = isMirrored ? near.ofAntipodes : near
        fill.draw(coast, projection, color: 0xFFFF_FFFF, into: whole.raster)
        for top in stride(from: 0, to: 96, by: 32) {
          let part = TestRaster(width: 96, height: 32)
          fill.draw(
            coast, projection.moved(by: [0, -Double(top)]), color: 0xFFFF_FFFF, into: part.raster)
          for y in 0..<32 {
            for x in 0..<96 {
              // The limb is drawn in different segments.
              #expect(abs(part.light(x, y) - whole.light(x, top + y)) <= 24)
            }
          }
        }
      }
    }
  }

  @Test("T29: The far land is filled over the near side where the antipode is land")
  func otherSide() throws {
    let lines = try LineArchive(path: RealGazetteer.folder + "/lines.atlas")
    let land = try RealGazetteer.gazetteer.land()
    for (latitude, longitude) in [(56.55, 8.3), (-40, 175), (0, 100), (-89, 10), (30, -100)] {
      let canvas = TestRaster(width: 120, height: 120)
      let projection = canvas.projection(latitude, longitude, radius: 55)
      FillRenderer().draw(
        try lines.level(of: .coast, forRadius: 800), projection.ofAntipodes, color: 0xFFFF_FFFF,
        into: canvas.raster)
      var wrong = 0
      for y in 0..<120 {
        for x in 0..<120 {
          let light = canvas.light(x, y)
          guard light == 0 || light == 255,
            let place = projection.coordinate(at: [Double(x) + 0.5, Double(y) + 0.5])
          else { continue }
          if land.isLand(at: place.antipode) != (light == 255) { wrong += 1 }
        }
      }
      #expect(wrong < 40, "\(latitude) \(longitude): \(wrong)")
      #expect(canvas.isRimIntact)
    }
  }
}
