internal import Containers

nonisolated extension Messages {
  /// The panel that opens a file, and what is dropped on the window.
  nonisolated enum Opening {
    /// The command that opens a file with favorites.
    static var command: String { LocalizedMessage("Open favorites…").text }

    /// The command that opens a file by what is typed, or makes a new one.
    static var byName: String { LocalizedMessage("Open by name or path…").text }

    /// The kind of files that can be opened, in the desktop's dialog.
    static var kind: String { LocalizedMessage("GeoJSON files").text }

    /// The button and the command that show the folder above.
    static var above: String { LocalizedMessage("Folder above").text }

    /// In the empty field.
    static var placeholder: String { LocalizedMessage("Name or path").text }

    /// The title of the panel.
    static var panel: String { LocalizedMessage("Open file").text }

    /// The field for a path or a part of a name.
    static var field: String { LocalizedMessage("Name or path of the file").text }

    /// The list of what can be opened.
    static var list: String { LocalizedMessage("Files and folders").text }

    /// Below the user's own favorites.
    static var own: String { LocalizedMessage("The list that Tunnel keeps").text }

    /// Below the name of a folder.
    static var folder: String { LocalizedMessage("Folder").text }

    /// Makes a new file.
    static func create(_ name: String) -> String {
      LocalizedMessage("New list “{name}”", ["name": .text(name)]).text
    }

    /// Below the name of a new file.
    static var creates: String { LocalizedMessage("Created when you add a favorite").text }

    /// In place of the list, until a slow folder has been read.
    static var reading: String { LocalizedMessage("Reading the folder…").text }

    /// In place of the list, in a folder without anything to open.
    static var empty: String {
      LocalizedMessage("There are neither folders nor GeoJSON files here.").text
    }

    /// In place of the list, if nothing has the typed name.
    static var nothing: String {
      LocalizedMessage("Nothing here has this name. To make a new list, end the name in .geojson.")
        .text
    }

    /// The alert about a file that cannot be opened.
    static var failed: String { LocalizedMessage("The file cannot be opened").text }

    /// Removes a file from the list of those that were opened before.
    static var forget: String { LocalizedMessage("Remove from list").text }

    /// Says that a file is no longer among those that were opened before; Ctrl+Z is a key.
    static func forgotten(_ name: String) -> String {
      LocalizedMessage(
        "“{name}” is no longer listed. Ctrl+Z brings it back.", ["name": .text(name)]
      ).text
    }

    /// Says that a file is open beside the maps.
    static func opened(_ name: String) -> String {
      LocalizedMessage("Opened “{name}”.", ["name": .text(name)]).text
    }

    /// Says why nothing was done with several dropped files.
    static var onlyOne: String { LocalizedMessage("Drop one file at a time.").text }

    /// Says why nothing was done with a dropped file.
    static func foreign(_ name: String) -> String {
      LocalizedMessage("“{name}” is not a GeoJSON file.", ["name": .text(name)]).text
    }

    /// Says why nothing was done with a dropped text; {text} is quoted.
    static func noPlace(_ text: String) -> String {
      LocalizedMessage("{text} contains no coordinates.", ["text": .text(text)]).text
    }
  }
}
