extension Messages {
  /// Names of parts of lists for assistive technologies.
  enum Lists {
    /// The titles of sections at the edge of a list, such as letters.
    static var index: String { LocalizedMessage("Section index").text }
    /// The button of a row that shows or hides the rows below it.
    static var outline: String { LocalizedMessage("Expand or collapse").text }
    /// The action that moves an item to the place before it.
    static var moveUp: String { LocalizedMessage("Move up", context: "item").text }
    /// The action that moves an item to the place after it.
    static var moveDown: String { LocalizedMessage("Move down", context: "item").text }
  }
}
