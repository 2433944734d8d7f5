import Containers
import Testing

/// The semantic and system colors with all traits.
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

  @Test("Labels are dark on light and light on dark, each fainter than the previous one")
  func labels() {
    let labels: [DynamicColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let alphas = labels.map { colors($0).light.alpha }
    #expect(alphas == alphas.sorted(by: >))
    #expect(Set(alphas).count == 4)
    for label in labels + [.placeholderText] {
      #expect(colors(label).light.brightness < 0.3)
      #expect(colors(label).dark.brightness > 0.8)
    }
  }

  @Test("Backgrounds are light in light and dark in dark; a group contrasts with what is behind it")
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

  @Test("Elevated backgrounds are UIKit's: lighter in dark mode, and the same in light mode")
  func elevatedGrounds() {
    let grounds: [(DynamicColor, dark: UInt32, elevated: UInt32)] = [
      (.systemBackground, 0x000000, 0x1C1C1E),
      (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C),
      (.systemGroupedBackground, 0x000000, 0x1C1C1E),
      (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C),
    ]
    for (ground, dark, elevated) in grounds {
      #expect(colors(ground).dark == Color(hex: dark))
      for contrast in [false, true] {
        func color(dark: Bool, _ level: UserInterfaceLevel) -> Color {
          ground.resolvedColor(
            with: traits(dark: dark, contrast: contrast).modifyingTraits {
              $0.userInterfaceLevel = level
            })
        }
        #expect(color(dark: false, .elevated) == color(dark: false, .base))
        #expect(color(dark: true, .elevated).brightness > color(dark: true, .base).brightness)
        #expect(color(dark: true, .unspecified) == color(dark: true, .base))
        if !contrast { #expect(color(dark: true, .elevated) == Color(hex: elevated)) }
      }
      let faint = ground.withAlphaComponent(0.5).resolvedColor(
        with: traits(dark: true).modifyingTraits { $0.userInterfaceLevel = .elevated })
      #expect(faint == Color(hex: elevated).withAlphaComponent(0.5))
    }
  }

  @Test("Fills let the background through, less so the smaller the filled shape")
  func fills() {
    let fills: [DynamicColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    for alphas in [fills.map { colors($0).light.alpha }, fills.map { colors($0).dark.alpha }] {
      #expect(alphas == alphas.sorted(by: >))
      #expect(alphas.allSatisfy { $0 > 0 && $0 < 0.5 })
    }
    #expect(colors(.separator).light.alpha < 1)
    #expect(colors(.opaqueSeparator).light.alpha == 1)
  }

  @Test("Light and dark text are the same with all traits")
  func fixedText() {
    #expect(colors(.lightText).light == colors(.lightText).dark)
    #expect(colors(.darkText).light == .black)
    #expect(colors(.darkText).dark == .black)
  }

  @Test("The system hues differ from each other, and by style and contrast")
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

  @Test("The system grays range from the middle to the background, in light and in dark")
  func grays() {
    let grays: [DynamicColor] = [
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    let light = grays.map { colors($0).light.brightness }
    let dark = grays.map { colors($0).dark.brightness }
    #expect(light == light.sorted())
    #expect(Set(light).count == 6)
    #expect(dark == dark.sorted(by: >))
    #expect(Set(dark).count == 6)
    #expect(colors(.darkGray).light == Color.darkGray)
  }

  @Test("Changed traits are reported, and the system traits that affect colors are four")
  func changedTraits() {
    let (light, dark) = (traits(dark: false), traits(dark: true))
    let asked: [Containers.Trait] = [TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self]
    #expect(
      dark.changedTraits(asked, from: light).map(ObjectIdentifier.init) == [
        ObjectIdentifier(TraitUserInterfaceStyle.self)
      ])
    #expect(light.changedTraits(asked, from: light).isEmpty)
    let affecting = asked + [TraitUserInterfaceLevel.self, TraitAccentColor.self]
    let known = Set(TraitCollection.systemTraitsAffectingColorAppearance.map(ObjectIdentifier.init))
    #expect(known == Set(affecting.map(ObjectIdentifier.init)))
  }

  @Test("A view reports the dynamic color of a property until it is set to another color")
  func dynamicColors() {
    let view = View()
    view.setDynamicColor(.systemTeal, for: \View.backgroundColor)
    let property: ReferenceWritableKeyPath<View, Color?> = \.backgroundColor
    #expect(view.dynamicColor(for: property) == .systemTeal)
    view.setDynamicColor(nil, for: property)
    #expect(view.dynamicColor(for: property) == nil)
  }

  @Test("F1226: A dynamic color that is set to nil leaves no color behind")
  func noDynamicColor() {
    let none: DynamicColor? = nil
    let view = View()
    (view.backgroundColor, view.borderColor) = (DynamicColor.systemTeal, DynamicColor.systemRed)
    view.tintColor = DynamicColor.systemRed
    let tint = View().tintColor as Color?
    view.backgroundColor = none
    view.borderColor = none
    view.tintColor = none

    #expect(view.backgroundColor as Color? == nil)
    #expect(view.borderColor as Color == .clear)
    #expect(view.tintColor as Color? == tint)
  }

  @Test("F1226: Text whose color is set to nil has the usual one, which follows the traits")
  func noTextColor() {
    let none: DynamicColor? = nil
    let (label, field, text) = (Label(), TextField(), TextView())
    let usual = [label.textColor as Color, field.textColor, text.textColor]
    let dark = { (view: View) in view.traitOverrides.userInterfaceStyle = .dark }
    let others = (Label(), TextField(), TextView())
    [others.0, others.1, others.2].forEach(dark)

    label.textColor = DynamicColor.systemRed
    field.textColor = DynamicColor.systemRed
    text.textColor = DynamicColor.systemRed
    label.textColor = none
    field.textColor = none
    text.textColor = none

    #expect([label.textColor as Color, field.textColor, text.textColor] == usual)
    [label, field, text].forEach(dark)
    #expect(label.textColor as Color == others.0.textColor)
    #expect(field.textColor as Color == others.1.textColor)
    #expect(text.textColor as Color == others.2.textColor)
  }
}

extension Color {
  /// The perceived brightness of the color, 0…1, ignoring its opacity.
  fileprivate var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
