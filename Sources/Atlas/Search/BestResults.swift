/// The best of what a search comes by: by ``SearchResult/rank``, then by match, then by nearness.
struct BestResults {
  /// What was found.
  struct Entry {
    /// The number of a place or an area, as ``PlaceNames`` counts them.
    let subject: Int
    let name: Int
    let match: SearchResult.Match
    var slips = 0
    let importance: Int
    /// Whether the name is neither its own nor in a language of the person.
    let isForeign: Bool
    /// The square of the straight way from where the person is, on a globe of radius 1.
    let distance: Double
    /// Which of the query's spellings the name answers, from 0: as it was typed.
    let spelling: Int
    /// The importance, less what the match takes from it.
    let rank: Int

    func precedes(_ other: Entry) -> Bool {
      if slips != other.slips { return slips < other.slips }
      if rank != other.rank { return rank > other.rank }
      if match != other.match { return match < other.match }
      if distance != other.distance { return distance < other.distance }
      if subject != other.subject { return subject < other.subject }
      return (spelling, name) < (other.spelling, other.name)
    }

    /// Whether the name answers better than another one of the same subject: of equals the person's own.
    func answersBetter(than other: Entry) -> Bool {
      slips == other.slips && rank == other.rank && isForeign != other.isForeign
        ? other.isForeign : precedes(other)
    }
  }

  /// The entries, the best first; of each subject one.
  private(set) var entries: [Entry] = []
  /// Where the person is.
  let origin: SIMD3<Double>?
  /// Where places must be; nil: anywhere.
  var qualifier: SearchQualifier?
  /// Which of the query's spellings is looked for, from 0.
  var spelling = 0
  /// The languages that the person reads, a bit each as ``PlaceNames`` has them.
  var languages: UInt64 = 0
  private let limit: Int
  /// How many letters the query has.
  private let letters: Int

  init(limit: Int, near: Coordinate?, letters: Int) {
    self.limit = max(1, limit)
    self.letters = letters
    origin = near.map { UnitVector($0).components }
    entries.reserveCapacity(min(self.limit, 1000) + 1)
  }

  /// Whether all places are taken.
  var isFull: Bool { entries.count >= limit }

  /// Whether something so good could still be among the best.
  func admits(_ match: SearchResult.Match, slips: Int = 0, importance: Int) -> Bool {
    guard isFull, let last = entries.last else { return true }
    return slips != last.slips
      ? slips < last.slips : rank(match, importance: importance) >= last.rank
  }

  /// Returns what something of an importance counts that was found by a match.
  func rank(_ match: SearchResult.Match, importance: Int) -> Int {
    importance - match.penalty(letters: letters)
  }

  /// Returns how far a direction is from the person; 0 where nobody knows where that is.
  func distance(to vector: @autoclosure () -> SIMD3<Double>) -> Double {
    guard let origin else { return 0 }
    let difference = vector() - origin
    return (difference * difference).sum()
  }

  /// Takes an entry in, unless the ones here are better or have its subject.
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
