internal import Atlas

/// The digs of the user in the order of time, with those that are undone.
///
/// An undone dig can be redone until the user digs elsewhere. After that it only remains in the
/// list.
nonisolated struct DigHistory: Hashable, Sendable {
  /// Whether a dig is in effect.
  enum State: String, Hashable, Sendable {
    /// The dig was made, and can be undone.
    case done
    /// The dig was undone, and can be redone.
    case undone
    /// The dig was undone, and the user has dug elsewhere since.
    case left
  }

  /// A dig.
  struct Entry: Hashable, Sendable {
    /// The end that was moved.
    var end: End
    /// The tunnel after the dig.
    var dig: Dig
    /// The time of the dig, to the second.
    var time: Moment
    /// The name of the place; nil if there is none.
    var name: String?
    /// Whether the dig is in effect.
    fileprivate(set) var state = State.done
    /// Whether the user took the dig out of the list, which may be taken back.
    fileprivate(set) var isRemoved = false

    /// Creates the entry of a dig that was just made.
    init(_ end: End, _ dig: Dig, at time: Moment, named name: String?) {
      self.end = end
      self.dig = dig
      self.time = Moment(secondsSince1970: time.secondsSince1970.rounded(.down))
      self.name = name.flatMap(Self.line)
    }

    /// The place where the user dug or came out.
    var place: Coordinate { dig.place(at: end) }

    /// The dig, listed and as if the user had dug elsewhere since.
    fileprivate var left: Entry {
      var entry = self
      (entry.state, entry.isRemoved) = (.left, false)
      return entry
    }

    /// Returns whether an entry is of the same dig, whatever has become of it.
    func isSame(_ other: Entry) -> Bool { left == other.left }

    /// The dig without its name, taken out of the list.
    var removed: Entry {
      var entry = self
      (entry.name, entry.isRemoved) = (nil, true)
      return entry
    }

    /// Returns a name as one line without tabs, of a length that fits into a list; nil if nothing
    /// remains.
    private static func line(_ name: String) -> String? {
      let words = name.unicodeScalars.split { $0.properties.isWhitespace || $0.value < 32 }
      let line = Array(words.joined(separator: CollectionOfOne(" "))).prefix(200)
      let end = line.last == " " ? line.dropLast() : line
      return end.isEmpty ? nil : String(String.UnicodeScalarView(end))
    }
  }

  /// The largest number of entries, beyond which the oldest are dropped.
  static let limit = 500

  /// The digs that are listed, the latest last.
  private(set) var entries: [Entry] = []
  /// The same with those that were removed, which remain steps of undoing.
  private(set) var all: [Entry] = [] { didSet { entries = all.filter { !$0.isRemoved } } }
  /// The tunnel before the oldest of all digs.
  private var first: Dig

  /// Creates a history without digs.
  init(origin: Dig) { first = origin }

  /// Creates a history of entries with their states.
  ///
  /// Entries that cannot be redone, because one after them is done, count as left. Of removed ones, only
  /// one that leads to the current tunnel matters.
  init(origin: Dig, entries: [(entry: Entry, state: State)]) {
    first = origin
    var isDone = false
    var known: [Entry] = []
    for (entry, state) in entries.reversed() where !entry.isRemoved || !isDone && state == .done {
      var entry = entry
      entry.state = isDone && state == .undone ? .left : state
      isDone = isDone || state == .done
      known.append(entry)
    }
    all = known.reversed()
    // Initializing a property calls no observer.
    self.entries = all.filter { !$0.isRemoved }
    dropOldest()
  }

  /// The tunnel before the oldest dig that is listed, or the current one if none is in effect.
  var origin: Dig { lastDone == nil ? current : first }
  /// The tunnel as the digs that are in effect have left it.
  var current: Dig { lastOfAll.map { all[$0].dig } ?? first }
  /// The dig that ``undo()`` would undo; nil if there is none.
  var undoable: Entry? { lastDone.map { entries[$0] } }
  /// The dig that ``redo()`` would redo; nil if there is none.
  var redoable: Entry? { firstUndone.map { all[$0] } }
  /// The index of the entry whose tunnel is the current one; nil if there is none.
  var currentIndex: Int? { lastOfAll.map { all[$0].isRemoved } == true ? nil : lastDone }

  /// The index of the last listed dig that is in effect; nil if there is none.
  var lastDone: Int? { entries.lastIndex { $0.state == .done } }
  private var lastOfAll: Int? { all.lastIndex { $0.state == .done } }
  private var firstUndone: Int? { all.firstIndex { $0.state == .undone && !$0.isRemoved } }

  /// Adds a dig, after which the undone ones cannot be redone.
  mutating func record(_ entry: Entry) {
    for index in all.indices where all[index].state == .undone { all[index].state = .left }
    all.append(entry)
    dropOldest()
  }

  /// Removes a dig, which leaves the tunnel where it is.
  mutating func remove(_ entry: Entry) {
    // It may have been undone or left since it was seen.
    let index =
      all.firstIndex(of: entry) ?? all.firstIndex { !$0.isRemoved && $0.isSame(entry) }
    if let index { all[index].isRemoved = true }
  }

  /// Lists a dig again that was removed, at its place among those of now.
  mutating func bringBack(_ entry: Entry) {
    let index = all.lastIndex { $0.isRemoved && $0.isSame(entry) }
    if let index { all[index].isRemoved = false }
    dropOldest()
  }

  /// Lets the last dig lead elsewhere, as if it had led there at once.
  ///
  /// Does nothing if it is undone or there is none.
  mutating func amend(_ entry: Entry) {
    if let last = all.last, last.state == .done, !last.isRemoved { all[all.count - 1] = entry }
  }

  /// Undoes the last dig that is in effect, and returns it; nil if there is none.
  @discardableResult
  mutating func undo() -> Entry? {
    // A removed dig of an earlier start is no step of its own.
    while let index = lastOfAll {
      all[index].state = .undone
      if !all[index].isRemoved { return all[index] }
    }
    return nil
  }

  /// Redoes the dig that was undone last, and returns it; nil if there is none.
  @discardableResult
  mutating func redo() -> Entry? {
    guard let index = firstUndone else { return nil }
    all[index].state = .done
    return all[index]
  }

  /// Lists the digs of another history, which can be neither undone nor redone here.
  ///
  /// Those that are listed already are not listed twice.
  ///
  /// - Parameter withUndone: Whether digs that were undone there are listed, too.
  mutating func adopt(_ other: DigHistory, withUndone: Bool = true) {
    let known = Set(all.map(\.left))
    var all = all
    for entry in other.entries where withUndone || entry.state != .undone {
      guard !known.contains(entry.left) else { continue }
      let next = all.firstIndex { $0.time.secondsSince1970 > entry.time.secondsSince1970 }
      all.insert(entry.left, at: next ?? all.count)
    }
    self.all = all
    dropOldest()
  }

  /// Returns this history with the digs of another one after it; those of both are listed once.
  func followed(by later: DigHistory) -> DigHistory {
    let known = Set(later.all.map(\.left))
    let both = all.filter { !known.contains($0.left) } + later.all
    return DigHistory(origin: origin, entries: both.map { ($0, $0.state) })
  }

  private mutating func dropOldest() {
    let surplus = entries.count - Self.limit
    guard surplus > 0 else { return }
    let end = all.indices.filter { !all[$0].isRemoved }[surplus]
    for entry in all[..<end] where entry.state == .done { first = entry.dig }
    all.removeFirst(end)
  }
}
