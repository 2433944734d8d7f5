extension Messages {
  /// Titles and descriptions of the buttons in bars.
  enum Bars {
    /// Goes back one level.
    static var back: String { LocalizedMessage("Back").text }
    /// Opens a menu with the items that have no room.
    static var more: String { LocalizedMessage("More").text }
    /// Ends a task.
    static var done: String { LocalizedMessage("Done").text }
    /// Abandons a task.
    static var cancel: String { LocalizedMessage("Cancel").text }
    /// Turns editing on.
    static var edit: String { LocalizedMessage("Edit").text }
    /// Keeps changes.
    static var save: String { LocalizedMessage("Save").text }
    /// Closes what is shown.
    static var close: String { LocalizedMessage("Close").text }
    /// Adds something.
    static var add: String { LocalizedMessage("Add").text }
    /// Writes something new.
    static var compose: String { LocalizedMessage("Compose").text }
    /// Passes something on to others.
    static var share: String { LocalizedMessage("Share").text }
    /// Shows bookmarks.
    static var bookmarks: String { LocalizedMessage("Bookmarks").text }
    /// Searches.
    static var search: String { LocalizedMessage("Search").text }
    /// The control that chooses what is searched, or what a result is for.
    static var searchScopes: String { LocalizedMessage("Search scope").text }
    /// Moves the focus to the results of a search.
    static var searchResults: String { LocalizedMessage("Show search results").text }
    /// Loads the content again.
    static var refresh: String { LocalizedMessage("Refresh").text }
    /// Deletes something.
    static var delete: String { LocalizedMessage("Delete").text }
    /// Plays.
    static var play: String { LocalizedMessage("Play").text }
    /// Pauses.
    static var pause: String { LocalizedMessage("Pause").text }
    /// Goes back in time.
    static var rewind: String { LocalizedMessage("Rewind").text }
    /// Goes forward in time.
    static var fastForward: String { LocalizedMessage("Fast forward").text }
    /// Reverts the last change.
    static var undo: String { LocalizedMessage("Undo").text }
    /// Repeats the change that was reverted.
    static var redo: String { LocalizedMessage("Redo").text }
    /// The bar at the top, for assistive technologies.
    static var navigationBar: String { LocalizedMessage("Navigation bar").text }
    /// The bar at the bottom, for assistive technologies.
    static var toolbar: String { LocalizedMessage("Toolbar").text }
    /// The row of tabs, for assistive technologies.
    static var tabBar: String { LocalizedMessage("Tab bar").text }
    /// The value of a tab with a dot, for assistive technologies.
    static var newContent: String { LocalizedMessage("New content").text }
    /// Selects the tab after the selected one.
    static var nextTab: String { LocalizedMessage("Show next tab").text }
    /// Selects the tab before the selected one.
    static var previousTab: String { LocalizedMessage("Show previous tab").text }
    /// Selects a tab.
    static func tab(_ title: String) -> String {
      LocalizedMessage("Show “{title}”", ["title": .text(title)]).text
    }
    /// Selects the last tab.
    static var lastTab: String { LocalizedMessage("Show last tab").text }
    /// Hides the list of tabs at the side.
    static var hideSidebar: String { LocalizedMessage("Hide sidebar").text }
    /// Shows the list of tabs at the side.
    static var showSidebar: String { LocalizedMessage("Show sidebar").text }
  }
}
