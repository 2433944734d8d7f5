import Containers
import Testing

@Suite("A dynamic color")
struct DynamicColorTests {
  private func traits(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast = .normal)
    -> TraitCollection
  {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
    }
  }

  @Test("is the variant for the style and the contrast")
  func variants() {
    let color = DynamicColor(
      light: Color(hex: 1), dark: Color(hex: 2), lightHighContrast: Color(hex: 3),
      darkHighContrast: Color(hex: 4))

    #expect(color.resolvedColor(with: traits(.light)) == Color(hex: 1))
    #expect(color.resolvedColor(with: traits(.dark)) == Color(hex: 2))
    #expect(color.resolvedColor(with: traits(.light, .high)) == Color(hex: 3))
    #expect(color.resolvedColor(with: traits(.dark, .high)) == Color(hex: 4))
    #expect(color.resolvedColor(with: TraitCollection()) == Color(hex: 1))
  }

  @Test("without high-contrast variants uses the normal ones")
  func fewerVariants() {
    let color = DynamicColor(light: .white, dark: .black)

    #expect(color.resolvedColor(with: traits(.dark, .high)) == .black)
    #expect(color.resolvedColor(with: traits(.light, .high)) == .white)
  }

  @Test("with a provider is resolved for each set of traits")
  func provider() {
    let color = DynamicColor { Color(white: $0.displayScale / 4) }
    let traits = TraitCollection { $0.displayScale = 2 }

    #expect(color.resolvedColor(with: traits) == Color(white: 0.5))
    #expect(
      color.withAlphaComponent(0.25).resolvedColor(with: traits) == Color(white: 0.5, alpha: 0.25))
  }

  @Test("equals another with the same colors; a fixed one is the same with all traits")
  func values() {
    #expect(DynamicColor(light: .white, dark: .black) == DynamicColor(light: .white, dark: .black))
    #expect(DynamicColor.label != .systemBackground)
    #expect(DynamicColor.white.resolvedColor(with: traits(.dark)) == .white)
    #expect(
      DynamicColor.label.withAlphaComponent(0.5).resolvedColor(with: traits(.dark))
        == Color(white: 1, alpha: 0.5))
  }

  @Test("of the system contrasts with its background, more so with increased contrast")
  func contrast() {
    func luminance(_ color: Color) -> Double {
      0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }
    for style in [UserInterfaceStyle.light, .dark] {
      let ground = DynamicColor.systemBackground.resolvedColor(with: traits(style))
      func distance(_ color: DynamicColor, _ contrast: AccessibilityContrast) -> Double {
        let shown = color.resolvedColor(with: traits(style, contrast))
        let seen = ground.mixed(with: shown.withAlphaComponent(1), by: shown.alpha)
        return abs(luminance(seen) - luminance(ground))
      }
      for color in [DynamicColor.label, .secondaryLabel, .tertiaryLabel, .systemBlue, .systemRed] {
        #expect(distance(color, .high) >= distance(color, .normal) - 0.08)
        #expect(distance(color, .normal) > 0.1)
      }
      #expect(distance(.label, .normal) > distance(.secondaryLabel, .normal))
      #expect(distance(.secondaryLabel, .normal) > distance(.tertiaryLabel, .normal))
    }
  }

  @Test(
    "with a plain name is the color of that name in light and in dark mode",
    arguments: [
      (DynamicColor.black, Color.black), (.gray, .gray), (.lightGray, .lightGray),
      (.darkGray, .darkGray), (.red, .red), (.green, .green), (.blue, .blue), (.cyan, .cyan),
      (.yellow, .yellow), (.magenta, .magenta), (.orange, .orange), (.purple, .purple),
      (.brown, .brown),
    ])
  func named(_ color: DynamicColor, _ fixed: Color) {
    for style in [UserInterfaceStyle.light, .dark] {
      #expect(color.resolvedColor(with: traits(style)) == fixed)
    }
  }

  @Test("for links is blue, and lighter in dark mode")
  func link() {
    let colors = [UserInterfaceStyle.light, .dark].map {
      DynamicColor.link.resolvedColor(with: traits($0))
    }
    for color in colors {
      #expect(color.blue > color.green)
      #expect(color.green > color.red)
    }
    #expect(colors[1].green > colors[0].green)
  }
}
