import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("The columns of a split and the text size", .noWarnings)
struct SplitTextSizeTests {
  @Test("F512: the automatic limits of the columns grow with the text")
  func limits() {
    var layout = SplitLayout(isTriple: false)
    layout.resize(to: Size(width: 2000, height: 500))
    #expect(layout.width(of: .primary) == 320)

    layout.takeTextScale(1.5)

    #expect(layout.width(of: .primary) == 480)
    #expect(layout.limits(of: .primary) == 300...480)
    #expect(layout.leastSecondary == 480)
  }

  @Test("F512: limits that the program has set stay")
  func ownLimits() {
    var layout = SplitLayout(isTriple: false)
    layout.resize(to: Size(width: 2000, height: 500))
    (layout.primary.minimum, layout.primary.maximum, layout.minimumSecondary) = (150, 250, 300)

    layout.takeTextScale(2)

    #expect(layout.limits(of: .primary) == 150...250)
    #expect(layout.leastSecondary == 300)
  }

  @Test("F512: with large text the columns overlay where they do not fit beside each other")
  func overlay() {
    let scene = SplitScene()
    #expect(scene.split.displayMode == .oneBesideSecondary)

    scene.stage.systemTraits = TraitCollection {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.split.splitBehavior == .overlay)

    scene.stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = .large }
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
  }

  @Test("F504: a column with large text leaves a part of the secondary one to press")
  func uncovered() {
    var layout = SplitLayout(isTriple: false)
    layout.resize(to: Size(width: 640, height: 500))
    layout.takeTextScale(3)
    layout.demand(1)

    #expect(layout.mode == .oneOverSecondary)
    #expect(layout.width(of: .primary) == 576)
  }
}
