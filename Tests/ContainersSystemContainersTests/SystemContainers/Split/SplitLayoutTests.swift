import Testing

@testable import Containers

@Suite("The rules of columns")
struct SplitLayoutTests {
  typealias Mode = SplitLayout.Mode
  typealias Behavior = SplitLayout.Behavior

  static func layout(
    _ width: Double, triple: Bool = false, _ mode: Mode = .automatic,
    _ behavior: Behavior = .automatic
  ) -> SplitLayout {
    var layout = SplitLayout(isTriple: triple)
    layout.preferredMode = mode
    layout.preferredBehavior = behavior
    layout.resize(to: Size(width: width, height: 500))
    return layout
  }

  @Test(
    "F503: as the width allows, columns are tiled or hidden",
    arguments: [
      (false, 1000.0, Mode.oneBesideSecondary), (false, 529, .oneBesideSecondary),
      (false, 528, .secondaryOnly), (false, 0, .secondaryOnly),
      (true, 1200, .twoBesideSecondary), (true, 778, .twoBesideSecondary),
      (true, 777, .oneBesideSecondary), (true, 529, .oneBesideSecondary),
      (true, 528, .secondaryOnly),
    ])
  func automatic(_ isTriple: Bool, _ width: Double, _ mode: Mode) {
    #expect(Self.layout(width, triple: isTriple).mode == mode)
  }

  @Test(
    "F503: where nothing can be tiled, two columns overlay and three displace",
    arguments: [
      (false, 529.0, Behavior.tile), (false, 528, .overlay), (true, 529, .tile),
      (true, 528, .displace),
    ])
  func behavior(_ isTriple: Bool, _ width: Double, _ behavior: Behavior) {
    #expect(Self.layout(width, triple: isTriple).behavior == behavior)
  }

  @Test(
    "F502: each behavior has three modes, and the others stand for the nearest",
    arguments: [
      (Behavior.tile, Mode.secondaryOnly, Mode.secondaryOnly),
      (.tile, .oneBesideSecondary, .oneBesideSecondary),
      (.tile, .oneOverSecondary, .oneBesideSecondary),
      (.tile, .twoBesideSecondary, .twoBesideSecondary),
      (.tile, .twoOverSecondary, .twoBesideSecondary),
      (.tile, .twoDisplaceSecondary, .twoBesideSecondary),
      (.overlay, .secondaryOnly, .secondaryOnly),
      (.overlay, .oneBesideSecondary, .oneOverSecondary),
      (.overlay, .oneOverSecondary, .oneOverSecondary),
      (.overlay, .twoBesideSecondary, .twoOverSecondary),
      (.overlay, .twoOverSecondary, .twoOverSecondary),
      (.overlay, .twoDisplaceSecondary, .twoOverSecondary),
      (.displace, .secondaryOnly, .secondaryOnly),
      (.displace, .oneBesideSecondary, .oneBesideSecondary),
      (.displace, .oneOverSecondary, .oneBesideSecondary),
      (.displace, .twoBesideSecondary, .twoDisplaceSecondary),
      (.displace, .twoOverSecondary, .twoDisplaceSecondary),
      (.displace, .twoDisplaceSecondary, .twoDisplaceSecondary),
    ])
  func nearest(_ behavior: Behavior, _ preferred: Mode, _ mode: Mode) {
    #expect(Self.layout(1200, triple: true, preferred, behavior).mode == mode)
  }

  @Test(
    "F502: a preferred mode brings its behavior, unless another one is preferred",
    arguments: [
      (Mode.oneBesideSecondary, Behavior.tile), (.twoBesideSecondary, .tile),
      (.oneOverSecondary, .overlay), (.twoOverSecondary, .overlay),
      (.twoDisplaceSecondary, .displace), (.secondaryOnly, .tile), (.automatic, .tile),
    ])
  func ownBehavior(_ preferred: Mode, _ behavior: Behavior) {
    #expect(Self.layout(1200, triple: true, preferred).behavior == behavior)
    #expect(Self.layout(1200, triple: true, preferred, .overlay).behavior == .overlay)
  }

