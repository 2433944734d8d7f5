import Atlas
import Testing

@Suite("The seas")
struct SeaIndexTests {
  let seas: SeaIndex

  init() throws { seas = try RealGazetteer.gazetteer.seas() }

  @Test("have names, none of them in capitals")
  func names() {
    #expect(seas.seas.count == 295)
    for sea in seas.seas {
      #expect(!sea.name.isEmpty)
      #expect(sea.name != sea.name.uppercased())
    }
    #expect(seas.seas.contains { $0.name == "Southern Ocean" })
    #expect(seas.seas.contains { $0.name == "Indian Ocean" })
  }

  @Test("rank oceans before seas, and large seas before small ones")
  func ranks() throws {
    let oceans = seas.seas.filter { $0.rank == 0 }
    let north = try #require(seas.seas.first { $0.name == "North Sea" })
    let sound = try #require(seas.seas.first { $0.name == "Øresund" })

    #expect(oceans.count == 7)
    #expect(oceans.allSatisfy { $0.kind == .ocean })
    #expect(north.kind == .sea)
    #expect(north.rank < sound.rank)
    #expect(seas.seas.allSatisfy { (0...6).contains($0.rank) })
  }

  @Test("have their labels on the water")
  func labels() {
    for sea in seas.seas {
      #expect(seas.sea(at: sea.label) != nil, "\(sea.name)")
    }
    for sea in seas.seas where sea.rank <= 2 {
      #expect(seas.sea(at: sea.label) == sea, "\(sea.name)")
    }
  }

  @Test("meet at the date line without a gap")
  func dateLine() throws {
    let land = try RealGazetteer.gazetteer.land()
    for latitude in stride(from: -77.0, through: 89.5, by: 0.25) {
      for longitude in [-180, 179.9999995] {
        let place = Coordinate.at(latitude, longitude)
        guard !land.isLand(at: place) else { continue }
        #expect(seas.sea(at: place) != nil, "\(place)")
      }
    }
  }

  @Test("are found from the shore")
  func nearest() {
    let lemvig = Coordinate.at(56.55, 8.16)

    #expect(seas.sea(at: lemvig) == nil)
    #expect(seas.sea(nearest: lemvig, within: 20_000)?.name == "North Sea")
  }
}
