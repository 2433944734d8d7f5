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

    /// Creates the entry of a dig that was just made.
    init(_ end: End, _ dig: Dig, at time: Moment, named name: String?) {
      self.end = end
      self.dig = dig
      self.time = Moment(secondsSince1970: time.secondsSince1970.rounded(.down))
      self.name = name.flatMap(Self.line)
    }

    /// The place where the user dug or came out.
    var place: Coordinate { dig.place(at: end) }

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

  /// The tunnel before the oldest dig.
  private(set) var origin: Dig
  /// The digs, the latest last.
  private(set) var entries: [Entry] = []
  /// The tunnel, if the dig that led there was removed; nil otherwise.
  private var unlisted: Dig?

  /// Creates a history without digs.
  init(origin: Dig) { self.origin = origin }

  /// Creates a history of entries with their states.
  ///
  /// Entries that cannot be redone, because one after them is done, count as left.
  init(origin: Dig, entries: [(entry: Entry, state: State)]) {
    self.origin = origin
    var isDone = false
    for (entry, state) in entries.reversed() {
      var entry = entry
      entry.state = isDone && state == .undone ? .left : state
      isDone = isDone || state == .done
      self.entries.append(entry)
    }
    self.entries.reverse()
    dropOldest()
  }

  /// The tunnel as the digs that are in effect have left it.
  var current: Dig { unlisted ?? lastDone.map { entries[$0].dig } ?? origin }
  /// The dig that ``undo()`` would undo; nil if there is none.
  var undoable: Entry? { lastDone.map { entries[$0] } }
  /// The dig that ``redo()`` would redo; nil if there is none.
  var redoable: Entry? { firstUndone.map { entries[$0] } }
  /// The index of the entry whose tunnel is the current one; nil if there is none.
  var currentIndex: Int? { unlisted == nil ? lastDone : nil }

  /// The index of the last dig that is in effect; nil if there is none.
  var lastDone: Int? { entries.lastIndex { $0.state == .done } }
  private var firstUndone: Int? { entries.firstIndex { $0.state == .undone } }

  /// Adds a dig, after which the undone ones cannot be redone.
  mutating func record(_ entry: Entry) {
    for index in entries.indices where entries[index].state == .undone {
      entries[index].state = .left
    }
    entries.append(entry)
    unlisted = nil
    dropOldest()
  }

  /// Removes a dig, which leaves the tunnel where it is.
  mutating func remove(_ entry: Entry) {
    guard let index = entries.firstIndex(of: entry) else { return }
    let dig = current
    entries.remove(at: index)
    if lastDone == nil { (origin, unlisted) = (dig, nil) } else if current != dig { unlisted = dig }
  }

  /// Lists a dig again that was removed; those since then stay.
  ///
  /// - Parameter old: The history before the dig was removed.
  mutating func bringBack(_ entry: Entry, of old: DigHistory) {
    let index = old.entries.firstIndex(of: entry) ?? entries.count
    entries.insert(entry, at: min(index, entries.count))
    (origin, unlisted) = (old.origin, old.unlisted)
    dropOldest()
  }

  /// Lets the last dig lead elsewhere, as if it had led there at once.
  ///
  /// Does nothing if it is undone or there is none.
  mutating func amend(_ entry: Entry) {
    if entries.last?.state == .done { entries[entries.count - 1] = entry }
  }

  /// Undoes the last dig that is in effect, and returns it; nil if there is none.
  @discardableResult
  mutating func undo() -> Entry? {
    guard let index = lastDone else { return nil }
    unlisted = nil
    entries[index].state = .undone
    return entries[index]
  }

  /// Redoes the dig that was undone last, and returns it; nil if there is none.
  @discardableResult
  mutating func redo() -> Entry? {
    guard let index = firstUndone else { return nil }
    unlisted = nil
    entries[index].state = .done
    return entries[index]
  }

  /// Lists the digs of another history, which can be neither undone nor redone here.
  ///
  /// Those that are listed already are not listed twice.
  mutating func adopt(_ other: DigHistory) {
    func left(_ entry: Entry) -> Entry {
      var entry = entry
      entry.state = .left
      return entry
    }
    let known = Set(entries.map(left))
    for entry in other.entries.map(left) where !known.contains(entry) {
      let next = entries.firstIndex { $0.time.secondsSince1970 > entry.time.secondsSince1970 }
      entries.insert(entry, at: next ?? entries.count)
    }
    dropOldest()
  }

  /// Returns this history with the digs of another one after it; those of both are listed once.
  func followed(by later: DigHistory) -> DigHistory {
    let known = Set(later.entries)
    let all = entries.filter { !known.contains($0) } + later.entries
    return DigHistory(origin: origin, entries: all.map { ($0, $0.state) })
  }

  private mutating func dropOldest() {
    let surplus = entries.count - Self.limit
    guard surplus > 0 else { return }
    for entry in entries.prefix(surplus) where entry.state == .done { origin = entry.dig }
    entries.removeFirst(surplus)
  }
}
