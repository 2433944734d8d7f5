import Atlas
import Testing

@Suite("An archive of places")
struct PlaceIndexFormatTests {
  @Test("is searched correctly at any size", arguments: [1, 2, 7, 8, 9, 15, 16, 17, 33, 100])
  func sizes(count: Int) throws {
    let places = try PlaceIndexFixture(count: count).archive.openedPlaces()

    #expect(places.count == count)
    #expect(places[count / 2].countryCode == "SE")
    #expect(places[count / 2].timeZone == "Europe/Stockholm")
    if count > 2 {
      #expect(places[0].countryCode == "DK")
      #expect(places[0].timeZone == "Europe/Copenhagen")
      #expect(places[1].elevation == -3)
      #expect(places[2].elevation == nil)
      #expect(places[count - 1].seat == .region)
    }
    #expect(places[0].seat == .country)
    #expect(places.capitals == [0])
    for coordinate in Places.scatter(40) {
      let target = UnitVector(coordinate)
      let nearest = (0..<count).min {
        places.vector(of: $0).angle(to: target) < places.vector(of: $1).angle(to: target)
      }
      #expect(places.nearestIdentifier(to: coordinate) == nearest)
    }
    let all = places.mostPopulous(count + 1, in: Cap(center: .zero, radius: .degrees(180)))
    #expect(all.sorted() == Array(0..<count))
    #expect(all.map(places.importance) == all.map(places.importance).sorted(by: >))
  }

  @Test("survives any changed byte, even with valid checksums")
  func flipped() throws {
    let original = PlaceIndexFixture(count: 20).archive
    var refused = 0
    for section in original.sections.indices {
      for offset in original.sections[section].bytes.indices {
        var damaged = original
        damaged.sections[section].bytes[offset] ^= 1 << UInt8((offset * 3) % 8)
        do {
          let places = try damaged.openedPlaces()
          #expect(0..<20 ~= places.nearest(to: Places.coordinate(10, 20)).place.id)
          _ = places.mostPopulous(20, in: Cap(center: .zero, radius: .degrees(60)))
        } catch is AssetError {
          refused += 1
        }
      }
    }
    #expect(refused > 20)
  }

  @Test("is rejected if its parts are inconsistent")
  func impossible() throws {
    let original = PlaceIndexFixture(count: 20).archive
    // A world without capitals is small, not damaged.
    for section in original.sections.indices
    where !["capitals", "seats"].contains(original.sections[section].name) {
      for length in [0, 1, original.sections[section].bytes.count / 2] {
        var damaged = original
        let width = damaged.sections[section].bytes.count / damaged.sections[section].count
        damaged.sections[section].bytes.removeLast(
          damaged.sections[section].bytes.count - min(length * width, length))
        damaged.sections[section].count = damaged.sections[section].bytes.count / width
        #expect(throws: AssetError.self, "\(damaged.sections[section].name), \(length)") {
          try damaged.openedPlaces()
        }
      }
    }
  }
}

extension UnitVector {
  /// The direction of 0° N 0° E.
  fileprivate static var zero: UnitVector { UnitVector(direction: [1, 0, 0]) }
}
