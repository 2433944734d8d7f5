import Testing

@testable import Atlas

@Suite("An archive of lines")
struct LineArchiveTests {
  static let square = LineFixture.line([(50, 10), (50, 12), (52, 12), (52, 10), (50, 10)])

  @Test("is read at the coarsest level that is accurate to half a pixel")
  func levels() throws {
    let fixture = LineFixture(lines: [Self.square], errors: [0.01, 0.001])
    let file = try TemporaryFile(fixture.archive.encoded)
    let lines = try LineArchive(path: file.path)

    let far = try lines.level(of: .coast, forRadius: 50)
    let near = try lines.level(of: .coast, forRadius: 51)
    let nearest = try lines.level(of: .coast, forRadius: 1e6)

    #expect(far !== near)
    #expect(near === nearest)
    #expect(try lines.level(of: .coast, forRadius: 20) === far)
    #expect(far.pointCount == 5)
  }

  @Test("is named if it is missing")
  func missing() {
    #expect(throws: AssetError.missing(path: "/nowhere/lines.atlas")) {
      try LineArchive(path: "/nowhere/lines.atlas")
    }
  }

  @Test("is rejected if any byte is damaged")
  func flipped() throws {
    let bytes = LineFixture(lines: [Self.square]).archive.encoded
    var accepted = 0
    for offset in bytes.indices {
      var damaged = bytes
      damaged[offset] ^= 0x10
      if try reads(damaged, drawing: false) { accepted += 1 }
    }
    // Only the padding between sections is never read: fewer than 16 bytes per section.
    #expect(accepted < 16 * 13)
  }

  @Test("stays within its bytes, whatever they contain")
  func forged() throws {
    let archive = LineFixture(lines: [Self.square]).archive
    for section in archive.sections.indices.prefix(4) {
      for offset in archive.sections[section].bytes.indices {
        for flip: UInt8 in [0x01, 0x80, 0xFF] {
          var forged = archive
          forged.sections[section].bytes[offset] ^= flip
          _ = try reads(forged.encoded)
        }
      }
    }
  }

  @Test("is rejected if it has fewer points than its chunks need")
  func short() throws {
    var archive = LineFixture(lines: [Self.square]).archive
    archive.sections[3].bytes = []
    archive.sections[3].count = 0
    let file = try TemporaryFile(archive.encoded)
    let lines = try LineArchive(path: file.path)
    #expect(throws: AssetError.damaged(path: file.path, reason: "coast/0 is empty")) {
      try lines.level(of: .coast, forRadius: 100)
    }
  }

  /// Reads every layer of a file, then strokes and fills it.
  ///
  /// Returns `false` if the file is rejected.
  private func reads(_ bytes: [UInt8], drawing: Bool = true) throws -> Bool {
    let file = try TemporaryFile(bytes)
    let canvas = TestRaster(width: 16, height: 16)
    do throws(AssetError) {
      let lines = try LineArchive(path: file.path)
      for layer in LineLayer.allCases {
        let level = try lines.level(of: layer, forRadius: 100)
        guard drawing else { continue }
        let view = canvas.projection(51, 11, radius: 300)
        LineRenderer().draw(level, view, width: 1.5, color: 0xFFFF_FFFF, into: canvas.raster)
        FillRenderer().draw(level, view, color: 0xFFFF_FFFF, into: canvas.raster)
      }
      #expect(canvas.isRimIntact)
      return true
    } catch {
      return false
    }
  }
}

@Suite("The committed lines")
struct CommittedLinesTests {
  static let path = #filePath.components(separatedByLast: "/Tests/") + "/Assets/lines.atlas"

  @Test("have every layer at every level", arguments: LineLayer.allCases)
  func layers(_ layer: LineLayer) throws {
    let lines = try LineArchive(path: Self.path)
    let counts = try [200.0, 900, 1900, 3900, 9000].map {
      try lines.level(of: layer, forRadius: $0).pointCount
    }
    #expect(counts == counts.sorted())
    #expect(counts[0] > 1000)
  }

  @Test("are closed rings, except for borders", arguments: [LineLayer.coast, .lakes])
  func rings(_ layer: LineLayer) throws {
    let level = try LineArchive(path: Self.path).level(of: layer, forRadius: 200)
    let scratch = ProjectedChunk()
    var first = SIMD3<Float>()
    var last: SIMD3<Float>?
    let canvas = TestRaster(width: 0, height: 0)
    for chunk in level.chunks {
      scratch.project(
        chunk, of: level, about: chunk.center, canvas.projection(0, 0, radius: 1), heights: true)
      func point(_ index: Int) -> SIMD3<Float> {
        [scratch.x[index], scratch.y[index], scratch.height[index]]
      }
      if chunk.goesOn == 0 {
        if let last { #expect(abs(first - last).max() < 0.005) }
        first = point(0)
      } else if let last {
        #expect(abs(point(0) - last).max() < 0.005)
      }
      last = point(Int(chunk.count) - 1)
    }
  }

  @Test(
    "distinguish land from water",
    arguments: [
      (56.0, 9.0, 1), (56.55, 8.0, 0), (-56.55, -171.683333, 0), (-85, 180, 1), (-80, -175, 1),
      (90, 0, 0), (0, 0, 0), (66, 179.9, 1), (-90, 0, 1),
    ] as [(Double, Double, Int)])
  func winding(latitude: Double, longitude: Double, expected: Int) throws {
    let coast = try LineArchive(path: Self.path).level(of: .coast, forRadius: 2000)
    let place = LineFixture.line([(latitude, longitude)])[0]
    #expect(coast.winding(around: place, ProjectedChunk()) == expected)
  }
}

extension SIMD3<Float> {
  fileprivate func max() -> Float { Swift.max(x, y, z) }
}

private func abs(_ vector: SIMD3<Float>) -> SIMD3<Float> {
  [vector.x.magnitude, vector.y.magnitude, vector.z.magnitude]
}

extension String {
  fileprivate func components(separatedByLast separator: String) -> String {
    guard let index = ranges(of: separator).last?.lowerBound else { return self }
    return String(self[..<index])
  }

  @Test("T15: Only long rivers are drawn from afar, all of them close up, and never over a lake")
  func rivers() throws {
    let lines = try LineArchive(path: RealGazetteer.folder + "/lines.atlas")
    let levels = try [150.0, 500, 1500, 10_000].map { try lines.level(of: .rivers, forRadius: $0) }
    let counts = levels.map(\.pointCount)
    #expect(counts == counts.sorted())
    #expect(counts[0] < counts[3] / 20)
    #expect(counts[3] > 50_000)
  }
}
