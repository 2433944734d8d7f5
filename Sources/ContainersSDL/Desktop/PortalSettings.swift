internal import Containers

/// The replies of the settings portal.
struct PortalSettings {
  /// The key of a requested setting.
  enum Key: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
    case accentColor = "accent-color"
    case reducedMotion = "reduced-motion"
    case enableAnimations = "enable-animations"
    case textScalingFactor = "text-scaling-factor"
    case doubleClick = "double-click"
    case dragThreshold = "drag-threshold"
    case fontName = "font-name"

    /// The namespace of the setting: the portal's own, or GNOME's for settings that it lacks.
    var namespace: String {
      switch self {
      case .colorScheme, .contrast, .accentColor, .reducedMotion: "org.freedesktop.appearance"
      case .enableAnimations, .textScalingFactor, .fontName: "org.gnome.desktop.interface"
      case .doubleClick, .dragThreshold: "org.gnome.desktop.peripherals.mouse"
      }
    }
  }

  private var values: [Key: BusValue] = [:]

  subscript(key: Key) -> BusValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The replies as traits, unspecified where there is no preference.
  var traits: TraitCollection {
    TraitCollection { traits in
      switch values[.colorScheme] {
      case .number(1): traits.userInterfaceStyle = .dark
      case .number(2): traits.userInterfaceStyle = .light
      default: break
      }
      if values[.contrast] == .number(1) { traits.accessibilityContrast = .high }
      if values[.reducedMotion] == .number(1) || values[.enableAnimations] == .boolean(false) {
        traits.accessibilityMotion = .reduced
      }
      if case .number(let scale) = values[.textScalingFactor], scale.isFinite {
        traits.preferredContentSizeCategory = .nearest(toTextScale: scale)
      }
      traits.setPointerHabits(doubleClick: number(.doubleClick), drag: number(.dragThreshold))
      traits.accentColor = accentColor
      traits.interfaceFontFamily = fontFamily
    }
  }

  /// The accent color; `nil` if it is none, which components out of range mean.
  private var accentColor: AccentColor? {
    guard case .list(let parts) = values[.accentColor] else { return nil }
    let components = parts.compactMap { part -> Double? in
      if case .number(let value) = part, (0...1).contains(value) { value } else { nil }
    }
    guard parts.count == 3, components.count == 3 else { return nil }
    return AccentColor(Color(red: components[0], green: components[1], blue: components[2]))
  }

  /// The first family of the interface font, whose description is like `Cantarell Bold 11`.
  private var fontFamily: String? {
    guard case .text(let description) = values[.fontName], description.utf8.count < 256 else {
      return nil
    }
    var words = description.prefix { $0 != "," }.split(whereSeparator: \.isWhitespace)
    while let last = words.last, words.count > 1,
      Double(last) != nil || Self.fontStyles.contains(last.lowercased())
    {
      words.removeLast()
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The words for weights, slants, variants and widths that may follow a family.
  private static let fontStyles: Set<String> = [
    "thin", "ultra-light", "extra-light", "light", "semi-light", "demi-light", "book", "regular",
    "medium", "semi-bold", "demi-bold", "bold", "ultra-bold", "extra-bold", "heavy", "black",
    "normal", "roman", "oblique", "italic", "condensed", "semi-condensed", "expanded",
  ]

  private func number(_ key: Key) -> Double? {
    if case .number(let number) = values[key] { number } else { nil }
  }
}
