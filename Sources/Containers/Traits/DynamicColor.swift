/// A color that adapts to the traits it is resolved with, such as light or dark and contrast.
///
/// Every color property of a view also accepts a dynamic color and then adapts with it:
///
/// ```swift
/// view.backgroundColor = .systemBackground
/// ```
public struct DynamicColor: Hashable, Sendable {
  private let source: Source

  private enum Source: Hashable {
    case fixed(Color)
    case variants(Variants)
    case provider(Provider, alpha: Double?)
  }

  private struct Variants: Hashable {
    let light: Color
    let dark: Color
    let lightHighContrast: Color
    let darkHighContrast: Color
    /// The dark variants for an elevated level, or `nil` if those above serve it.
    var elevated: Elevated?

    func color(with traits: TraitCollection) -> Color {
      let isHighContrast = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else {
        return isHighContrast ? lightHighContrast : light
      }
      // Few colors depend on the level, so the others do not look it up.
      if let elevated, traits.userInterfaceLevel == .elevated {
        return isHighContrast ? elevated.darkHighContrast : elevated.dark
      }
      return isHighContrast ? darkHighContrast : dark
    }

    func withAlphaComponent(_ alpha: Double) -> Variants {
      Variants(
        light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha),
        lightHighContrast: lightHighContrast.withAlphaComponent(alpha),
        darkHighContrast: darkHighContrast.withAlphaComponent(alpha),
        elevated: elevated.map {
          Elevated(
            dark: $0.dark.withAlphaComponent(alpha),
            darkHighContrast: $0.darkHighContrast.withAlphaComponent(alpha))
        })
    }
  }

  private struct Elevated: Hashable {
    let dark: Color
    let darkHighContrast: Color
  }

  private final class Provider: Hashable, Sendable {
    let color: @Sendable (TraitCollection) -> Color

    init(_ color: @escaping @Sendable (TraitCollection) -> Color) { self.color = color }

    static func == (a: Provider, b: Provider) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Creates a color that is the same with all traits.
  public init(_ color: Color) { source = .fixed(color) }

  /// Creates a color from light and dark variants, each with an optional variant for increased
  /// contrast.
  ///
  /// - Parameters:
  ///   - lightHighContrast: The light variant for increased contrast, or `nil` to use `light`.
  ///   - darkHighContrast: The dark variant for increased contrast, or `nil` to use `dark`.
  public init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    source = .variants(
      Variants(
        light: light, dark: dark, lightHighContrast: lightHighContrast ?? light,
        darkHighContrast: darkHighContrast ?? dark))
  }

  /// Creates a color from variants, among them those of dark mode for an elevated level.
  init(
    light: Color, dark: Color, lightHighContrast: Color, darkHighContrast: Color,
    elevatedDark: Color, elevatedDarkHighContrast: Color
  ) {
    source = .variants(
      Variants(
        light: light, dark: dark, lightHighContrast: lightHighContrast,
        darkHighContrast: darkHighContrast,
        elevated: Elevated(dark: elevatedDark, darkHighContrast: elevatedDarkHighContrast)))
  }

  /// Creates a color that a closure resolves for each set of traits.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    source = .provider(Provider(dynamicProvider), alpha: nil)
  }

  /// Returns the color for the given traits; the light variant if the style is unspecified.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .variants(let variants): variants.color(with: traits)
    case .provider(let provider, let alpha):
      alpha.map { provider.color(traits).withAlphaComponent($0) } ?? provider.color(traits)
    }
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    switch source {
    case .fixed(let color): DynamicColor(color.withAlphaComponent(alpha))
    case .variants(let variants):
      DynamicColor(source: .variants(variants.withAlphaComponent(alpha)))
    case .provider(let provider, _): DynamicColor(source: .provider(provider, alpha: alpha))
    }
  }

  private init(source: Source) { self.source = source }
}
