import Atlas
import TestSupport
import Testing

@Suite("The index of places")
struct PlaceIndexTests {
  let places: PlaceIndex

  init() throws { places = try RealGazetteer.gazetteer.places() }

  @Test("contains every place of the source, each with a name and a country")
  func everything() {
    #expect(places.count == 234_908)
    let nameless = stride(from: 0, to: places.count, by: 5).filter { places.name(of: $0).isEmpty }
    #expect(nameless.isEmpty)
    #expect((0..<1000).allSatisfy { places[$0].countryCode.utf8.count == 2 })
    #expect((0..<1000).allSatisfy { places[$0].timeZone.contains("/") })
  }

  @Test("T17: composes letters and macrons")
  func composed() {
    let name = places.nearest(to: .at(27.95, 85.95)).place.name
    #expect(Array(name.unicodeScalars) == Array("Kod\u{101}r\u{12B}".unicodeScalars))
  }

  @Test("finds the same nearest place as an exhaustive search")
  func nearest() {
    let vectors = (0..<places.count).map { places.vector(of: $0).components }
    var generator = SeededGenerator(seed: 7)
    for round in 0..<12 {
      let coordinate =
        round % 2 == 0
        ? generator.coordinate()
        : places.coordinate(of: .random(in: 0..<places.count, using: &generator))
      let target = UnitVector(coordinate).components
      var nearest = (distance: Double.infinity, id: 0)
      for (id, vector) in vectors.enumerated() {
        let difference = vector - target
        let distance = (difference * difference).sum()
        if distance < nearest.distance { nearest = (distance, id) }
      }

      #expect(places.nearest(to: coordinate).place.id == nearest.id, "\(coordinate)")
    }
  }

  @Test("finds the first of equally distant places, also from the poles")
  func ties() {
    for coordinate in [Coordinate.at(90, 0), .at(-90, 0), .at(90, 123), .at(0, -180)] {
      let target = UnitVector(coordinate)
      let nearest = (0..<places.count).min {
        places.vector(of: $0).dot(target) > places.vector(of: $1).dot(target)
      }
      #expect(places.nearestIdentifier(to: coordinate) == nearest)
    }
    var first: [Coordinate: Int] = [:]
    var twins: [(Coordinate, Int)] = []
    for id in 0..<places.count {
      let coordinate = places.coordinate(of: id)
      if let first = first[coordinate] { twins.append((coordinate, first)) }
      first[coordinate] = first[coordinate] ?? id
    }
    #expect(!twins.isEmpty)
    for (coordinate, first) in twins {
      #expect(places.nearestIdentifier(to: coordinate) == first)
    }
  }

  @Test("finds the same most populous places as an exhaustive search")
  func important() {
    let vectors = (0..<places.count).map { places.vector(of: $0) }
    var generator = SeededGenerator(seed: 11)
    for radius in [1, 60.0] {
      let center = vectors[.random(in: 0..<places.count, using: &generator)]
      let cap = Cap(center: center, radius: .degrees(radius))
      let expected = (0..<places.count)
        .filter { cap.contains(vectors[$0]) }
        .sorted { a, b in
          let (first, second) = (places.importance(of: a), places.importance(of: b))
          return first == second ? a < b : first > second
        }

      #expect(places.mostPopulous(60, in: cap) == Array(expected.prefix(60)), "\(radius)°")
    }
  }

  @Test("omits places below the minimum population")
  func minimum() {
    let cap = Cap(center: .at(50, 10), meters: 500_000)

    let found = places.mostPopulous(10_000, in: cap, minimumPopulation: 500_000)

    #expect(found.contains { places.name(of: $0) == "Berlin" })
    #expect(found.allSatisfy { places.population(of: $0) >= 480_000 })
    #expect(places.mostPopulous(0, in: cap).isEmpty)
  }

  @Test("knows the population of a city to a few percent")
  func population() {
    let berlin = places.nearest(to: .at(52.5244, 13.4105)).place

    #expect(berlin.name == "Berlin")
    #expect((3_200_000...3_700_000).contains(berlin.population))
    #expect(berlin.countryCode == "DE")
    #expect(berlin.timeZone == "Europe/Berlin")
  }

  @Test(
    "knows the elevation of a town if its source does",
    arguments: [
      (-16.5, -68.15, 3500...4150), (52.37, 4.89, -5...20), (27.99, 86.92, 2500...5700),
      (31.77, 35.23, 700...830),
    ])
  func elevation(latitude: Double, longitude: Double, meters: ClosedRange<Int>) {
    let around = Cap(center: .at(latitude, longitude), meters: 40_000)
    let towns = places.mostPopulous(10, in: around).map { places[$0] }

    #expect(towns.contains { $0.elevation.map(meters.contains) ?? false }, "\(towns)")
  }

  @Test("knows the capitals and the seats of regions")
  func seats() {
    let capitals = places.capitals.map { places[$0] }

    #expect((235...250).contains(capitals.count))
    #expect(capitals.allSatisfy { $0.seat == .country })
    for name in ["Copenhagen", "Tokyo", "Bern", "Ottawa", "Canberra"] {
      #expect(capitals.contains { $0.name == name }, "\(name)")
    }
    let munich = places.nearest(to: .at(48.1374, 11.5755)).place
    #expect(munich.seat == .region)
    let lemvig = places.nearest(to: .at(56.5486, 8.3102)).place
    #expect(lemvig.seat == nil)
  }

  @Test("finds neighbors across the date line")
  func dateLine() {
    let east = places.nearest(to: .at(-16.8, 179.9999999)).place
    let west = places.nearest(to: .at(-16.8, -180)).place

    #expect(east == west)
  }

  @Test("T47: the largest town of a time zone, as the source assigns towns to zones")
  func timeZones() {
    func largest(_ zone: String) -> String? {
      places.largestPlace(inTimeZone: zone).map { places.name(of: $0) }
    }
    #expect(largest("Europe/Copenhagen") == "Copenhagen")
    #expect(largest("Asia/Kolkata") == "Mumbai")
    #expect(largest("Etc/UTC") == nil)
  }
}
