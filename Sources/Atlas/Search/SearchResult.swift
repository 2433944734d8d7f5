/// Something named that a search found.
public struct SearchResult: Hashable, Sendable {
  /// What was found.
  public enum Subject: Hashable, Sendable {
    /// A town or a village.
    case place(Place)
    /// A country, or a territory with a code of its own.
    case country(Country)
    /// A first-level region of a country.
    case region(Region)
    /// An ocean, a sea, a bay, a strait.
    case sea(Sea)
    /// A natural feature: a mountain, a lake, a river, an island, a pole.
    case feature(Feature)
  }

  /// How well a name answers a query, the best first; ``SearchResult/rank`` says how much that weighs against
  /// importance.
  public enum Match: Int, Comparable, Hashable, Sendable {
    /// The name is the query.
    case whole
    /// The name begins with the query, which is all of a word: `New York` of `New York City`.
    case words
    /// The name begins with the query, which ends in a word: `Fuji` of `Fujian`.
    case beginning
    /// A later word of the name begins with the query.
    case word
    /// The name is written much like the query.
    case similar

    /// How much less something counts that is found so by a query of some letters.
    ///
    /// Few letters are the beginning of something large, as if a quarter of its people lived there. Four and
    /// more may be all of a word, and what is called so comes before what has up to thirty times as many people.
    func penalty(letters: Int) -> Int {
      switch self {
      case .whole, .similar: 0
      case .words: 20
      case .beginning: letters < 4 ? 20 : 50
      case .word: 60
      }
    }

    /// Whether a match is better than another.
    public static func < (first: Match, second: Match) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// What was found.
  public let subject: Subject
  /// What it is called in the language of the query, as far as the data know.
  public let name: String
  /// The name that answers the query, in whatever language it is.
  public let matchedName: String
  /// How well that name answers it.
  public let match: Match
  /// How important it is: the logarithm of its people, ten a doubling; capitals, countries and seas
  /// more than their people; less by 60 where ``matchedName`` is neither its own name nor one in the
  /// language of the query, and by 120 where nobody says so today.
  public let importance: Int
  /// What results are ordered by, the greatest first: their importance, less 60 where only a later word of the
  /// name begins with the query, less 50 where the name does and goes on within a word of four letters or more, and
  /// less 20 where it goes on else.
  public let rank: Int
  /// The region of a place, what tells towns of the same name apart; nil where it has none.
  public let region: Region?
  /// The country of a place or a region; nil for all else.
  public let country: Country?
  /// What that country is called in the language of the query.
  public let countryName: String?
  /// What the countries that share a natural feature are called in the language of the query; none for all
  /// else, and where they are not known.
  public var sharingCountries: [String] = []

  /// Where it is: the middle of a place, or where the name of an area stands on a map.
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
