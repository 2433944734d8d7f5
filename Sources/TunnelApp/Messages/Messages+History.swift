internal import Containers

nonisolated extension Messages {
  /// The digs of the user, with undo and redo.
  nonisolated enum History {
    /// The command that opens the list of digs.
    static var command: String { LocalizedMessage("History…").text }

    /// The heading of the list of digs.
    static var panel: String { LocalizedMessage("History").text }

    /// The button that removes all digs from the list.
    static var clear: String { LocalizedMessage("Clear").text }

    /// Says that the list is empty.
    static var empty: String { LocalizedMessage("Where you dig is listed here.").text }

    /// What a press on a dig in the list does.
    static var explanation: String { LocalizedMessage("Choose a place to dig there again").text }

    /// Says of a dig that it was undone.
    static var undone: String { LocalizedMessage("Undone", context: "dig").text }

    /// Says of a dig that the other end was put at the place.
    static var cameOut: String { LocalizedMessage("Came out here", context: "dig").text }

    /// Says that the list is empty now; {keys} undo that.
    static func cleared(_ keys: String) -> String {
      LocalizedMessage("The history is empty. {keys} brings it back.", ["keys": .text(keys)]).text
    }
  }

  /// The names of changes in “Undo {change}” and “Redo {change}”.
  nonisolated enum Changes {
    /// The user dug at a place.
    static func dig(at place: String) -> String {
      LocalizedMessage("Dig at {place}", context: "change", ["place": .text(place)]).text
    }

    /// The user put the other end at a place.
    static func comeOut(at place: String) -> String {
      LocalizedMessage("Come Out at {place}", context: "change", ["place": .text(place)]).text
    }

    /// The user cleared the history.
    static var clearHistory: String {
      LocalizedMessage("Clear History", context: "change").text
    }

    /// The user deleted a dig from the history.
    static var deleteDig: String { LocalizedMessage("Delete Dig", context: "change").text }

    /// The user chose another style for a map.
    static var style: String { LocalizedMessage("Style", context: "change").text }

    /// The user showed or hid the land of the far side.
    static var otherSide: String { LocalizedMessage("Other Side", context: "change").text }

    /// The user showed or hid the grid of coordinates.
    static var graticule: String {
      LocalizedMessage("Meridians and Parallels", context: "change").text
    }

    /// The user chose another notation for coordinates.
    static var notation: String { LocalizedMessage("Notation", context: "change").text }

    /// The command that takes the last change back, in the list of keys.
    static var undo: String { LocalizedMessage("Undo").text }

    /// The command that repeats a change that was taken back, in the list of keys.
    static var redo: String { LocalizedMessage("Redo").text }

    /// Says what was taken back.
    static func undone(_ change: String) -> String {
      LocalizedMessage("Undone: {change}", ["change": .text(change)]).text
    }

    /// Says why the command "Undo" does nothing.
    static var nothingToUndo: String { LocalizedMessage("There is nothing to undo.").text }

    /// Says why the command "Redo" does nothing.
    static var nothingToRedo: String { LocalizedMessage("There is nothing to redo.").text }

    /// In place of "Undone" or "Redone", when another window has changed the notation since.
    static var changedSince: String {
      LocalizedMessage("Not changed: another window has chosen a notation since.").text
    }

    /// Says what was repeated.
    static func redone(_ change: String) -> String {
      LocalizedMessage("Redone: {change}", ["change": .text(change)]).text
    }
  }
}
