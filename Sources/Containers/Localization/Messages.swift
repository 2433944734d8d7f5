/// The texts and accessibility labels of the library's own views.
///
/// See CONTRIBUTING.md, "A new string".
package enum Messages {
  /// Accessibility texts of activity indicators, sliders, and page controls.
  enum Controls {
    /// Accessibility label of an indicator while a task of unknown length is in progress.
    static var inProgress: String { LocalizedMessage("In progress").text }
    /// Accessibility label while the content of a list is being refreshed.
    static var refreshing: String { LocalizedMessage("Refreshing").text }
    /// The value of a switch.
    static var on: String { LocalizedMessage("on", context: "switch").text }
    /// The value of a switch.
    static var off: String { LocalizedMessage("off", context: "switch").text }
    /// The button in a text field that deletes all of its text.
    static var clearText: String { LocalizedMessage("Clear text").text }

    /// The value of a slider or a progress bar, as a percentage.
    static func percent(_ number: Int) -> String {
      LocalizedMessage("{number}%", ["number": .number(number)]).text
    }

    /// Accessibility label of a page control.
    static var pages: String { LocalizedMessage("Pages").text }
    /// The number of the current page and the number of pages.
    static func page(_ number: Int, of total: Int) -> String {
      LocalizedMessage(
        "page {number} of {total}", ["number": .number(number), "total": .number(total)]
      )
      .text
    }
  }

  /// Accessibility labels of controls in table rows.
  enum Tables {
    /// The button of a row that shows details.
    static var moreInfo: String { LocalizedMessage("More info").text }
    /// The handle for moving a row.
    static var reorder: String { LocalizedMessage("Reorder").text }
    /// The button that deletes a row.
    static var delete: String { LocalizedMessage("Delete", context: "row").text }
    /// The button that inserts a row.
    static var insert: String { LocalizedMessage("Insert", context: "row").text }
  }

  /// Texts and accessibility texts of menus.
  enum Menus {
    /// The accessibility hint of a menu item that opens a submenu.
    static var opensMenu: String { LocalizedMessage("Opens a menu").text }
    /// Accessibility label of a menu item that stands for items still being loaded.
    static var loading: String { LocalizedMessage("Loading").text }
    /// A menu item that stands for items still being loaded.
    static var loadingTitle: String { LocalizedMessage("Loading…").text }
    /// The command that moves to the next item in a menu.
    static var nextItem: String { LocalizedMessage("Next item").text }
  }

  /// Commands in the menu of a text, and names of changes to it.
  enum Editing {
    /// The command that deletes the selected text and keeps a copy.
    static var cut: String { LocalizedMessage("Cut", context: "command").text }
    /// The command that copies the selected text.
    static var copy: String { LocalizedMessage("Copy", context: "command").text }
    /// The command that inserts the copied text.
    static var paste: String { LocalizedMessage("Paste", context: "command").text }
    /// The command that deletes the selected text.
    static var delete: String { LocalizedMessage("Delete", context: "command").text }
    /// The command that selects all of the text.
    static var selectAll: String { LocalizedMessage("Select All", context: "command").text }
    /// The command that reverts the last change, if that has no name.
    static var undo: String { LocalizedMessage("Undo", context: "command").text }
    /// The command that repeats the change that was undone last, if that has no name.
    static var redo: String { LocalizedMessage("Redo", context: "command").text }
    /// The name of a change in "Undo {action}": the user typed text.
    static var typing: String { LocalizedMessage("Typing", context: "change").text }
    /// The name of a change in "Undo {action}": the user deleted text.
    static var deletion: String { LocalizedMessage("Delete", context: "change").text }
    /// The name of a change in "Undo {action}": the user cut text.
    static var cutting: String { LocalizedMessage("Cut", context: "change").text }
    /// The name of a change in "Undo {action}": the user pasted text.
    static var pasting: String { LocalizedMessage("Paste", context: "change").text }
    /// The name of a change in "Undo {action}": the user composed text with an input method.
    static var composition: String { LocalizedMessage("Composition", context: "change").text }

    /// The command that reverts the last change; {action} is its name, such as "Typing".
    static func undo(_ action: String) -> String {
      LocalizedMessage("Undo {action}", ["action": .text(action)]).text
    }

    /// The command that repeats the change that was undone last; {action} is its name, such as
    /// "Typing".
    static func redo(_ action: String) -> String {
      LocalizedMessage("Redo {action}", ["action": .text(action)]).text
    }
  }

  /// What is said on the terminal about the environment.
  enum Environment {
    /// A part of a variable's value is not understood; {word} is that part.
    static func invalidTrait(_ word: String) -> String {
      LocalizedMessage(
        "CONTAINERS_TRAITS contains the invalid setting “{word}”, which is ignored.",
        ["word": .text(word)]
      )
      .text
    }

    /// The value of a variable is no number of pixels per point; {value} is the value.
    static func invalidScale(_ value: String) -> String {
      LocalizedMessage(
        "CONTAINERS_SCALE is “{value}” and not a number from 0.5 to 4, and is ignored.",
        ["value": .text(value)]
      )
      .text
    }
  }

  /// Errors that occur when a window is opened.
  enum Platforms {
    /// An error; {reason} is the system's description, in English.
    static func noDisplay(_ reason: String) -> String {
      LocalizedMessage(
        "There is no display to open a window on ({reason}).", ["reason": .text(reason)]
      )
      .text
    }

    /// An error; {reason} is the system's description, in English.
    static func windowFailed(_ reason: String) -> String {
      LocalizedMessage("The window could not be opened ({reason}).", ["reason": .text(reason)]).text
    }

    /// A reason why a window could not be opened, without a period.
    static func noMemory(_ width: Int, _ height: Int) -> String {
      LocalizedMessage(
        "there is no memory for {width} × {height} pixels",
        ["width": .number(width), "height": .number(height)]
      )
      .text
    }

    /// An error; {reason} names the display, in English.
    static func displayLost(_ reason: String) -> String {
      LocalizedMessage(
        "The connection to the display was lost ({reason}).", ["reason": .text(reason)]
      )
      .text
    }
  }
}
