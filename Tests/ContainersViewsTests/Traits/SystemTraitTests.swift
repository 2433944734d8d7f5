import Containers
import Testing

struct SystemTraitTests {
  @Test("A change of one property changes only its trait")
  func traits() {
    let changes: [(Containers.Trait, (inout any MutableTraits) -> Void)] = [
      (TraitHorizontalSizeClass.self, { $0.horizontalSizeClass = .regular }),
      (TraitVerticalSizeClass.self, { $0.verticalSizeClass = .compact }),
      (TraitDisplayScale.self, { $0.displayScale = 2 }),
      (TraitUserInterfaceStyle.self, { $0.userInterfaceStyle = .dark }),
      (TraitAccessibilityContrast.self, { $0.accessibilityContrast = .high }),
      (TraitUserInterfaceLevel.self, { $0.userInterfaceLevel = .elevated }),
      (TraitAccessibilityMotion.self, { $0.accessibilityMotion = .reduced }),
      (TraitLayoutDirection.self, { $0.layoutDirection = .rightToLeft }),
      (
        TraitPreferredContentSizeCategory.self,
        { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      ),
      (TraitAccentColor.self, { $0.accentColor = AccentColor(.red) }),
      (TraitInterfaceFontFamily.self, { $0.interfaceFontFamily = "Cantarell" }),
      (TraitUserInterfaceIdiom.self, { $0.userInterfaceIdiom = .phone }),
    ]
    let all = changes.map(\.0)
    for (trait, change) in changes {
      let changed = TraitCollection(mutations: change)
      #expect(
        changed.changedTraits(all, from: TraitCollection()).map(ObjectIdentifier.init) == [
          ObjectIdentifier(trait)
        ])
    }
  }

  @Test("The accessibility text sizes are the five largest")
  func accessibilitySizes() {
    let sizes: [ContentSizeCategory] = [
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
    #expect(sizes.dropFirst().allSatisfy { $0.isAccessibilityCategory })
  }
}
