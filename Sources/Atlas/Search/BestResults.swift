/// The best results of a search.
///
/// They are ordered by reading, then by slips, then by ``SearchResult/rank``, then by match, then
/// by distance.
struct BestResults {
  /// A result.
  struct Entry {
    /// The number of a place or area in the numbering of ``PlaceNames``.
    let subject: Int
    var name: Int
    /// The number of the translated name that matches; nil if another name does.
    var translation: Int?
    var reading = Reading.name
    var match: SearchResult.Match
    var slips = 0
    let importance: Int
    /// Whether the name is neither primary nor in a language of the user.
    let isForeign: Bool
    /// The squared chord from the user's position, on a globe of radius 1.
    let distance: Double
    /// The index of the query's spelling that the name matches.
    ///
    /// 0 is the spelling as typed.
    let spelling: Int
    /// The importance minus the penalty of the match.
    let rank: Int

    func precedes(_ other: Entry) -> Bool {
      if reading != other.reading { return reading.rawValue < other.reading.rawValue }
      if slips != other.slips { return slips < other.slips }
      if rank != other.rank { return rank > other.rank }
      if match != other.match { return match < other.match }
      if distance != other.distance { return distance < other.distance }
      if subject != other.subject { return subject < other.subject }
      return (spelling, name) < (other.spelling, other.name)
    }

    /// Whether the name is a better match than another one of the same subject.
    ///
    /// If both are equally good, a name in the user's language wins.
    func answersBetter(than other: Entry) -> Bool {
      reading == other.reading && slips == other.slips && rank == other.rank
        && isForeign != other.isForeign
        ? other.isForeign : precedes(other)
    }
  }

  /// How a text is understood, from best to worst.
  enum Reading: Int {
    /// The text is the name of a town and the code of its state.
    case state
    /// The text is a name, a name and its surroundings, or has no separators.
    case name
    /// The text has separators and is the beginning of a name, or one of its later words.
    case beginning
  }

  /// The entries, the best first, with one per subject.
  private(set) var entries: [Entry] = []
  /// The user's position.
  let origin: SIMD3<Double>?
  /// Where results must be, or `nil` for anywhere.
  var qualifier: SearchQualifier?
  /// How the text is being understood.
  ///
  /// In ``Reading/beginning``, whole names count as ``Reading/name``.
  var reading = Reading.name
  /// The index of the query's spelling that is being searched for.
  ///
  /// A match of another one than was typed counts as if half of the people lived there.
  var spelling = 0 { didSet { penalty = spelling == 0 ? 0 : 10 } }
  private var penalty = 0
  /// The languages of the user, as a bit mask in the format of ``PlaceNames``.
  var languages: UInt64 = 0
  private let limit: Int
  /// The number of letters in the query.
  private let letters: Int

  init(limit: Int, near: Coordinate?, letters: Int) {
    self.limit = max(1, limit)
    self.letters = letters
    origin = near.map { UnitVector($0).components }
    entries.reserveCapacity(min(self.limit, 1000) + 1)
  }

  /// Whether the limit has been reached.
  var isFull: Bool { entries.count >= limit }

  /// Whether a result this good could still be among the best.
  func admits(_ match: SearchResult.Match, slips: Int = 0, importance: Int) -> Bool {
    guard isFull, let last = entries.last else { return true }
    let reading = reading(of: match)
    if reading != last.reading { return reading.rawValue < last.reading.rawValue }
    return slips != last.slips
      ? slips < last.slips : rank(match, importance: importance) >= last.rank
  }

  /// Returns the reading that a match results from.
  func reading(of match: SearchResult.Match) -> Reading {
    reading == .beginning && match == .whole ? .name : reading
  }

  /// Returns the rank of a result with an importance and a match of the current spelling.
  func rank(_ match: SearchResult.Match, importance: Int) -> Int {
    importance - match.penalty(letters: letters) - penalty
  }

  /// Returns the squared distance of a direction from the user, or 0 if the position is unknown.
  func distance(to vector: @autoclosure () -> SIMD3<Double>) -> Double {
    guard let origin else { return 0 }
    let difference = vector() - origin
    return (difference * difference).sum()
  }

  /// Inserts an entry, unless the existing ones are better or one with its subject matches better.
  mutating func insert(_ entry: Entry) {
    if let known = entries.firstIndex(where: { $0.subject == entry.subject }) {
      guard entry.answersBetter(than: entries[known]) else { return }
      entries.remove(at: known)
    } else if isFull, let last = entries.last, !entry.precedes(last) {
      return
    }
    let place = entries.firstIndex { entry.precedes($0) } ?? entries.count
    entries.insert(entry, at: place)
    if entries.count > limit { entries.removeLast() }
  }
}
