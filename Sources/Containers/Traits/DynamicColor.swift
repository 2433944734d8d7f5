/// A colour that is another one in another environment: in light and dark, with more contrast.
///
/// Wherever a property of a view takes a colour it takes one of these as well, and follows it:
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
  }

  private final class Provider: Hashable, Sendable {
    let color: @Sendable (TraitCollection) -> Color

    init(_ color: @escaping @Sendable (TraitCollection) -> Color) { self.color = color }

    static func == (a: Provider, b: Provider) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Makes a colour that is the same everywhere.
  public init(_ color: Color) { source = .fixed(color) }

  /// Makes a colour from those in light and dark, and where the person wants more contrast.
  ///
  /// - Parameters:
  ///   - lightHighContrast: The light one with more contrast; nil for the light one.
  ///   - darkHighContrast: The dark one with more contrast; nil for the dark one.
  public init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    source = .variants(
      Variants(
        light: light, dark: dark, lightHighContrast: lightHighContrast ?? light,
        darkHighContrast: darkHighContrast ?? dark))
  }

  /// Makes a colour that a closure finds for each environment.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    source = .provider(Provider(dynamicProvider), alpha: nil)
  }

  /// Returns the colour in an environment; the light one where it says neither.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .variants(let variants):
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): variants.darkHighContrast
      case (.dark, _): variants.dark
      case (_, .high): variants.lightHighContrast
      default: variants.light
      }
    case .provider(let provider, let alpha):
      alpha.map { provider.color(traits).withAlphaComponent($0) } ?? provider.color(traits)
    }
  }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> DynamicColor {
    switch source {
    case .fixed(let color): DynamicColor(color.withAlphaComponent(alpha))
    case .variants(let variants):
      DynamicColor(
        light: variants.light.withAlphaComponent(alpha),
        dark: variants.dark.withAlphaComponent(alpha),
        lightHighContrast: variants.lightHighContrast.withAlphaComponent(alpha),
        darkHighContrast: variants.darkHighContrast.withAlphaComponent(alpha))
    case .provider(let provider, _): DynamicColor(source: .provider(provider, alpha: alpha))
    }
  }

  private init(source: Source) { self.source = source }
}
