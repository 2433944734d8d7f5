extension Messages {
  /// Names of parts of lists for assistive technologies.
  enum Lists {
    /// The titles of sections at the edge of a list, such as letters.
    static var index: String { LocalizedMessage("Section index").text }
  }
}
