extension Messages {
  /// The main menu of an application.
  enum MainMenu {
    /// The main menu, and the command that opens it.
    static var open: String { LocalizedMessage("Main menu").text }
    /// The menu with commands for the window and the program.
    static var file: String { LocalizedMessage("File", context: "menu").text }
    /// The menu with commands for texts and changes.
    static var edit: String { LocalizedMessage("Edit", context: "menu").text }
    /// The menu with commands for what is seen.
    static var view: String { LocalizedMessage("View", context: "menu").text }
    /// The menu with commands for the window.
    static var window: String { LocalizedMessage("Window", context: "menu").text }
    /// The command that closes the window.
    static var close: String { LocalizedMessage("Close Window", context: "command").text }
    /// The command that ends the program.
    static var quit: String { LocalizedMessage("Quit", context: "command").text }
    /// The command that lets the window fill the display, which has a mark while it does.
    static var fullScreen: String { LocalizedMessage("Full Screen", context: "command").text }
    /// The command that minimizes the window.
    static var minimize: String { LocalizedMessage("Minimize", context: "command").text }
  }
}
