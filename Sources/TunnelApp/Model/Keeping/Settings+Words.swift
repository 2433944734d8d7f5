internal import Containers

nonisolated extension Units {
  /// The display name of the units.
  var title: String {
    switch self {
    case .metric: Messages.Choices.metric
    case .imperial: Messages.Choices.imperial
    case .british: Messages.Choices.british
    case .nautical: Messages.Choices.nautical
    }
  }
}

nonisolated extension Settings.Appearance {
  /// The display name of the appearance.
  var title: String {
    switch self {
    case .system: Messages.Choices.system
    case .light: Messages.Choices.light
    case .dark: Messages.Choices.dark
    }
  }
}

nonisolated extension InterfaceFont {
  /// The display name of the font.
  var title: String { isDesktop ? Messages.Choices.system : Font.interfaceFamily }
}

nonisolated extension Settings.Start {
  /// The display name of what a start shows.
  var title: String {
    switch self {
    case .last: Messages.Choices.last
    case .home: Messages.Choices.home
    }
  }
}

nonisolated extension Settings.RecentFiles {
  /// The display name of whether files are listed.
  var title: String {
    switch self {
    case .kept: Messages.Choices.kept
    case .forgotten: Messages.Choices.forgotten
    }
  }
}

nonisolated extension Settings.Card {
  /// The display name of the size.
  var title: String {
    switch self {
    case .landscape: Messages.Links.landscape(shownSize)
    case .square: Messages.Links.square(shownSize)
    }
  }

  /// The size with a multiplication sign: `1200×630`.
  private var shownSize: String { rawValue.replacing("x", with: "×") }
}

nonisolated extension Settings.Scrolling {
  /// The display name of what scrolling does.
  var title: String {
    switch self {
    case .zooms: Messages.Habits.scrollingZooms
    case .turns: Messages.Habits.scrollingTurns
    }
  }
}

nonisolated extension Settings.Resolution {
  /// The display name of the size.
  var title: String {
    switch self {
    case .screen: Messages.Habits.screenSize
    case .twice: Messages.Habits.twiceSize
    case .ultra: Messages.Habits.ultraSize
    }
  }
}

nonisolated extension Settings.PictureContent {
  /// The display name of what pictures show.
  var title: String {
    switch self {
    case .window: Messages.Habits.wholeWindow
    case .maps: Messages.Habits.mapsOnly
    }
  }
}

nonisolated extension Settings.Pins {
  /// The display name of whether the maps show pins.
  var title: String {
    switch self {
    case .shown: Messages.Home.shown
    case .hidden: Messages.Home.hidden
    }
  }
}

nonisolated extension Settings {
  /// The display name of a home.
  func title(of home: HomeChoice) -> String {
    home.place?.title(written: notation) ?? Messages.Home.noHome
  }
}
