import Testing

@testable import Atlas

struct NightSourceTests {
  private func night(_ path: String) throws -> (pyramid: ImageryPyramid, day: ImageryFile) {
    var fixture = ImageryFixture()
    fixture.levels = [(1440, 720, 360), (720, 360, 720)]
    fixture.color = { _, _, _ in 0xFF30_4020 }
    let day = try ImageryFile(fixture)
    return (try .night(Archive(path: path), day: day.pyramid), day)
  }

  @Test("T15: By night there is light in cities, and almost none elsewhere")
  func lights() throws {
    let (pyramid, day) = try night(RealGazetteer.folder + "/night.atlas")
    let tile = pyramid.overview
    let texels = try pyramid.texels(for: tile)
    try pyramid.draw(tile, into: texels.raster)
    func brightest(_ latitude: Double, _ longitude: Double) -> UInt32 {
      let x = Int((longitude + 180) * 2)
      let y = Int((90 - latitude) * 2)
      return (-1...1).flatMap { row in
        (-1...1).map { texels.pixels[(y + row) * texels.width + x + $0] >> 16 & 255 }
      }.max() ?? 0
    }
    for (latitude, longitude) in [(51.5, -0.1), (30.05, 31.25), (40.7, -74.0), (35.7, 139.7)] {
      #expect(brightest(latitude, longitude) > 120)
    }
    for (latitude, longitude) in [(0.0, -140.0), (23, 10), (-80, 0), (75, -40)] {
      #expect(brightest(latitude, longitude) < 30)
    }
    withExtendedLifetime(day) {}
  }

  @Test("Modified lights are damage")
  func damage() throws {
    let archive = try Archive(path: RealGazetteer.folder + "/night.atlas")
    var fixture = ArchiveFixture()
    for section in archive.names where section != "lights/starts" {
      fixture.sections.append(
        (section, Array(try archive.section(section)), try archive.count(of: section)))
    }
    let file = try TemporaryFile(fixture.encoded)
    #expect(
      throws: AssetError.damaged(path: file.path, reason: "it has no section lights/starts")
    ) { try night(file.path) }
  }
}
