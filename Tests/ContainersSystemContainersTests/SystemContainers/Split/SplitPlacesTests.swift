import Testing

@testable import Containers

@Suite("The places of columns")
struct SplitPlacesTests {
  typealias Mode = SplitLayout.Mode

  private func layout(_ width: Double, triple: Bool = false, _ mode: Mode = .automatic)
    -> SplitLayout
  {
    SplitLayoutTests.layout(width, triple: triple, mode)
  }

  private func spans(_ layout: SplitLayout) -> [SplitLayout.Column: [Double]] {
    Dictionary(
      uniqueKeysWithValues: layout.places.frames.map {
        ($0.column, [$0.value.minX, $0.value.width])
      })
  }

  // MARK: Widths

  @Test(
    "F512: the automatic width of a primary column",
    arguments: [(600.0, 200.0), (900, 270), (1000, 300), (1200, 320)])
  func primary(_ width: Double, _ expected: Double) {
    #expect(layout(width).width(of: .primary) == expected)
  }

  @Test(
    "F512: the automatic width of a supplementary column",
    arguments: [(600.0, 240.0), (1000, 330), (1300, 375)])
  func supplementary(_ width: Double, _ expected: Double) {
    #expect(layout(width, triple: true, .oneBesideSecondary).width(of: .supplementary) == expected)
  }

  @Test("F512: limits beat wishes")
  func limits() {
    var layout = layout(1000)
    layout.primary.preferred = 150
    #expect(layout.width(of: .primary) == 200)
    layout.primary.minimum = 160
    #expect(layout.width(of: .primary) == 160)
    layout.primary.preferred = 500
    #expect(layout.width(of: .primary) == 320)
    layout.primary.maximum = 400
    #expect(layout.width(of: .primary) == 400)
    layout.primary.minimum = 450
    #expect(layout.width(of: .primary) == 450)
    layout.primary.minimum = nil
    layout.primary.maximum = 120
    #expect(layout.width(of: .primary) == 120)
  }

  @Test("F512: a width in points beats a fraction, and a fraction the automatic width")
  func fraction() {
    var layout = layout(1000)
    layout.primary.preferredFraction = 0.25
    #expect(layout.width(of: .primary) == 250)
    layout.primary.preferred = 280
    #expect(layout.width(of: .primary) == 280)
    layout.primary.chosen = 220
    #expect(layout.width(of: .primary) == 220)
  }

  @Test("F512: no column gets below its minimum; the one next to the secondary gives way first")
  func giveWay() {
    let least = layout(778, triple: true)
    #expect(least.widths(in: .twoBesideSecondary) == [.primary: 200, .supplementary: 240])
    #expect(least.places.frames[.secondary]?.width == 338)
    let more = layout(820, triple: true)
    #expect(more.widths(in: .twoBesideSecondary) == [.primary: 242, .supplementary: 240])
    #expect(more.places.frames[.secondary]?.width == 338)
    let alone = layout(529, triple: true)
    #expect(alone.widths(in: .oneBesideSecondary) == [.supplementary: 200])
  }

  @Test("F512: the secondary column can have another minimum")
  func secondaryMinimum() {
    var layout = layout(700)
    layout.minimumSecondary = 491
    #expect(layout.mode == .oneBesideSecondary)
    #expect(layout.width(of: .primary) == 200)
    layout.minimumSecondary = 492
    #expect(layout.mode == .secondaryOnly)
    layout.minimumSecondary = 100
    layout.resize(to: Size(width: 309, height: 500))
    #expect(layout.mode == .oneBesideSecondary)
  }

  @Test("F512: columns over the secondary one are no wider than the split")
  func narrow() {
    #expect(layout(150, .oneOverSecondary).width(of: .primary) == 150)
    let two = layout(300, triple: true, .twoOverSecondary).widths(in: .twoOverSecondary)
    #expect(two == [.primary: 200, .supplementary: 100])
    #expect(layout(150).width(of: .primary) == 150)
  }

  @Test("F513: a width is chosen within the limits that the others leave")
  func choosing() {
    var layout = layout(820, triple: true)
    #expect(layout.limits(of: .primary) == 200...242)
    #expect(layout.limits(of: .supplementary) == 240...240)
    layout.choose(500, for: .primary)
    #expect(layout.width(of: .primary) == 242)
    layout.choose(0, for: .primary)
    #expect(layout.width(of: .primary) == 200)
    var wide = self.layout(1200)
    #expect(wide.limits(of: .primary) == 200...320)
    wide.choose(260, for: .primary)
    #expect(wide.places.frames[.secondary]?.minX == 260)
  }