  @Test("F502: two columns have no more than one beside the secondary one")
  func double() {
    #expect(Self.layout(1200, .twoBesideSecondary).mode == .oneBesideSecondary)
    #expect(Self.layout(1200, .twoOverSecondary).mode == .oneOverSecondary)
    #expect(Self.layout(1200, .twoDisplaceSecondary).mode == .oneBesideSecondary)
    #expect(Self.layout(400, .automatic, .displace).behavior == .overlay)
    #expect(Self.layout(400, .twoDisplaceSecondary).mode == .secondaryOnly)
  }

  @Test("F512: preferred columns that do not fit hide")
  func hidden() {
    #expect(Self.layout(777, triple: true, .twoBesideSecondary).mode == .oneBesideSecondary)
    #expect(Self.layout(528, triple: true, .twoBesideSecondary).mode == .secondaryOnly)
    #expect(Self.layout(528, .oneBesideSecondary, .tile).mode == .secondaryOnly)
    #expect(Self.layout(528, triple: true, .oneBesideSecondary, .displace).mode == .secondaryOnly)
    #expect(Self.layout(528, .oneOverSecondary).mode == .oneOverSecondary)
    #expect(Self.layout(528, triple: true, .twoDisplaceSecondary).mode == .twoDisplaceSecondary)
  }

  @Test("F503: the automatic mode of a preferred behavior")
  func automaticOfBehavior() {
    #expect(Self.layout(1200, .automatic, .overlay).mode == .secondaryOnly)
    #expect(Self.layout(1200, triple: true, .automatic, .displace).mode == .oneBesideSecondary)
    #expect(Self.layout(528, triple: true, .automatic, .displace).mode == .secondaryOnly)
    #expect(Self.layout(1200, triple: true, .automatic, .tile).mode == .twoBesideSecondary)
  }

  @Test(
    "F502: every mode counts its columns",
    arguments: [
      (Mode.secondaryOnly, 0), (.oneBesideSecondary, 1), (.oneOverSecondary, 1),
      (.twoBesideSecondary, 2), (.twoOverSecondary, 2), (.twoDisplaceSecondary, 2),
    ])
  func counts(_ mode: Mode, _ count: Int) {
    #expect(SplitLayout.counts[mode] == count)
    #expect(SplitLayout.counts[.automatic] == nil)
  }

  @Test("F514: one column of three is the supplementary one")
  func columns() {
    let triple = SplitLayout(isTriple: true)
    #expect(triple.columns(0) == [])
    #expect(triple.columns(1) == [.supplementary])
    #expect(triple.columns(2) == [.primary, .supplementary])
    #expect(SplitLayout(isTriple: false).columns(1) == [.primary])
    #expect(SplitLayout(isTriple: false).columns(2) == [.primary])
  }

  // MARK: On demand

  @Test("F503: on demand the primary column of two lies over the secondary one")
  func overlaid() {
    var layout = Self.layout(528)
    layout.show(.primary)
    #expect(layout.mode == .oneOverSecondary)
    layout.show(.secondary)
    #expect(layout.mode == .secondaryOnly)
    layout.show(.primary)
    layout.hide(.primary)
    #expect(layout.mode == .secondaryOnly)
  }

  @Test("F503: on demand three columns displace")
  func displaced() {
    var layout = Self.layout(528, triple: true)
    layout.show(.supplementary)
    #expect(layout.mode == .oneOverSecondary)
    layout.show(.primary)
    #expect(layout.mode == .twoDisplaceSecondary)
    layout.show(.supplementary)
    #expect(layout.mode == .twoDisplaceSecondary)
    layout.hide(.primary)
    #expect(layout.mode == .oneOverSecondary)
    layout.hide(.supplementary)
    #expect(layout.mode == .secondaryOnly)
  }

  @Test("F503: where one of three fits, two displace on demand, and give way to one")
  func displacedBeside() {
    var layout = Self.layout(700, triple: true)
    layout.show(.primary)
    #expect(layout.mode == .twoDisplaceSecondary)
    layout.show(.secondary)
    #expect(layout.mode == .oneBesideSecondary)
  }

