import Testing

@testable import Atlas

struct ImagerySamplerHoldingTests {
  private struct Held: Sendable {
    weak let texels: ImageryTexels?
  }

  @Test("T15: A sampler at a coarser level holds no tile of the finer one")
  func coarser() throws {
    let imagery = try ImageryFile()
    let canvas = TestRaster(width: 160, height: 120)
    let sampler = try imagery.draw(canvas.projection(0, 0, radius: 60), into: canvas)
    #expect(sampler.level == 0)
    let held = imagery.pyramid.withCache { cache in
      cache.texels.dropLast().compactMap { $0 }.map { Held(texels: $0) }
    }
    #expect(!held.isEmpty)

    imagery.pyramid.releaseTiles()
    #expect(held.allSatisfy { $0.texels != nil })
    sampler.aim(at: canvas.projection(0, 0, radius: 3), width: 160, height: 120)
    imagery.pyramid.releaseTiles()

    #expect(sampler.level == imagery.pyramid.overview.level)
    #expect(held.allSatisfy { $0.texels == nil })
  }
}
