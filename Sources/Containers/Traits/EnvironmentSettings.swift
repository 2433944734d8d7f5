/// What the environment's variables say of light or dark, contrast, motion and text.
///
/// `CONTAINERS_TRAITS` counts more than the desktop: a list of `light`, `dark`, `contrast`, `motion`
/// (usual) or `reduced-motion`, `left-to-right`, `right-to-left` and `text=1.5`, with commas between.
/// `GTK_THEME` counts less: a theme whose name ends in `dark` is one.
package struct EnvironmentSettings {
  /// The traits that `CONTAINERS_TRAITS` sets.
  let stronger: TraitCollection
  private let weaker: TraitCollection

  /// Reads the variables; a word that is not known is left out with a warning.
  ///
  /// - Parameter variable: Returns a variable of the environment.
  package init(variable: (String) -> String?) {
    stronger = TraitCollection { traits in
      for word in (variable("CONTAINERS_TRAITS") ?? "").split(separator: ",")
      where !Self.set(word, &traits) {
        warn("CONTAINERS_TRAITS has “\(word)”, which is nothing that can be set.")
      }
    }
    weaker = TraitCollection {
      guard let theme = variable("GTK_THEME")?.lowercased() else { return }
      let isDark = theme.hasSuffix(":dark") || theme.hasSuffix("-dark")
      $0.userInterfaceStyle = isDark ? .dark : .light
    }
  }

  /// Returns the desktop's traits, between the weaker and the stronger ones of the environment.
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
    default:
      guard word.hasPrefix("text="), let scale = Double(word.dropFirst(5)), scale.isFinite else {
        return false
      }
      traits.preferredContentSizeCategory = .nearest(toTextScale: scale)
    }
    return true
  }
}
