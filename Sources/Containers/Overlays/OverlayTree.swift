/// The stacking order, ancestry, and blocking rules of overlays, independent of views.
///
/// A place stands for a view or another responder. A path lists a place and the places around it,
/// innermost first.
struct OverlayTree<Place: Hashable> {
  /// An overlay in the tree.
  struct Entry {
    /// The identifier of the entry; younger entries have greater values.
    let age: Int
    let kind: OverlayKind
    /// The age of the parent entry, or `nil` for the content.
    let parent: Int?
    /// The place of the overlay itself.
    let place: Place
    /// The place of the container of the overlay, or `nil` for the window.
    let container: Place?
    /// The place within which the overlay blocks input, or `nil` for the whole window.
    let scope: Place?
    /// The input the overlay blocks while it is open.
    fileprivate(set) var blocking: OverlayBlocking
    /// Whether all keys go to the overlay while it is open.
    let takesKeys: Bool
    /// Whether the overlay is leaving.
    ///
    /// It then blocks nothing and gets no new children.
    fileprivate(set) var isLeaving = false

    /// Whether the overlay blocks a kind of input from a path beneath it.
    fileprivate func blocks(_ path: some Sequence<Place>, _ input: OverlayBlocking) -> Bool {
      !isLeaving && !blocking.isDisjoint(with: input) && (scope.map { path.contains($0) } ?? true)
    }
  }

  /// The entries from back to front: parents before children, and siblings by kind, then by age,
  /// except for presentations that lie in a view which others block.
  private(set) var entries: [Entry] = []
  private var nextAge = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Adds an entry in front of its older siblings of the same kind.
  ///
  /// A presentation is added beneath siblings that block its container.
  ///
  /// - Parameters:
  ///   - path: The origin of the overlay. Its parent is the nearest open entry on the path. An empty
  ///     path stands for the content.
  ///   - container: The path of the container of the overlay, which is empty for the window.
  /// - Returns: The age of the new entry.
  mutating func begin(
    _ kind: OverlayKind, at place: Place, from path: [Place] = [], in container: [Place] = [],
    scope: Place? = nil, blocking: OverlayBlocking? = nil, takesKeys: Bool = false
  ) -> Int {
    let around = path.compactMap { place in
      entries.first { $0.place == place && !$0.isLeaving }
    }
    let parent = around.first?.age
    let entry = Entry(
      age: nextAge, kind: kind, parent: parent, place: place, container: container.first,
      scope: scope, blocking: blocking ?? kind.usualBlocking, takesKeys: takesKeys)
    nextAge += 1
    entries.insert(entry, at: position(of: kind, under: parent, in: container))
    return entry.age
  }

  /// Sets whether an entry is leaving.
  mutating func setLeaving(_ isLeaving: Bool, _ age: Int) {
    if let index = index(of: age) { entries[index].isLeaving = isLeaving }
  }

  /// Changes the input that an entry blocks.
  mutating func setBlocking(_ blocking: OverlayBlocking, _ age: Int) {
    if let index = index(of: age) { entries[index].blocking = blocking }
  }

  /// Whether a leaving entry can be reopened, which requires that its parent is not leaving.
  func canReturn(_ age: Int) -> Bool {
    guard let parent = index(of: age).flatMap({ entries[$0].parent }) else { return true }
    return entries.contains { $0.age == parent && !$0.isLeaving }
  }

  /// Removes an entry without descendants.
  mutating func end(_ age: Int) {
    precondition(descendants(of: age).isEmpty)
    entries.removeAll { $0.age == age }
  }

  /// Returns the ages of all descendants of an entry, newest first.
  func descendants(of age: Int) -> [Int] {
    guard let index = index(of: age) else { return [] }
    return entries[extent(below: index)].map(\.age).sorted(by: >)
  }

  /// Returns the ages of the open entries that satisfy a condition, newest first.
  func open(where isMeant: (Entry) -> Bool) -> [Int] {
    entries.filter { !$0.isLeaving && isMeant($0) }.map(\.age).sorted(by: >)
  }

  /// Returns the frontmost entry that blocks a kind of input from a path, or `nil` if none does.
  ///
  /// - Parameter passes: Whether an entry lets this input pass although it blocks it.
  func blocker(
    of path: some Sequence<Place>, _ input: OverlayBlocking,
    passes: (Entry) -> Bool = { _ in false }
  ) -> Entry? {
    let beneath = index(of: path).map { $0 + 1 } ?? 0
    return entries[beneath...].last { $0.blocks(path, input) && !passes($0) }
  }

  /// The frontmost entry that takes all keys, or `nil` if there is none or an entry in front of it
  /// blocks keys.
  var keyTaker: Entry? {
    for entry in entries.reversed() where !entry.isLeaving {
      if entry.takesKeys { return entry }
      if entry.scope == nil, entry.blocking.contains(.keys) { return nil }
    }
    return nil
  }

  /// The open presentations from front to back.
  var presentations: [Entry] {
    entries.reversed().filter { $0.kind == .presentation && !$0.isLeaving }
  }

  private func index(of age: Int) -> Int? { entries.firstIndex { $0.age == age } }

  private func index(of path: some Sequence<Place>) -> Int? {
    for place in path {
      if let index = entries.firstIndex(where: { $0.place == place }) { return index }
    }
    return nil
  }

  /// Returns the insertion index of a new entry: before the first sibling of a higher kind, and for a
  /// presentation also before one that blocks its container from outside, itself or through a
  /// descendant.
  private func position(
    of kind: OverlayKind, under parent: Int?, in container: [Place]
  ) -> Int {
    let room = parent.flatMap(index(of:)).map(extent(below:)) ?? entries.indices
    let next = room.first { entries[$0].parent == parent && entries[$0].kind > kind }
    let limit = next ?? room.upperBound
    let beneath = max(room.lowerBound, index(of: container).map { $0 + 1 } ?? 0)
    guard kind == .presentation, beneath < limit, let place = container.first,
      var index = (beneath..<limit).first(where: {
        entries[$0].container != place && entries[$0].blocks(container, .pointer)
      })
    else { return limit }
    while entries[index].parent != parent {
      guard let outer = entries[index].parent.flatMap(self.index(of:)) else { break }
      index = outer
    }
    return index
  }

  /// Returns the index range of all descendants of an entry.
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
