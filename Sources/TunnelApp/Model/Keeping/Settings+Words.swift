nonisolated extension Units {
  /// The display name of the units.
  var title: String {
    switch self {
    case .metric: Messages.Settings.metric
    case .imperial: Messages.Settings.imperial
    case .nautical: Messages.Settings.nautical
    }
  }
}

nonisolated extension Settings.Appearance {
  /// The display name of the appearance.
  var title: String {
    switch self {
    case .system: Messages.Settings.system
    case .light: Messages.Settings.light
    case .dark: Messages.Settings.dark
    }
  }
}

nonisolated extension Settings.Start {
  /// The display name of what a start shows.
  var title: String {
    switch self {
    case .last: Messages.Settings.last
    case .home: Messages.Settings.home
    }
  }
}