  @Test("F514: tiled columns are shown and hidden")
  func tiled() {
    var layout = Self.layout(1200, triple: true)
    layout.hide(.primary)
    #expect(layout.mode == .oneBesideSecondary)
    layout.hide(.primary)
    layout.show(.secondary)
    layout.show(.compact)
    layout.hide(.secondary)
    layout.hide(.compact)
    #expect(layout.mode == .oneBesideSecondary)
    layout.show(.primary)
    #expect(layout.mode == .twoBesideSecondary)
    layout.hide(.supplementary)
    #expect(layout.mode == .secondaryOnly)
    layout.hide(.primary)
    #expect(layout.mode == .secondaryOnly)
    layout.show(.supplementary)
    #expect(layout.mode == .oneBesideSecondary)
    var double = Self.layout(1200)
    double.hide(.supplementary)
    #expect(double.mode == .oneBesideSecondary)
    double.hide(.primary)
    double.show(.supplementary)
    #expect(double.mode == .secondaryOnly)
  }

  @Test("F503: what was shown on demand stays until the width wants another mode")
  func resized() {
    var layout = Self.layout(900, triple: true)
    layout.hide(.primary)
    layout.resize(to: Size(width: 800, height: 400))
    #expect(layout.mode == .oneBesideSecondary)
    layout.resize(to: Size(width: 777, height: 400))
    layout.resize(to: Size(width: 778, height: 400))
    #expect(layout.mode == .twoBesideSecondary)
    var double = Self.layout(500)
    double.show(.primary)
    double.resize(to: Size(width: 528, height: 500))
    #expect(double.mode == .oneOverSecondary)
    double.resize(to: Size(width: 529, height: 500))
    double.resize(to: Size(width: 528, height: 500))
    #expect(double.mode == .secondaryOnly)
  }

  @Test("F503: a mode that stays although the behavior changes takes back what was demanded")
  func behaviorResized() {
    var layout = Self.layout(900, .secondaryOnly)
    layout.show(.primary)
    #expect(layout.mode == .oneBesideSecondary)
    layout.resize(to: Size(width: 500, height: 500))
    #expect(layout.mode == .secondaryOnly)
  }

  @Test("F502: another preference takes back what was demanded, the same does not")
  func preferred() {
    var layout = Self.layout(900)
    layout.hide(.primary)
    layout.preferredMode = .automatic
    layout.preferredBehavior = .automatic
    #expect(layout.mode == .secondaryOnly)
    layout.preferredMode = .oneBesideSecondary
    #expect(layout.mode == .oneBesideSecondary)
    layout.hide(.primary)
    layout.preferredBehavior = .tile
    #expect(layout.mode == .oneBesideSecondary)
    layout.hide(.primary)
    layout.rest()
    #expect(layout.mode == .oneBesideSecondary)
  }

  @Test(
    "F515: the button shows and hides columns",
    arguments: [
      (false, 900.0, Mode.automatic, 0), (false, 900, .secondaryOnly, 1),
      (true, 900, .automatic, 1), (true, 900, .oneBesideSecondary, 2),
      (true, 900, .secondaryOnly, 1), (true, 900, .twoDisplaceSecondary, 1),
      (true, 900, .twoOverSecondary, 0), (true, 500, .twoDisplaceSecondary, 0),
      (false, 900, .oneOverSecondary, 0),
    ])
  func toggled(_ isTriple: Bool, _ width: Double, _ mode: Mode, _ count: Int) {
    #expect(Self.layout(width, triple: isTriple, mode).countToggled == count)
  }

  @Test(
    "F504: columns over the secondary one and those that displace it dim it",
    arguments: [
      (Mode.secondaryOnly, false), (.oneBesideSecondary, false), (.twoBesideSecondary, false),
      (.oneOverSecondary, true), (.twoOverSecondary, true), (.twoDisplaceSecondary, true),
    ])
  func dimming(_ mode: Mode, _ isDimmed: Bool) {
    let layout = Self.layout(1200, triple: true, mode)
    #expect(layout.isDimmed == isDimmed)
    #expect(layout.places.dimming == (isDimmed ? 1 : 0))
  }
}
