import Atlas
import Testing

struct BoundsTests {
  @Test("Bounds contain their edges and inside, also across the date line")
  func contains() throws {
    let fiji = try #require(
      Bounds(southWest: Places.coordinate(-21, 176), northEast: Places.coordinate(-12, -178)))

    #expect(fiji.crossesDateLine)
    #expect(fiji.contains(Places.coordinate(-16, 180)))
    #expect(fiji.contains(Places.coordinate(-21, 176)))
    #expect(!fiji.contains(Places.coordinate(-16, 0)))
    #expect(!fiji.contains(Places.coordinate(-11, 180)))
  }

  @Test("At a pole, every longitude is inside")
  func pole() throws {
    let arctic = try #require(
      Bounds(southWest: Places.coordinate(80, 0), northEast: Places.coordinate(90, 10)))

    #expect(arctic.contains(Places.coordinate(90, -120)))
    #expect(!arctic.contains(Places.coordinate(89, -120)))
  }

  @Test("Swapped corners are rejected")
  func upsideDown() {
    #expect(
      Bounds(southWest: Places.coordinate(1, 0), northEast: Places.coordinate(0, 1)) == nil)
  }
}
