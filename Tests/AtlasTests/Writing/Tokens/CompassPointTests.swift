import Atlas
import Testing

struct CompassPointTests {
  @Test(
    "A bearing gives the nearest of eight directions",
    arguments: [
      (0, "N"), (22, "N"), (23, "NE"), (45, "NE"), (90, "E"), (134, "SE"), (180, "S"), (-135, "SW"),
      (-180, "S"), (270, "W"), (315, "NW"), (338, "N"), (359.9, "N"), (720, "N"), (-1, "N"),
    ] as [(Double, String)])
  func points(degrees: Double, abbreviation: String) {
    #expect(CompassPoint(bearing: .degrees(degrees)).abbreviation == abbreviation)
  }

  @Test("Names and abbreviations correspond")
  func names() {
    #expect(CompassPoint.northEast.name == "north-east")
    #expect(CompassPoint.allCases.count == 8)
    for point in CompassPoint.allCases {
      let initials = point.name.split(separator: "-").compactMap(\.first)
      #expect(String(initials).uppercased() == point.abbreviation)
    }
  }
}
