/// A named result of a search.
public struct SearchResult: Hashable, Sendable {
  /// The place, area or feature that was found.
  public enum Subject: Hashable, Sendable {
    /// A town or village.
    case place(Place)
    /// A country, or a territory with its own code.
    case country(Country)
    /// A first-level region of a country.
    case region(Region)
    /// An ocean, sea, bay or strait.
    case sea(Sea)
    /// A natural feature, such as a mountain, lake, river, island or pole.
    case feature(Feature)
  }

  /// How well a name matches a query, from best to worst.
  ///
  /// ``SearchResult/rank`` weighs it against importance.
  public enum Match: Int, Comparable, Hashable, Sendable {
    /// The name equals the query.
    case whole
    /// The query is one or more complete words at the start of the name: `New York` in
    /// `New York City`.
    case words
    /// The name starts with the query, which ends within a word: `Fuji` in `Fujian`.
    case beginning
    /// A later word of the name starts with the query.
    case word
    /// The name is similar to the query.
    case similar

    /// Returns the amount by which the match reduces the importance, for a query of some letters.
    ///
    /// A few letters usually start the name of something large, so a longer name counts as if a
    /// quarter of its people lived there. Four or more letters may be a complete word, and a place
    /// with exactly that name comes before others with up to thirty times as many people.
    func penalty(letters: Int) -> Int {
      switch self {
      case .whole, .similar: 0
      case .words: 20
      case .beginning: letters < 4 ? 20 : 50
      case .word: 60
      }
    }

    /// Whether the first match is better than the second.
    public static func < (first: Match, second: Match) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The place, area or feature that was found.
  public let subject: Subject
  /// Its name in the language of the query, if known.
  public internal(set) var name: String
  /// The name that matches the query, in any language.
  public let matchedName: String
  /// How well the name matches.
  public let match: Match
  /// The importance: the logarithm of the population, with ten steps per doubling.
  ///
  /// Capitals, countries and seas have more than their population implies. It is reduced by 60 if
  /// ``matchedName`` is neither the primary name nor in the language of the query (40 for the whole
  /// name of a country), and by 120 if that name is no longer in use.
  public let importance: Int
  /// The rank, by which results are sorted in descending order.
  ///
  /// If the text has separators, results by its parts come before all names that only begin so.
  /// It is the importance, reduced by 60 if only a later word of the name starts with the query. If
  /// the name itself starts with the query, it is reduced by 50 if the query has at least four
  /// letters and ends within a word, and otherwise by 20 if the name is longer than the query.
  public let rank: Int
  /// The region of a place, which distinguishes towns of the same name, or `nil` if there is none.
  public let region: Region?
  /// The country of a place or region, or `nil` for other subjects.
  public let country: Country?
  /// The country's name in the language of the query.
  public let countryName: String?
  /// The names of the countries that share a natural feature, in the language of the query.
  ///
  /// It is empty for other subjects, and if the countries are unknown.
  public var sharingCountries: [String] = []

  /// The position: the center of a place, or the label position of an area.
  public var coordinate: Coordinate {
    switch subject {
    case .place(let place): place.coordinate
    case .country(let country): country.label
    case .region(let region): region.label
    case .sea(let sea): sea.label
    case .feature(let feature): feature.coordinate
    }
  }
}
