import Containers
import Testing

/// The colors that are named after their use or their hue, in every environment.
@MainActor
struct SemanticColorTests {
  private func traits(dark: Bool, contrast: Bool = false) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = dark ? .dark : .light
      $0.accessibilityContrast = contrast ? .high : .normal
    }
  }

  private func colors(_ color: DynamicColor) -> (light: Color, dark: Color) {
    (
      color.resolvedColor(with: traits(dark: false)), color.resolvedColor(with: traits(dark: true))
    )
  }

  @Test("Labels are dark on light and light on dark, each fainter than the one before")
  func labels() {
    let labels: [DynamicColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let alphas = labels.map { colors($0).light.alpha }
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4)
    for label in labels + [.placeholderText] {
      #expect(colors(label).light.brightness < 0.3 && colors(label).dark.brightness > 0.8)
    }
  }

  @Test("Grounds are light in light and dark in dark; a group stands out against what it lies on")
  func grounds() {
    let plain: [DynamicColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    let grouped: [DynamicColor] = [
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    for grounds in [plain, grouped] {
      for (under, over) in zip(grounds, grounds.dropFirst()) {
        #expect(colors(under).light != colors(over).light)
        #expect(colors(under).dark != colors(over).dark)
      }
      #expect(grounds.allSatisfy { colors($0).light.brightness > 0.8 })
      #expect(grounds.allSatisfy { colors($0).dark.brightness < 0.2 })
    }
  }

  @Test("Fills let the ground through, the less the smaller what they fill")
  func fills() {
    let fills: [DynamicColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    for alphas in [fills.map { colors($0).light.alpha }, fills.map { colors($0).dark.alpha }] {
      #expect(alphas == alphas.sorted(by: >) && alphas.allSatisfy { $0 > 0 && $0 < 0.5 })
    }
    #expect(colors(.separator).light.alpha < 1 && colors(.opaqueSeparator).light.alpha == 1)
  }

  @Test("Light and dark text are the same everywhere")
  func fixedText() {
    #expect(colors(.lightText).light == colors(.lightText).dark)
    #expect(colors(.darkText).light == .black && colors(.darkText).dark == .black)
  }

  @Test("The hues of the system differ from each other, and by environment and contrast")
  func hues() {
    let hues: [DynamicColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink,
      .systemPurple, .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan,
    ]
    #expect(Set(hues.map { colors($0).light }).count == hues.count)
    for hue in hues {
      let plain = hue.resolvedColor(with: traits(dark: false))
      let strong = hue.resolvedColor(with: traits(dark: false, contrast: true))
      #expect(strong != plain)
      #expect(strong.brightness < plain.brightness)
    }
  }

  @Test("The grays of the system go from the middle to the ground, in light and in dark")
  func grays() {
    let grays: [DynamicColor] = [
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    let light = grays.map { colors($0).light.brightness }
    let dark = grays.map { colors($0).dark.brightness }
    #expect(light == light.sorted() && Set(light).count == 6)
    #expect(dark == dark.sorted(by: >) && Set(dark).count == 6)
    #expect(colors(.darkGray).light == Color.darkGray)
  }

  @Test("Of some traits those are named that changed, and of the system two that colors depend on")
  func changedTraits() {
    let (light, dark) = (traits(dark: false), traits(dark: true))
    let asked: [Containers.Trait] = [TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self]
    #expect(
      dark.changedTraits(asked, from: light).map(ObjectIdentifier.init) == [
        ObjectIdentifier(TraitUserInterfaceStyle.self)
      ])
    #expect(light.changedTraits(asked, from: light).isEmpty)
    let known = Set(TraitCollection.systemTraitsAffectingColorAppearance.map(ObjectIdentifier.init))
    #expect(known == Set(asked.map(ObjectIdentifier.init)))
  }

  @Test("A view says which dynamic color a property follows, until it is given another color")
  func dynamicColors() {
    let view = View()
    view.setDynamicColor(.systemTeal, for: \View.backgroundColor)
    let property: ReferenceWritableKeyPath<View, Color?> = \.backgroundColor
    #expect(view.dynamicColor(for: property) == .systemTeal)
    view.setDynamicColor(nil, for: property)
    #expect(view.dynamicColor(for: property) == nil)
  }
}

extension Color {
  /// How bright the color is to the eye, 0…1, whatever its opacity.
  fileprivate var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
