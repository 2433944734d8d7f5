import Testing

@testable import TunnelBenchmark

@Suite("The figures of a run of frames")
struct MeasureFiguresTests {
  @Test("The median is the middle value, and 99 of 100 values are at most the p99")
  func quantiles() {
    let sorted = (1...300).map(Double.init)
    #expect(MeasureFigures.quantile(0.5, of: sorted) == 150)
    #expect(MeasureFigures.quantile(0.99, of: sorted) == 297)
    #expect(MeasureFigures.quantile(0.5, of: [7]) == 7)
    #expect(MeasureFigures.quantile(0.5, of: []).isNaN)
  }

  @Test("Every frame is counted, even one that takes no time")
  func counting() {
    var figures = MeasureFigures()
    for _ in 0..<3 { figures.measure {} }
    let entries = Dictionary(uniqueKeysWithValues: figures.entries.map { ($0.name, $0.value) })
    #expect(entries["frames"] == 3)
    #expect((entries["median"] ?? .nan) <= (entries["max"] ?? .nan))
  }
}
