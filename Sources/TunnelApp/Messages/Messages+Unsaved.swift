internal import Containers

nonisolated extension Messages {
  /// What the app says when it ends without having saved everything.
  nonisolated enum Unsaved {
    /// Printed at the end; {things} are names of what the app keeps, joined by commas.
    static func note(_ things: [String]) -> String {
      LocalizedMessage("Not saved at the end: {things}.", ["things": .text(things.joinedByCommas)])
        .text
    }

    /// Something that is not saved: what the windows show.
    static var windows: String { LocalizedMessage("the windows", context: "not saved").text }

    /// Something that is not saved: the history.
    static var digs: String { LocalizedMessage("the digs", context: "not saved").text }

    /// Something that is not saved.
    static var settings: String { LocalizedMessage("the settings", context: "not saved").text }

    /// Something that is not saved.
    static var favorites: String { LocalizedMessage("the favorites", context: "not saved").text }
  }
}
