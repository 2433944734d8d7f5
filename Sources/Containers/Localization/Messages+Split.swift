extension Messages {
  /// Titles and descriptions in a window that is split into columns.
  enum Split {
    /// The divider beside the first column, for assistive technologies.
    static var primaryDivider: String { LocalizedMessage("Sidebar divider").text }
    /// The divider beside the second of three columns, for assistive technologies.
    static var supplementaryDivider: String { LocalizedMessage("List divider").text }
    /// Moves the keyboard focus to the next divider between columns.
    static var nextDivider: String { LocalizedMessage("Move to next divider").text }
    /// Hides all columns but the one with the content, or shows them again.
    static var secondaryOnly: String { LocalizedMessage("Show content only").text }
  }
}
