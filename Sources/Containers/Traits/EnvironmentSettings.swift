/// The traits set by environment variables: style, contrast, motion, layout direction, accent color,
/// and text size.
///
/// `CONTAINERS_TRAITS` overrides the desktop's settings. It is a comma-separated list of `light`,
/// `dark`, `contrast`, `motion` (normal), `reduced-motion`, `left-to-right`, `right-to-left`,
/// `accent=C061CB` (red, green, blue), and `text=1.5` (0.8 to 3.2). The desktop's settings override
/// `GTK_THEME`, in which a theme whose name ends in `dark` is dark.
package struct EnvironmentSettings {
  /// The traits set by `CONTAINERS_TRAITS`.
  let stronger: TraitCollection
  private let weaker: TraitCollection

  /// Reads the variables.
  ///
  /// An invalid word is ignored, and the user is notified.
  ///
  /// - Parameter variable: A closure that returns the value of an environment variable.
  package init(variable: (String) -> String?) {
    stronger = TraitCollection { traits in
      for word in (variable("CONTAINERS_TRAITS") ?? "").split(separator: ",")
      where !Self.set(word, &traits) {
        tellUser(Messages.Environment.invalidTrait(String(word)))
      }
    }
    weaker = TraitCollection {
      guard let theme = variable("GTK_THEME")?.lowercased() else { return }
      let isDark = theme.hasSuffix(":dark") || theme.hasSuffix("-dark")
      $0.userInterfaceStyle = isDark ? .dark : .light
    }
  }

  /// Returns the number of pixels per point that `CONTAINERS_SCALE` sets, 0.5 to 4, or `nil`.
  ///
  /// Another value is ignored, and the user is notified.
  package static func displayScale(_ variable: (String) -> String?) -> Double? {
    guard let text = variable(scaleVariable), !text.isEmpty else { return nil }
    if let scale = Double(text), scales.contains(scale) { return scale }
    tellUser(Messages.Environment.invalidScale(text))
    return nil
  }

  /// The variable that sets the number of pixels per point, whatever the display says.
  package static let scaleVariable = "CONTAINERS_SCALE"
  /// The numbers of pixels per point that users may choose.
  package static let scales = 0.5...4

  /// Returns the desktop's traits merged with the weaker and the stronger environment variables.
  package func traits(around desktop: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [weaker, desktop, stronger])
  }

  private static func set(_ word: Substring, _ traits: inout any MutableTraits) -> Bool {
    switch word {
    case "light": traits.userInterfaceStyle = .light
    case "dark": traits.userInterfaceStyle = .dark
    case "contrast": traits.accessibilityContrast = .high
    case "motion": traits.accessibilityMotion = .normal
    case "reduced-motion": traits.accessibilityMotion = .reduced
    case "left-to-right": traits.layoutDirection = .leftToRight
    case "right-to-left": traits.layoutDirection = .rightToLeft
    case _ where word.hasPrefix("accent="):
      guard word.count == 13, let hex = UInt32(word.dropFirst(7), radix: 16) else { return false }
      traits.accentColor = AccentColor(Color(hex: hex))
    default:
      guard word.hasPrefix("text="), let scale = Double(word.dropFirst(5)),
        (0.8...3.2).contains(scale)
      else { return false }
      traits.preferredContentSizeCategory = .nearest(toTextScale: scale)
    }
    return true
  }
}
