internal import Atlas
internal import Containers

nonisolated extension Messages {
  /// The list of favorites.
  nonisolated enum Favorites {
    /// The heading of the list, and the command that shows and hides it.
    static var title: String { LocalizedMessage("Favorites").text }

    /// The command and the button that add the place where the tunnel starts.
    static var add: String { LocalizedMessage("Add to favorites").text }

    /// The field that selects favorites by a part of their name or note.
    static var search: String { LocalizedMessage("Search favorites").text }

    /// In place of the list; Ctrl+D is a key.
    static var empty: String {
      LocalizedMessage("No favorites yet. Ctrl+D keeps the place where you dig.").text
    }

    /// In place of the list, if nothing in it contains what was typed; {text} is quoted.
    static func nothing(_ text: String) -> String {
      LocalizedMessage("No favorite contains {text}.", ["text": .text(text)]).text
    }

    /// The command that moves the tunnel to a favorite.
    static var dig: String { LocalizedMessage("Dig there").text }

    /// The command that changes the name and the note of a favorite, and its dialog.
    static var edit: String { LocalizedMessage("Edit favorite").text }

    /// The field for the name of a favorite.
    static var name: String { LocalizedMessage("Name", context: "favorite").text }

    /// The field for the note of a favorite.
    static var note: String { LocalizedMessage("Note", context: "favorite").text }

    /// The button that keeps the changed name and note.
    static var save: String { LocalizedMessage("Save", context: "favorite").text }

    /// The button that leaves the name and note as they were.
    static var cancel: String { LocalizedMessage("Cancel").text }

    /// The command that moves a favorite up in the list; also the name of what is undone.
    static var moveUp: String { LocalizedMessage("Move up").text }

    /// The command that moves a favorite down in the list.
    static var moveDown: String { LocalizedMessage("Move down").text }

    /// The name of a change for undo.
    static var move: String { LocalizedMessage("Move favorite").text }

    /// The command that removes a favorite.
    static var delete: String { LocalizedMessage("Delete favorite").text }

    /// The key that leads from the field to the list.
    static var toList: String { LocalizedMessage("To the list").text }

    /// Says that a place was added.
    static func added(_ name: String) -> String {
      LocalizedMessage("Added “{name}” to the favorites.", ["name": .text(name)]).text
    }

    /// Says that a place was added before.
    static func known(_ name: String) -> String {
      LocalizedMessage("“{name}” is a favorite already.", ["name": .text(name)]).text
    }

    /// Says that a favorite, or a dig of the history, was removed; Ctrl+Z is a key.
    static func deleted(_ name: String) -> String {
      LocalizedMessage("Deleted “{name}”. Ctrl+Z brings it back.", ["name": .text(name)]).text
    }

    /// The alert about a file that can neither be read nor written.
    static var failed: String { LocalizedMessage("The favorites cannot be read or saved").text }

    /// Which file it is; {reason} is a sentence.
    static func failure(_ path: String, _ reason: String) -> String {
      LocalizedMessage(
        "The file {path} is left as it is. {reason}",
        ["path": .text(path), "reason": .text(reason)]
      ).text
    }

    /// Why favorites cannot be saved, as part of a sentence.
    static var noFavorites: String {
      LocalizedMessage("it does not contain favorites that can be read").text
    }

    /// Why favorites cannot be saved, as part of a sentence.
    static var changedElsewhere: String {
      LocalizedMessage("another program has changed the same ones").text
    }

    /// At the end, favorites are in another file; {reason} says why.
    static func keptBeside(_ path: String, _ reason: String, as kept: String) -> String {
      LocalizedMessage(
        "The favorites cannot be saved in {path}: {reason}. They are kept as {kept}.",
        ["path": .text(path), "reason": .text(reason), "kept": .text(kept)]
      ).text
    }

    /// At the end, favorites cannot be saved; {reason} says why.
    static func lost(_ path: String, _ reason: String) -> String {
      LocalizedMessage(
        "The favorites cannot be saved in {path}: {reason}. What you changed is not kept.",
        ["path": .text(path), "reason": .text(reason)]
      ).text
    }

    /// In place of "Undone" or "Redone", when nothing was changed.
    static var changedSince: String {
      LocalizedMessage("Not changed: the same favorite has been changed elsewhere since.").text
    }

    /// Says that features of the file {name} are not in the list: shapes that are no point, and points
    /// that are nowhere on the Earth.
    static func leftOut(_ omission: GeoJSONOmission, of name: String) -> String {
      let sentence = LocalizedMessage(
        one: "{count} of {total} features in “{name}” has no place and is left out.",
        other: "{count} of {total} features in “{name}” have no place and are left out.",
        count: omission.count, ["name": .text(name), "total": .number(omission.total)]
      ).text
      guard !omission.lines.isEmpty else { return sentence }
      let lines =
        omission.lines.map(String.init).joined(separator: ", ")
        + (omission.hasMoreLines ? ", …" : "")
      let place = LocalizedMessage(
        one: "It begins in line {lines}.", other: "They begin in lines {lines}.",
        count: omission.count, ["lines": .text(lines)]
      ).text
      return sentence + " " + place
    }

    /// The alert about favorites that another program has changed too.
    static var conflict: String { LocalizedMessage("The favorites were changed elsewhere").text }

    /// What the choices are.
    static func conflictChoices(_ path: String) -> String {
      LocalizedMessage(
        "Another program has written the file {path}, and both have changes. What stays?",
        ["path": .text(path)]
      ).text
    }

    /// The choice that keeps the favorites of both, in two files.
    static var keepBoth: String { LocalizedMessage("Keep both, in two files").text }

    /// The choice that keeps what the window shows.
    static var keepMine: String { LocalizedMessage("Keep what I see here").text }

    /// The choice that keeps what is in the file.
    static var keepTheirs: String { LocalizedMessage("Take what is in the file").text }
  }
}