  // MARK: Places

  @Test("F513: tiled columns meet beneath dividers of 9 points")
  func tiled() {
    let layout = layout(1200, triple: true)
    #expect(
      spans(layout) == [
        .primary: [0, 320], .supplementary: [320, 375], .secondary: [695, 505],
      ])
    #expect(layout.places.dividers[.primary]?.minX == 315)
    #expect(layout.places.dividers[.supplementary]?.minX == 690)
    #expect(layout.places.dividers[.primary]?.width == 9)
    #expect(layout.places.frames[.primary]?.height == 500)
  }

  @Test("F514: hidden columns lie beyond the primary edge")
  func hidden() {
    #expect(
      spans(layout(1200, triple: true, .secondaryOnly)) == [
        .primary: [-695, 320], .supplementary: [-375, 375], .secondary: [0, 1200],
      ])
    #expect(spans(layout(1200, triple: true, .oneBesideSecondary))[.primary] == [-320, 320])
  }

  @Test("F504: columns lie over the secondary one")
  func overlaid() {
    #expect(
      spans(layout(1000, triple: true, .twoOverSecondary)) == [
        .primary: [0, 300], .supplementary: [300, 330], .secondary: [0, 1000],
      ])
    #expect(
      spans(layout(1000, .oneOverSecondary)) == [.primary: [0, 300], .secondary: [0, 1000]])
    #expect(layout(1000, .oneOverSecondary).places.dividers == [:])
  }

  @Test("F504: a displaced secondary column keeps its size")
  func displaced() {
    #expect(
      spans(layout(1000, triple: true, .twoDisplaceSecondary)) == [
        .primary: [0, 300], .supplementary: [300, 330], .secondary: [630, 670],
      ])
    #expect(
      spans(layout(500, triple: true, .twoDisplaceSecondary))[.secondary] == [440, 500])
  }

  @Test("F009: at the right everything is mirrored")
  func mirrored() {
    var layout = layout(1000)
    layout.isMirrored = true
    #expect(spans(layout) == [.primary: [700, 300], .secondary: [0, 700]])
    #expect(layout.places.dividers[.primary]?.minX == 696)
  }

  @Test("F514: the places on the way lie between both ends, without dividers")
  func way() {
    let layout = layout(1000)
    let from = layout.places(in: .secondaryOnly)
    let half = from.moved(to: layout.places(in: .oneBesideSecondary), 0.5)
    #expect(half.frames[.primary]?.minX == -150)
    #expect(half.frames[.secondary]?.minX == 150)
    #expect(half.frames[.secondary]?.width == 850)
    #expect(half.dividers == [:])
    #expect(from.moved(to: layout.places(in: .oneOverSecondary), 0.25).dimming == 0.25)
    #expect(from.moved(to: layout.places, 1) == layout.places)
  }

  // MARK: Dragging

  @Test("F513: a drag sets the width within the limits")
  func drag() {
    let drag = SplitDrag(start: 250, limits: 200...320, hides: false)
    #expect(drag.effect(of: 10) == .width(260))
    #expect(drag.effect(of: 100) == .width(320))
    #expect(drag.effect(of: -60) == .width(200))
    #expect(drag.effect(of: -200) == .width(200))
  }

  @Test("F513: 80 points beyond the minimum a drag hides the column")
  func hidingDrag() {
    let drag = SplitDrag(start: 250, limits: 200...320, hides: true)
    #expect(drag.effect(of: -130) == .width(200))
    #expect(drag.effect(of: -131) == .hide)
  }

  @Test("F513: arrows are 16 points, Home and End the limits")
  func keys() {
    let drag = SplitDrag(start: 250, limits: 200...320, hides: true)
    #expect(drag.width(after: .narrower) == 234)
    #expect(drag.width(after: .wider) == 266)
    #expect(drag.width(after: .least) == 200)
    #expect(drag.width(after: .greatest) == 320)
    #expect(SplitDrag(start: 205, limits: 200...320, hides: true).width(after: .narrower) == 200)
    #expect(SplitDrag(start: 310, limits: 200...320, hides: true).width(after: .wider) == 320)
  }
}
