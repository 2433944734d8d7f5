internal import Atlas

/// What the user has chosen for all starts.
nonisolated struct Settings: Hashable, Sendable {
  /// The appearance of the window.
  enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Light or dark as on the desktop.
    case system
    case light, dark
  }

  /// What a start without a place on the command line shows.
  enum Start: String, CaseIterable, Hashable, Sendable {
    /// What the last start showed at its end.
    case last
    /// The whole globes with the child near Lemvig.
    case home
  }

  /// Whether the files that the user opened are listed.
  enum RecentFiles: String, CaseIterable, Hashable, Sendable {
    case kept, forgotten
  }

  /// The size of the card that is sent, in pixels, as `tunnel snapshot --card --size` has it.
  enum Card: String, CaseIterable, Hashable, Sendable {
    /// The size that links are shown with.
    case landscape = "1200x630"
    case square = "1080x1080"
  }

  /// Whether the maps show the user's home and favorites.
  enum Pins: String, CaseIterable, Hashable, Sendable {
    case shown, hidden
  }

  /// What scrolling does to the maps; with Ctrl it always zooms.
  enum Scrolling: String, CaseIterable, Hashable, Sendable {
    case zooms, turns
  }

  /// The size of saved pictures of the window.
  enum Resolution: String, CaseIterable, Hashable, Sendable {
    /// The pixels of the window on the screen.
    case screen = "1x"
    /// Twice as many in each direction.
    case twice = "2x"
    /// 3840 pixels along the longer side.
    case ultra = "4k"
  }

  /// What saved pictures of the window show.
  enum PictureContent: String, CaseIterable, Hashable, Sendable {
    /// All of the window.
    case window
    /// The maps without buttons, strip and panels.
    case maps
  }

  /// The units of lengths.
  var units = Units.metric
  /// The notation of coordinates.
  var notation = CoordinateFormat.degreesMinutesSeconds
  /// The appearance of the window.
  var appearance = Appearance.system
  /// The font of the interface, from the next start on.
  var font = InterfaceFont.own
  /// What a start shows.
  var start = Start.last
  /// Whether the files that the user opened are listed, here and by the desktop.
  var recentFiles = RecentFiles.kept
  /// The user's home.
  var home = HomeChoice.unknown
  /// Whether the maps show the home and the favorites.
  var pins = Pins.shown
  /// The pattern of copied links.
  var link = MapLink.openStreetMap
  /// The size of the card that is sent.
  var card = Card.landscape
  /// What scrolling does to the maps.
  var scrolling = Scrolling.zooms
  /// The size of saved pictures of the window.
  var pictureSize = Resolution.screen
  /// What saved pictures of the window show.
  var pictureContent = PictureContent.window
}
