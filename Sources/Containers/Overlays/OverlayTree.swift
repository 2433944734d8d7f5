/// The rules of what lies over a window's content: order, descent and blocking, without any view.
///
/// A place stands for a view or another responder. A path is a place and all places around it, from the
/// inside out.
struct OverlayTree<Place: Hashable> {
  /// One overlay.
  struct Entry {
    /// Tells the entries apart; greater for the younger of two.
    let age: Int
    let kind: OverlayKind
    /// The age of the entry that it belongs to; nil for the content.
    let parent: Int?
    /// The place that it is itself.
    let place: Place
    /// The place within which it blocks; nil for the whole window.
    let scope: Place?
    /// What it blocks while it is open.
    let blocking: OverlayBlocking
    /// Whether all keys go to it while it is open.
    let takesKeys: Bool
    /// Whether it is on its way out: it blocks nothing then, and nothing can belong to it.
    fileprivate(set) var isLeaving = false

    /// Whether it keeps input of a kind from a path that lies beneath it.
    fileprivate func blocks(_ path: [Place], _ input: OverlayBlocking) -> Bool {
      !isLeaving && !blocking.isDisjoint(with: input) && (scope.map { path.contains($0) } ?? true)
    }
  }

  /// The entries from the back to the front: each before those that belong to it, and siblings by kind,
  /// then by age.
  private(set) var entries: [Entry] = []
  private var nextAge = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Adds an entry in front of its older siblings of the same kind.
  ///
  /// - Parameter path: Where it comes from: it belongs to the nearest entry that is open there. An empty path stands
  ///   for the content.
  /// - Returns: Its age.
  mutating func begin(
    _ kind: OverlayKind, at place: Place, from path: [Place] = [], scope: Place? = nil,
    blocking: OverlayBlocking? = nil, takesKeys: Bool = false
  ) -> Int {
    let around = path.compactMap { place in
      entries.first { $0.place == place && !$0.isLeaving }
    }
    let parent = around.first?.age
    let entry = Entry(
      age: nextAge, kind: kind, parent: parent, place: place, scope: scope,
      blocking: blocking ?? kind.usualBlocking, takesKeys: takesKeys)
    nextAge += 1
    entries.insert(entry, at: position(of: kind, under: parent))
    return entry.age
  }

  /// Notes whether an entry is on its way out.
  mutating func setLeaving(_ isLeaving: Bool, _ age: Int) {
    if let index = index(of: age) { entries[index].isLeaving = isLeaving }
  }

  /// Whether an entry that is on its way out may come back: not if what it belongs to is on its way out too.
  func canReturn(_ age: Int) -> Bool {
    guard let parent = index(of: age).flatMap({ entries[$0].parent }) else { return true }
    return entries.contains { $0.age == parent && !$0.isLeaving }
  }

  /// Removes an entry to which nothing belongs any more.
  mutating func end(_ age: Int) {
    precondition(descendants(of: age).isEmpty)
    entries.removeAll { $0.age == age }
  }

  /// Returns the ages of all that belongs to an entry, or to what belongs to it, the newest first.
  func descendants(of age: Int) -> [Int] {
    guard let index = index(of: age) else { return [] }
    return entries[extent(below: index)].map(\.age).sorted(by: >)
  }

  /// Returns the ages of the open entries for which a condition holds, the newest first.
  func open(where isMeant: (Entry) -> Bool) -> [Int] {
    entries.filter { !$0.isLeaving && isMeant($0) }.map(\.age).sorted(by: >)
  }

  /// Returns the innermost entry that a path lies in; nil for the content.
  func entry(of path: [Place]) -> Entry? { index(of: path).map { entries[$0] } }

  /// Returns the entry in front that keeps input of a kind from a path; nil where nothing does.
  func blocker(of path: [Place], _ input: OverlayBlocking) -> Entry? {
    let beneath = index(of: path).map { $0 + 1 } ?? 0
    return entries[beneath...].last { $0.blocks(path, input) }
  }

  /// The entry in front that takes all keys; nil where there is none, or one over it blocks keys.
  var keyTaker: Entry? {
    for entry in entries.reversed() where !entry.isLeaving {
      if entry.takesKeys { return entry }
      if entry.scope == nil, entry.blocking.contains(.keys) { return nil }
    }
    return nil
  }

  /// The presentations that are open, from the front to the back.
  var presentations: [Entry] {
    entries.reversed().filter { $0.kind == .presentation && !$0.isLeaving }
  }

  private func index(of age: Int) -> Int? { entries.firstIndex { $0.age == age } }

  private func index(of path: [Place]) -> Int? {
    for place in path {
      if let index = entries.firstIndex(where: { $0.place == place }) { return index }
    }
    return nil
  }

  /// Returns where a new entry goes: before the first sibling of a kind that lies over it.
  private func position(of kind: OverlayKind, under parent: Int?) -> Int {
    let room = parent.flatMap(index(of:)).map(extent(below:)) ?? entries.indices
    return room.first { entries[$0].parent == parent && entries[$0].kind > kind } ?? room.upperBound
  }

  /// Returns the positions of all that belongs to an entry.
  private func extent(below index: Int) -> Range<Int> {
    var ages: Set<Int> = [entries[index].age]
    var end = index + 1
    while end < entries.count, let parent = entries[end].parent, ages.contains(parent) {
      ages.insert(entries[end].age)
      end += 1
    }
    return index + 1..<end
  }
}
