internal import Containers

nonisolated extension Messages {
  /// The settings and their choices.
  nonisolated enum Choices {
    /// The first line of the file that keeps what the windows show.
    static var windowsHeading: String {
      LocalizedMessage("What the windows of Tunnel show at the next start.").text
    }

    /// The comment at the top of the file.
    static var heading: String {
      LocalizedMessage("Settings of Tunnel. Other lines are kept.").text
    }

    /// The command that opens the settings.
    static var command: String { LocalizedMessage("Settings…").text }

    /// The heading of the settings.
    static var panel: String { LocalizedMessage("Settings").text }

    /// The setting of the units of lengths.
    static var units: String { LocalizedMessage("Units").text }

    /// The setting of the notation of coordinates.
    static var notation: String { LocalizedMessage("Coordinates").text }

    /// The setting of light or dark.
    static var appearance: String { LocalizedMessage("Appearance").text }

    /// The setting of the font of the interface.
    static var font: String { LocalizedMessage("Font").text }

    /// A notice after the font was chosen.
    static var fontLater: String { LocalizedMessage("The font changes at the next start").text }

    /// The setting of what a start shows.
    static var start: String { LocalizedMessage("At the start").text }

    /// The setting of whether the files that were opened are listed.
    static var recentFiles: String { LocalizedMessage("Recent files").text }

    /// The files that were opened are listed.
    static var kept: String { LocalizedMessage("Listed", context: "recent files").text }

    /// The files that were opened are not listed.
    static var forgotten: String { LocalizedMessage("Not listed", context: "recent files").text }

    /// Meters and kilometers.
    static var metric: String { LocalizedMessage("Meters, kilometers").text }

    /// Feet and miles.
    static var imperial: String { LocalizedMessage("Feet, miles").text }

    /// Meters and miles.
    static var british: String { LocalizedMessage("Meters, miles").text }

    /// Meters and nautical miles.
    static var nautical: String { LocalizedMessage("Meters, nautical miles").text }

    /// Light or dark as on the desktop.
    static var system: String { LocalizedMessage("Like the desktop").text }

    /// The light appearance.
    static var light: String { LocalizedMessage("Light").text }

    /// The dark appearance.
    static var dark: String { LocalizedMessage("Dark").text }

    /// A start shows what the last one showed.
    static var last: String { LocalizedMessage("Where I was").text }

    /// A start shows the place that the first one showed.
    static var home: String { LocalizedMessage("The whole globe, at Lemvig").text }
  }

  /// What people expect of the mouse, of keys and of saved pictures.
  nonisolated enum Habits {
    /// The setting of what the wheel or two fingers on a touchpad do to the maps.
    static var scrolling: String { LocalizedMessage("Scrolling", context: "setting").text }

    /// Scrolling zooms the maps.
    static var scrollingZooms: String { LocalizedMessage("Zooms the maps").text }

    /// Scrolling turns the globes.
    static var scrollingTurns: String {
      LocalizedMessage("Turns the globes; zooms with Ctrl").text
    }

    /// The setting of the number of pixels of saved pictures.
    static var pictureSize: String { LocalizedMessage("Size of pictures").text }

    /// Pictures have the pixels of the window.
    static var screenSize: String { LocalizedMessage("As on the screen (1×)").text }

    /// Pictures have twice as many pixels in each direction.
    static var twiceSize: String { LocalizedMessage("Twice as large (2×)").text }

    /// Pictures are 3840 pixels long or high.
    static var ultraSize: String { LocalizedMessage("4K, 3840 pixels").text }

    /// The setting of what saved pictures show.
    static var pictureContent: String { LocalizedMessage("Pictures show").text }

    /// Pictures show the whole window.
    static var wholeWindow: String { LocalizedMessage("The window", context: "picture").text }

    /// Pictures show only the maps.
    static var mapsOnly: String {
      LocalizedMessage("The maps without the interface", context: "picture").text
    }

    /// Says why a picture was not made.
    static var tooLarge: String { LocalizedMessage("There is not enough memory for it.").text }

    /// The command that opens the search with the coordinates of the start.
    static var coordinates: String { LocalizedMessage("Coordinates…", context: "command").text }

    /// The command that saves the favorites at once.
    static var save: String { LocalizedMessage("Save favorites").text }

    /// Says where the favorites are.
    static func saved(_ path: String) -> String {
      LocalizedMessage("The favorites are saved in “{path}”.", ["path": .text(path)]).text
    }

    /// Says that the favorites could not be saved.
    static var unsaved: String { LocalizedMessage("The favorites cannot be saved now.").text }
  }
}
