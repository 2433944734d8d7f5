extension Messages {
  /// The commands of a page view controller.
  enum Pages {
    /// A command that turns to the next page.
    static var next: String { LocalizedMessage("Next Page").text }
    /// A command that turns to the previous page.
    static var previous: String { LocalizedMessage("Previous Page").text }
  }
}
