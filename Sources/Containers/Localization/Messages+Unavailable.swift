extension Messages {
  /// What is shown in place of content that there is none of.
  enum Unavailable {
    /// The title while content is being loaded.
    static var loading: String { LocalizedMessage("Loading…", context: "content").text }
    /// The title where a search has found nothing.
    static var noResults: String { LocalizedMessage("No Results").text }
    /// The advice where a search has found nothing.
    static var searchAdvice: String {
      LocalizedMessage("Check the spelling or try a new search.").text
    }

    /// The title where a search for a text has found nothing.
    static func noResults(for query: String) -> String {
      LocalizedMessage("No Results for “{query}”", ["query": .text(query)]).text
    }
  }
}
