/// What a person looks for.
public struct SearchQuery: Hashable, Sendable {
  /// What was typed: the beginning of a name, or a coordinate.
  public var text: String
  /// The language that names are wanted in, as ``LanguageTag`` reads it.
  public var language: String
  /// Of names that are as good and as important the nearest to this place comes first.
  public var near: Coordinate?
  /// How many results are wanted at most.
  public var limit: Int

  /// Makes a query.
  public init(
    _ text: String, language: String = "en", near: Coordinate? = nil, limit: Int = 20
  ) {
    self.text = text
    self.language = language
    self.near = near
    self.limit = limit
  }
}
