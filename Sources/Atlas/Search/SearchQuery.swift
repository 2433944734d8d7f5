/// A search query.
public struct SearchQuery: Hashable, Sendable {
  /// The text that was typed: the start of a name, or a coordinate.
  public var text: String
  /// The language of the resulting names, as a tag that ``LanguageTag`` can read.
  public var language: String
  /// The place to which nearer results come first, if they are equally good and important.
  public var near: Coordinate?
  /// The greatest number of results.
  public var limit: Int

  /// Creates a query.
  public init(
    _ text: String, language: String = "en", near: Coordinate? = nil, limit: Int = 20
  ) {
    self.text = text
    self.language = language
    self.near = near
    self.limit = limit
  }
}
