/// What the library's own views show and say; see CONTRIBUTING.md, "A new string".
enum Messages {
  /// What indicators, sliders and pages say.
  enum Controls {
    /// Says that something goes on whose end is unknown.
    static var inProgress: String { LocalizedMessage("In progress").text }
    /// Says that the content of a list is loaded anew.
    static var refreshing: String { LocalizedMessage("Refreshing").text }
    /// The value of a switch.
    static var on: String { LocalizedMessage("on", context: "switch").text }
    /// The value of a switch.
    static var off: String { LocalizedMessage("off", context: "switch").text }
    /// The button in a text field that deletes all of its text.
    static var clearText: String { LocalizedMessage("Clear text").text }

    /// The value of a slider or of progress, as a share of the whole.
    static func percent(_ number: Int) -> String {
      LocalizedMessage("{number}%", ["number": .number(number)]).text
    }

    /// Says which page of several is shown.
    static func page(_ number: Int, of total: Int) -> String {
      LocalizedMessage(
        "page {number} of {total}", ["number": .number(number), "total": .number(total)]
      )
      .text
    }
  }

  /// What the parts of a table's rows say.
  enum Tables {
    /// The button of a row that shows details.
    static var moreInfo: String { LocalizedMessage("More info").text }
    /// The handle of a row by which it is moved.
    static var reorder: String { LocalizedMessage("Reorder").text }
    /// The button of a row that deletes it.
    static var delete: String { LocalizedMessage("Delete", context: "row").text }
    /// The button of a row that inserts another.
    static var insert: String { LocalizedMessage("Insert", context: "row").text }
  }

  /// What menus show and say.
  enum Menus {
    /// What a line of a menu does that has a menu of its own.
    static var opensMenu: String { LocalizedMessage("Opens a menu").text }
    /// Says that lines of a menu are still to come.
    static var loading: String { LocalizedMessage("Loading").text }
    /// Stands in a menu where lines are still to come.
    static var loadingTitle: String { LocalizedMessage("Loading…").text }
    /// The command that goes to the next line of a menu.
    static var nextItem: String { LocalizedMessage("Next item").text }
  }

  /// The menu of a text, and what its changes are called.
  enum Editing {
    /// The command that deletes the selected text and keeps a copy.
    static var cut: String { LocalizedMessage("Cut", context: "command").text }
    /// The command that copies the selected text.
    static var copy: String { LocalizedMessage("Copy", context: "command").text }
    /// The command that inserts the copied text.
    static var paste: String { LocalizedMessage("Paste", context: "command").text }
    /// The command that deletes the selected text.
    static var delete: String { LocalizedMessage("Delete", context: "command").text }
    /// The command that selects all of a text.
    static var selectAll: String { LocalizedMessage("Select All", context: "command").text }
    /// The command that takes the last change back, where the change has no name.
    static var undo: String { LocalizedMessage("Undo", context: "command").text }
    /// The command that makes the change again that was taken back, where the change has no name.
    static var redo: String { LocalizedMessage("Redo", context: "command").text }
    /// The name of a change in "Undo {action}": text was typed.
    static var typing: String { LocalizedMessage("Typing", context: "change").text }
    /// The name of a change in "Undo {action}": text was deleted.
    static var deletion: String { LocalizedMessage("Delete", context: "change").text }
    /// The name of a change in "Undo {action}": text was cut out.
    static var cutting: String { LocalizedMessage("Cut", context: "change").text }
    /// The name of a change in "Undo {action}": copied text was inserted.
    static var pasting: String { LocalizedMessage("Paste", context: "change").text }
    /// The name of a change in "Undo {action}": text was composed by an input method.
    static var composition: String { LocalizedMessage("Composition", context: "change").text }

    /// The command that takes the last change back; {action} is the change, "Typing".
    static func undo(_ action: String) -> String {
      LocalizedMessage("Undo {action}", ["action": .text(action)]).text
    }

    /// The command that makes a change again; {action} is the change, "Typing".
    static func redo(_ action: String) -> String {
      LocalizedMessage("Redo {action}", ["action": .text(action)]).text
    }
  }

  /// Why no window could be opened.
  enum Platforms {
    /// An error; {reason} is what the system says, in English.
    static func noDisplay(_ reason: String) -> String {
      LocalizedMessage(
        "There is no display to open a window on ({reason}).", ["reason": .text(reason)]
      )
      .text
    }

    /// An error; {reason} is what the system says, in English.
    static func windowFailed(_ reason: String) -> String {
      LocalizedMessage("The window could not be opened ({reason}).", ["reason": .text(reason)]).text
    }
  }
}
