import Containers
import Testing

private enum DensityTrait: TraitDefinition {
  static let defaultValue = 1.0
}

private enum BrandTrait: TraitDefinition {
  static let defaultValue = "none"
  static let affectsColorAppearance = true
}

@Suite("A trait collection")
struct TraitCollectionTests {
  let dark = TraitCollection { $0.userInterfaceStyle = .dark }

  @Test("C141: specifies the traits that its closure sets and no others")
  func mutations() {
    let traits = TraitCollection {
      $0.horizontalSizeClass = .compact
      $0.displayScale = 2
    }

    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 2)
    #expect(TraitCollection().displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test("merged from several specifies the traits of all; the last one takes precedence")
  func merging() {
    let first = TraitCollection {
      $0.userInterfaceStyle = .light
      $0.layoutDirection = .rightToLeft
    }

    let traits = TraitCollection(traitsFrom: [first, dark])

    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
  }

  @Test("contains those with fewer traits and the same ones")
  func containing() {
    let more = dark.modifyingTraits { $0.displayScale = 2 }

    #expect(more.containsTraits(in: dark))
    #expect(more.containsTraits(in: nil))
    #expect(more.containsTraits(in: TraitCollection()))
    #expect(!dark.containsTraits(in: more))
    #expect(!more.containsTraits(in: TraitCollection { $0.userInterfaceStyle = .light }))
  }

  @Test("when modified leaves the original unchanged, and equals another with the same traits")
  func values() {
    let copy = dark.replacing(TraitUserInterfaceStyle.self, value: .light)

    #expect(dark.userInterfaceStyle == .dark)
    #expect(copy == TraitCollection { $0.userInterfaceStyle = .light })
    #expect(copy.hashValue == TraitCollection { $0.userInterfaceStyle = .light }.hashValue)
    #expect(copy.replacing(TraitUserInterfaceStyle.self, value: .unspecified) == TraitCollection())
  }

  @Test("holds custom traits, whose default can be specified")
  func custom() {
    let traits = dark.modifyingTraits { $0[DensityTrait.self] = 1 }

    #expect(traits[DensityTrait.self] == 1)
    #expect(dark[DensityTrait.self] == 1)
    #expect(traits != dark)
    #expect(DensityTrait.name == "DensityTrait")
  }

  @Test("differs in color appearance by style, contrast, and custom traits that affect colors")
  func colors() {
    let changes: [(TraitCollection, Bool)] = [
      (dark, false), (dark.modifyingTraits { $0.userInterfaceStyle = .light }, true),
      (dark.modifyingTraits { $0.accessibilityContrast = .high }, true),
      (dark.modifyingTraits { $0.displayScale = 3 }, false),
      (dark.modifyingTraits { $0[BrandTrait.self] = "acme" }, true),
      (dark.modifyingTraits { $0[DensityTrait.self] = 2 }, false),
    ]

    for (other, isOther) in changes {
      #expect(dark.hasDifferentColorAppearance(comparedTo: other) == isOther)
      #expect(other.hasDifferentColorAppearance(comparedTo: dark) == isOther)
    }
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("C141: size classes change at 600 points of width and 480 of height")
  func sizeClasses() {
    #expect(UserInterfaceSizeClass.horizontal(599.9) == .compact)
    #expect(UserInterfaceSizeClass.horizontal(600) == .regular)
    #expect(UserInterfaceSizeClass.vertical(479.9) == .compact)
    #expect(UserInterfaceSizeClass.vertical(480) == .regular)
  }

  @Test("finds the text size closest to a desktop's scale")
  func textScale() {
    #expect(ContentSizeCategory.nearest(toTextScale: 1) == .large)
    #expect(ContentSizeCategory.nearest(toTextScale: 1.25) == .extraExtraLarge)
    #expect(ContentSizeCategory.nearest(toTextScale: 0.1) == .extraSmall)
    #expect(ContentSizeCategory.nearest(toTextScale: 9) == .accessibilityExtraExtraExtraLarge)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
