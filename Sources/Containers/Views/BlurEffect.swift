/// A material: a translucent background that follows the style of its view; see ``VisualEffectView``.
@MainActor
public final class BlurEffect: VisualEffect {
  /// The density and the tone of a material.
  public enum Style: Hashable, Sendable {
    /// Light in any style of the interface, or very light.
    case light, extraLight
    /// Dark in any style of the interface.
    case dark
    /// Like ``systemMaterial`` and ``systemThickMaterial``.
    case regular, prominent
    /// From the most translucent to the densest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// For bars.
    case systemChromeMaterial
  }

  /// The density and the tone.
  public let style: Style

  /// Creates a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

extension BlurEffect.Style {
  /// The share of what is behind that the material covers.
  private var density: Double {
    switch self {
    case .systemUltraThinMaterial: 0.72
    case .systemThinMaterial: 0.8
    case .light, .dark, .regular, .systemMaterial: 0.88
    case .systemChromeMaterial: 0.92
    case .extraLight, .prominent, .systemThickMaterial: 0.95
    }
  }

  func color(with traits: TraitCollection) -> Color {
    let (light, dark) = (Color(hex: 0xF7F7F9), Color(hex: 0x252527))
    let tone: Color =
      switch self {
      case .light: light
      case .extraLight: .white
      case .dark: dark
      default: traits.userInterfaceStyle == .dark ? dark : light
      }
    return traits.accessibilityContrast == .high ? tone : tone.withAlphaComponent(density)
  }
}
