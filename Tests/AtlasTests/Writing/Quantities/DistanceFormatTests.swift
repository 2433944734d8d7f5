import Atlas
import Testing

struct DistanceFormatTests {
  @Test(
    "Lengths have their usual form",
    arguments: [
      (0, "0 m"), (0.4, "0 m"), (4.6, "5 m"), (850, "850 m"), (999.4, "999 m"), (999.6, "1.0 km"),
      (1000, "1.0 km"), (1249, "1.2 km"), (9949, "9.9 km"), (9951, "10 km"), (12_000, "12 km"),
      (12_742_000, "12,742 km"), (999_499, "999 km"), (999_500, "1,000 km"),
      (1_234_567_890, "1,234,568 km"),
    ] as [(Double, String)])
  func lengths(meters: Double, text: String) {
    #expect(DistanceFormat.string(meters: meters) == text)
  }

  @Test("Invalid lengths are a dash", arguments: [-1, .nan, .infinity, 1e300])
  func none(meters: Double) {
    #expect(DistanceFormat.string(meters: meters) == "–")
  }

  @Test("Thousands are separated")
  func grouping() {
    #expect(DistanceFormat.grouped(-1234) == "−1,234")
    #expect(DistanceFormat.grouped(999) == "999")
    #expect(DistanceFormat.grouped(1_000_000) == "1,000,000")
  }
}
