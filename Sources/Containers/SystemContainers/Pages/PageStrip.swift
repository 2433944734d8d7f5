/// The rules of a page view controller as a value: which pages are shown, which are beside them, and
/// what a turn changes.
struct PageStrip<Page: Equatable> {
  /// What is beside the visible pages.
  enum Side: Equatable {
    /// The data source has not been asked yet.
    case unknown
    /// There is no page.
    case end
    /// The pages of a turn.
    case leaf(Leaf)
  }

  /// The pages that one turn shows.
  struct Leaf: Equatable {
    /// The pages that are shown after the turn, in reading order.
    let pages: [Page]
    /// The page on the back of the sheet that turns, if it is not among the others.
    let back: Page?
  }

  /// A turn by the user.
  struct Turn: Equatable {
    let direction: PageDirection
    let leaf: Leaf
  }

  /// The number of pages shown side by side.
  var pagesAtOnce = 1
  /// Whether each sheet has a page of its own on its back.
  var hasBacks = false
  /// The pages that are shown, or are to be shown next, in reading order.
  private(set) var shown: [Page] = []
  private(set) var before = Side.unknown
  private(set) var after = Side.unknown
  /// The turn in progress, or `nil` for none.
  private(set) var turn: Turn?
  /// A number that changes whenever the answers of the data source become obsolete.
  private(set) var generation = 0

  /// Returns the number of controllers to set.
  func requiredCount(isAnimated: Bool) -> Int {
    pagesAtOnce == 2 || hasBacks && isAnimated ? 2 : 1
  }

  /// Returns the leaf for the controllers that are set.
  func leaf(_ pages: [Page]) -> Leaf {
    let count = min(pagesAtOnce, pages.count)
    return Leaf(pages: Array(pages.prefix(count)), back: pages.dropFirst(count).first)
  }

  /// Shows other pages.
  mutating func show(_ pages: [Page]) {
    shown = pages
    turn = nil
    forget()
  }

  /// Drops a page that has gone elsewhere.
  mutating func drop(_ page: Page) {
    shown.removeAll { $0 == page }
    turn = nil
    forget()
  }

  // MARK: Neighbors

  /// Forgets the neighbors, so that the data source is asked again.
  mutating func forget() {
    (before, after) = (.unknown, .unknown)
    generation += 1
  }

  /// Whether the data source is to be asked, which it never is during a turn.
  var needsNeighbors: Bool { turn == nil && !shown.isEmpty && before == .unknown }

  /// Returns what is on both sides, asking for one page after the other.
  func neighbors(_ ask: (Page, PageDirection) -> Page?) -> (before: Side, after: Side) {
    let before = side(.reverse, ask)
    return (before, side(.forward, ask))
  }

  private func side(_ direction: PageDirection, _ ask: (Page, PageDirection) -> Page?) -> Side {
    guard let edge = direction == .forward ? shown.last : shown.first,
      let first = ask(edge, direction)
    else { return .end }
    guard pagesAtOnce == 2 || hasBacks else { return .leaf(Leaf(pages: [first], back: nil)) }
    // A sheet has two sides, so a single page at the end cannot be turned to.
    guard let second = ask(first, direction) else { return .end }
    guard pagesAtOnce == 2 else { return .leaf(Leaf(pages: [second], back: first)) }
    return .leaf(
      Leaf(pages: direction == .forward ? [first, second] : [second, first], back: nil))
  }

  /// Takes the answers of the data source.
  mutating func take(_ sides: (before: Side, after: Side)) {
    (before, after) = sides
  }

  func side(_ direction: PageDirection) -> Side { direction == .forward ? after : before }

  /// The pages on both sides.
  var neighbors: [Page] {
    [before, after].flatMap { side -> [Page] in
      guard case .leaf(let leaf) = side else { return [] }
      return leaf.pages + (leaf.back.map { [$0] } ?? [])
    }
  }

  // MARK: Turns

  /// Begins a turn.
  ///
  /// - Returns: The turn, or `nil` if one is in progress or there is no page.
  mutating func begin(_ direction: PageDirection) -> Turn? {
    guard turn == nil, case .leaf(let leaf) = side(direction) else { return nil }
    turn = Turn(direction: direction, leaf: leaf)
    return turn
  }

  /// Ends the turn in progress and forgets the neighbors.
  mutating func end(isCompleted: Bool) {
    guard let turn else { return }
    if isCompleted { shown = turn.leaf.pages }
    self.turn = nil
    forget()
  }
}
