import TestSupport
import Testing

@testable import Atlas

@Suite("Lists of nearby coasts")
struct NearbyRingsTests {
  @Test("contain the coast that a search of all coasts finds, everywhere at sea")
  func complete() throws {
    let land = try RealGazetteer.gazetteer.land()
    var random = SeededGenerator(seed: 6)
    for _ in 0..<120 {
      let place = random.coordinate()
      guard !land.isLand(at: place) else { continue }
      let listed = land.nearestLand(to: place)
      let nearest = try #require(
        land.polygons.nearestEdge(to: place, within: .infinity) { $0 != Surface.lake.rawValue })

      #expect(Geodesic(from: listed, to: nearest.coordinate).distance < 0.01, "\(place)")
    }
  }

  @Test("are rejected if their indices are invalid, even with valid checksums")
  func impossible() throws {
    #expect(try nearest() != nil)
    for (section, number) in [
      ("coast/starts", 2), ("coast/rings", 3), ("coast/rings", 255), ("coast/cells", 32),
    ] {
      #expect(throws: AssetError.self, "\(section)") {
        try nearest { fixture in
          let index = fixture.sections.firstIndex { $0.name == section } ?? 0
          fixture.sections[index].bytes[0] = UInt8(number)
        }
      }
    }
    for section in ["coast/starts", "coast/rings", "coast/cells"] {
      #expect(throws: AssetError.self, "\(section)") {
        try nearest { $0.sections.removeAll { $0.name == section } }
      }
    }
  }

  /// Returns the coast of the fixture nearest to a place.
  private func nearest(_ change: (inout ArchiveFixture) -> Void = { _ in }) throws -> Coordinate? {
    var fixture = ArchiveFixture()
    PolygonCellsFixture().add(to: &fixture)
    PolygonCellsFixture().addCoasts(to: &fixture)
    change(&fixture)
    let file = try TemporaryFile(fixture.encoded)
    return try LandIndex(Archive(path: file.path))
      .nearestCoast(to: .at(20, 8), within: .infinity)
  }
}
