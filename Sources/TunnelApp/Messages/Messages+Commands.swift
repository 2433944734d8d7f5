internal import Containers

nonisolated extension Messages {
  /// The titles of commands in menus, with their hints.
  nonisolated enum Commands {
    /// The command that opens another window.
    static var newWindow: String { LocalizedMessage("New window").text }

    /// The command that closes the window.
    static var closeWindow: String { LocalizedMessage("Close window").text }

    /// The menu of the styles of a map.
    static var style: String { LocalizedMessage("Style").text }

    /// The command that shows the land of the far side over the near one.
    static var otherSide: String { LocalizedMessage("Other side").text }

    /// The command that shows the lines of the grid of coordinates.
    static var graticule: String { LocalizedMessage("Meridians and parallels").text }

    /// The command that takes the next style.
    static var nextStyle: String { LocalizedMessage("Next style").text }

    /// The command that asks what a place on the map is.
    static var whatIsHere: String { LocalizedMessage("What is here?").text }

    /// The command that shows the whole globe.
    static var wholeGlobe: String { LocalizedMessage("Whole globe").text }

    /// The command that shows both whole globes.
    static var bothGlobes: String { LocalizedMessage("Both globes").text }

    /// The command that shows the dig before the shown one again.
    static var previousDig: String { LocalizedMessage("Previous dig").text }

    /// The command that shows the dig after the shown one again.
    static var nextDig: String { LocalizedMessage("Next dig").text }

    /// The command that flips both maps to information about the places.
    static var whatIsThere: String { LocalizedMessage("What is there?").text }

    /// The command that turns back to the maps.
    static var backToMaps: String { LocalizedMessage("Back to the maps").text }

    /// The command that opens the menu of the window.
    static var menu: String { LocalizedMessage("Menu", context: "command").text }

    /// The command that opens the search.
    static var searchMenu: String { LocalizedMessage("Search…").text }

    /// The command that puts back what is being dragged.
    static var putBack: String { LocalizedMessage("Put back").text }

    /// The command that lists all commands with their keys.
    static var allKeys: String { LocalizedMessage("All keys").text }

    /// The command that saves a picture of the window.
    static var savePicture: String { LocalizedMessage("Save picture").text }

    /// The command that shows the sheet about the app.
    static var about: String { LocalizedMessage("About Tunnel").text }

    /// The command that fills the screen with the window.
    static var fullScreen: String { LocalizedMessage("Full screen").text }

    /// The command that ends the program.
    static var quit: String { LocalizedMessage("Quit").text }

    /// The button that closes a sheet.
    static var close: String { LocalizedMessage("Close").text }

    /// The command that copies the coordinates of an end.
    static var copy: String { LocalizedMessage("Copy", context: "coordinates").text }

    /// The button that copies the coordinates of an end, below facts about the place.
    static var copyCoordinates: String { LocalizedMessage("Copy coordinates").text }

    /// The menu of notations in which coordinates can be copied.
    static var copyAs: String { LocalizedMessage("Copy as").text }

    /// The command that copies a link to an end, which opens in any browser.
    static var copyLink: String { LocalizedMessage("Copy link").text }

    /// The command that opens an end in another program.
    static var openElsewhere: String { LocalizedMessage("Open in another map").text }

    /// The menu of notations in which all coordinates can be shown.
    static var showAs: String { LocalizedMessage("Show coordinates as").text }
  }

  /// The notices shown after a command.
  nonisolated enum Notices {
    /// Says that a text, mostly a coordinate, is on the clipboard.
    static func copied(_ text: String) -> String {
      LocalizedMessage("Copied “{text}”.", ["text": .text(text)]).text
    }

    /// Says that a geo: link cannot be opened.
    static func nothingOpens(_ address: String) -> String {
      LocalizedMessage(
        "No program on this computer can open {address}.", ["address": .text(address)]
      )
      .text
    }

    /// Says why a key of the maps does nothing on the information sides.
    static var onlyOnMaps: String {
      LocalizedMessage("This key is for the maps. Space turns back to them.").text
    }

    /// Says why a key of the maps does nothing over a panel.
    static var behind: String {
      LocalizedMessage("The maps are behind this panel. Escape closes it.").text
    }

    /// Says why the command “Next of "Land opposite land"” does nothing.
    static var noLandPairs: String {
      LocalizedMessage("The list of land opposite land cannot be read.").text
    }

    /// Says why the command "Previous dig" does nothing.
    static var noEarlierDig: String { LocalizedMessage("There is no earlier dig.").text }

    /// Says why the command "Next dig" does nothing.
    static var noLaterDig: String { LocalizedMessage("There is no later dig.").text }

    /// Says where a picture is.
    static func saved(_ path: String) -> String {
      LocalizedMessage("Saved the picture as “{path}”.", ["path": .text(path)]).text
    }

    /// The name of the file of a picture, without its ending; {place} is a coordinate.
    static func pictureName(_ place: String) -> String {
      LocalizedMessage("Tunnel {place}", ["place": .text(place)]).text
    }
  }

  /// The question after a picture could not be saved.
  nonisolated enum Saving {
    /// The button beside the notice that says where something was saved.
    static var showInFolder: String { LocalizedMessage("Show in folder").text }

    /// Says that what was saved cannot be shown.
    static func notShown(_ path: String) -> String {
      LocalizedMessage("The file manager does not show “{path}”.", ["path": .text(path)]).text
    }

    /// Says that a picture is not saved, above the reason.
    static var failed: String { LocalizedMessage("The picture was not saved").text }

    /// The button that saves the same picture again.
    static var again: String { LocalizedMessage("Try again").text }

    /// The button that gives the picture up.
    static var cancel: String { LocalizedMessage("Cancel").text }
  }

  /// The names of keys in tooltips.
  nonisolated enum Shortcuts {
    /// The space bar.
    static var space: String { LocalizedMessage("Space", context: "key").text }

    /// The Escape key.
    static var escape: String { LocalizedMessage("Esc", context: "key").text }

    /// The Home key.
    static var home: String { LocalizedMessage("Home", context: "key").text }

    /// The function key that opens the menu.
    static var menu: String { LocalizedMessage("F10", context: "key").text }

    /// A key that is pressed together with Control.
    static func control(_ key: String) -> String {
      LocalizedMessage("Ctrl+{key}", context: "key", ["key": .text(key)]).text
    }
  }

  /// The strip with the coordinates and the main buttons.
  nonisolated enum Strip {
    /// The button that turns both maps over.
    static var radar: String { LocalizedMessage("Radar").text }

    /// What the button "Radar" does.
    static var radarHint: String {
      LocalizedMessage("Flips both maps to information about the places.").text
    }

    /// The button that opens the search.
    static var search: String { LocalizedMessage("Search").text }

    /// What the button "Search" does.
    static var searchHint: String { LocalizedMessage("Searches for a place or a coordinate.").text }

    /// What the button "Search" does, in its tooltip.
    static var searchTip: String { LocalizedMessage("Find a place").text }

    /// The button that opens a menu.
    static var more: String { LocalizedMessage("More").text }

    /// What the button "More" does.
    static var moreHint: String { LocalizedMessage("Opens a menu.").text }

    /// What the button "More" does, in its tooltip.
    static var moreTip: String { LocalizedMessage("Menu: share, discover, settings and more").text }

    /// What the button with the name of an end on it does.
    static var factsHint: String { LocalizedMessage("Shows facts about the place.").text }

    /// What the button with the name of an end on it does, in its tooltip.
    static var factsTip: String { LocalizedMessage("Facts about the place").text }

    /// The button with the coordinates of the start on it, for assistive technology.
    static var copyStart: String { LocalizedMessage("Copy start").text }

    /// The button with the coordinates of the end on it, for assistive technology.
    static var copyEnd: String { LocalizedMessage("Copy end").text }

    /// The button with the name of an end on it, for assistive technology; {end} is “Start” or “End”.
    static func place(_ place: String, of end: String) -> String {
      LocalizedMessage("{end}: {place}", ["end": .text(end), "place": .text(place)]).text
    }

    /// What a button with coordinates on it does, in its tooltip.
    static var copyTip: String { LocalizedMessage("Copy the coordinates").text }

    /// What a button with coordinates on it does.
    static var copyHint: String {
      LocalizedMessage("Copies the coordinates. Its menu has other notations.").text
    }
  }

  /// The names of the notations for coordinates.
  nonisolated enum Notations {
    /// The notation 56°33′00″N 8°19′00″E.
    static var degreesMinutesSeconds: String { LocalizedMessage("Degrees, minutes, seconds").text }

    /// The notation 56°33.000′N 8°19.002′E.
    static var degreesMinutes: String { LocalizedMessage("Degrees, minutes").text }

    /// The notation 56.55, 8.3167.
    static var decimal: String { LocalizedMessage("Decimal degrees").text }

    /// The notation of decimal degrees with all decimals.
    static var exact: String { LocalizedMessage("All decimals").text }

    /// The notation geo:56.55,8.3167.
    static var geoURI: String { LocalizedMessage("geo: link").text }

    /// The notation 9F8CH828+2M (Open Location Code).
    static var plusCode: String { LocalizedMessage("Plus code").text }

    /// The notation 32V 457990 6267505.
    static var utm: String { LocalizedMessage("UTM").text }

    /// The notation 32VMH5799067505.
    static var mgrs: String { LocalizedMessage("MGRS").text }

    /// The notation JO46dn82 of radio amateurs.
    static var maidenhead: String { LocalizedMessage("Locator").text }

    /// The notation +56.55+008.3167/.
    static var iso6709: String { LocalizedMessage("ISO 6709").text }
  }
}
