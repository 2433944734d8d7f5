import Atlas

/// A page of the settings with the choices of one, below its first page.
enum SettingsPage: String, CaseIterable {
  case units, notation, appearance, font, home, pins, start, recentFiles, link, card
  case scrolling, pictureSize, pictureContent

  /// The title of the page.
  var title: String {
    switch self {
    case .units: Messages.Choices.units
    case .notation: Messages.Choices.notation
    case .appearance: Messages.Choices.appearance
    case .font: Messages.Choices.font
    case .home: Messages.Home.title
    case .pins: Messages.Home.pins
    case .start: Messages.Choices.start
    case .recentFiles: Messages.Choices.recentFiles
    case .link: Messages.Links.setting
    case .card: Messages.Links.card
    case .scrolling: Messages.Habits.scrolling
    case .pictureSize: Messages.Habits.pictureSize
    case .pictureContent: Messages.Habits.pictureContent
    }
  }

  /// Returns the display name of what is chosen.
  func choice(in settings: Settings) -> String {
    switch self {
    case .units: settings.units.title
    case .notation: settings.notation.title
    case .appearance: settings.appearance.title
    case .font: settings.font.title
    case .home: settings.title(of: settings.home)
    case .pins: settings.pins.title
    case .start: settings.start.title
    case .recentFiles: settings.recentFiles.title
    case .link: settings.link.title
    case .card: settings.card.title
    case .scrolling: settings.scrolling.title
    case .pictureSize: settings.pictureSize.title
    case .pictureContent: settings.pictureContent.title
    }
  }
}
