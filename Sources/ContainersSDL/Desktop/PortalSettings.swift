internal import Containers

/// The replies of the settings portal.
struct PortalSettings {
  /// The key of a requested setting.
  enum Key: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
    case reducedMotion = "reduced-motion"
    case enableAnimations = "enable-animations"
    case textScalingFactor = "text-scaling-factor"
    case doubleClick = "double-click"
    case dragThreshold = "drag-threshold"

    /// The namespace of the setting: the portal's own, or GNOME's for settings that it lacks.
    var namespace: String {
      switch self {
      case .colorScheme, .contrast, .reducedMotion: "org.freedesktop.appearance"
      case .enableAnimations, .textScalingFactor: "org.gnome.desktop.interface"
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
    }
  }

  private func number(_ key: Key) -> Double? {
    if case .number(let number) = values[key] { number } else { nil }
  }
}
