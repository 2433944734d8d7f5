import Containers
import Testing

@Suite("The detents of a sheet")
struct SheetDetentsTests {
  typealias Identifier = SheetPresentationController.Detent.Identifier

  private func detents(_ heights: [Double?], maximum: Double = 1000) -> SheetDetents {
    SheetDetents(
      heights.enumerated().map { (Identifier("\($0)"), $1) }, maximum: maximum)
  }

  @Test("F130: heights are clamped to the maximum and sorted")
  func clampedAndSorted() {
    let heights = detents([700, -20, 1500, 300]).entries.map(\.height)
    #expect(heights == [0, 300, 700, 1000])
  }

  @Test("F130: detents of equal height are one, which any of the identifiers selects")
  func merged() {
    let detents = detents([500, 1200, 1000, 500])
    #expect(detents.entries.map(\.height) == [500, 1000])
    #expect(detents.entry(Identifier("2")) == detents.largest)
    #expect(detents.largest.identifier == Identifier("1"))
    #expect(detents.selected(Identifier("3")) == detents.smallest)
  }

  @Test("F130: inactive detents are left out")
  func inactive() {
    let detents = detents([nil, 400, .nan])
    #expect(detents.entries.map(\.height) == [400])
    #expect(detents.entry(Identifier("0")) == nil)
    #expect(!detents.isFallback)
  }

  @Test("F130: without an active detent there is the large one")
  func fallback() {
    let detents = detents([nil])
    #expect(detents.isFallback)
    #expect(detents.entries.map(\.height) == [1000])
    #expect(detents.smallest.identifier == .large)
  }

  @Test("F130: an unknown selection, or none, is the smallest")
  func selection() {
    let detents = detents([600, 200])
    #expect(detents.selected(nil).height == 200)
    #expect(detents.selected(Identifier("other")).height == 200)
    #expect(detents.selected(Identifier("0")).height == 600)
  }

  @Test(
    "F132: a sheet rests where 200 ms of its speed would lead",
    arguments: [
      (450, 0, 300.0), (451, 0, 600), (310, 695, 300), (310, 755, 600), (600, 3000, 600),
      (590, -1500, 300), (151, 0, 300), (150, 0, 300), (149, 2000, 600),
    ])
  func rest(_ height: Int, _ velocity: Int, _ rest: Double) {
    let detents = detents([300, 600])
    let entry = detents.nearest(to: rest)
    #expect(entry.height == rest)
    #expect(
      detents.rest(from: Double(height), velocity: Double(velocity)) == .detent(entry))
  }

  @Test(
    "F132: below half the smallest detent it is dismissed",
    arguments: [(149, 0), (600, -2300)])
  func dismissal(_ height: Int, _ velocity: Int) {
    let detents = detents([300, 600])
    #expect(detents.rest(from: Double(height), velocity: Double(velocity)) == .dismissal)
  }

  @Test("F133: the next detent is the one above, and the smallest after the largest")
  func next() {
    let detents = detents([300, 600, 900])
    #expect(detents.next(after: detents.smallest).height == 600)
    #expect(detents.next(after: detents.largest).height == 300)
    #expect(detents.above(detents.largest) == nil)
    #expect(detents.below(detents.largest)?.height == 600)
    #expect(detents.below(detents.smallest) == nil)
  }
}
