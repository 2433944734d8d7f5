/// The entries that a list has asked its data source to prepare, ahead of the scroll.
struct Prefetching {
  /// How far ahead of the visible part a list asks, in lengths of that part.
  private static let lengths = 2.0

  var isEnabled = true
  /// Whether entries approach from the start of the content.
  private(set) var isBackward = false
  /// The object that was asked.
  private weak var source: AnyObject?
  /// The entries that were asked for and have not been visible since.
  private var pending: Set<IndexPath> = []
  /// The axis of the last scroll; nil before the first.
  private var axis: ScrollAxis?
  /// The offset of the last layout.
  private var offset: Point?

  /// Forgets what was asked for, because the entries are loaded anew.
  mutating func forget() { (pending, offset) = ([], nil) }

  /// Follows entries that were asked for to their new index paths.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    (pending, offset) = (Set(pending.compactMap(newPath)), nil)
  }

  /// Notes that the content was moved, and everything visible with it.
  mutating func contentDidShift(by distance: Point) { offset = offset.map { $0 + distance } }

  /// Notes who is asked, and at which offset; a change of that tells where the user scrolls to.
  mutating func note(_ source: AnyObject, at new: Point) {
    if self.source !== source {
      forget()
      self.source = source
    }
    defer { offset = new }
    guard let way = offset.map({ new - $0 }), way != .zero else { return }
    let moved: ScrollAxis = abs(way.y) >= abs(way.x) ? .vertical : .horizontal
    (axis, isBackward) = (moved, way[moved] < 0)
  }

  /// Returns the part of the content ahead of the visible one whose entries are asked for.
  ///
  /// Before the first scroll it is below the visible part or, if the content is not higher than that,
  /// to the right.
  func ahead(of seen: Rect, in size: Size) -> Rect {
    let isHigher = size.height > seen.height || size.width <= seen.width
    switch axis ?? (isHigher ? .vertical : .horizontal) {
    case .vertical:
      let length = seen.height * Self.lengths
      let y = isBackward ? seen.minY - length : seen.maxY
      return Rect(x: seen.minX, y: y, width: seen.width, height: length)
    case .horizontal:
      let length = seen.width * Self.lengths
      let x = isBackward ? seen.minX - length : seen.maxX
      return Rect(x: x, y: seen.minY, width: length, height: seen.height)
    }
  }

  /// Returns what to ask for and what to call off.
  ///
  /// - Parameters:
  ///   - near: The entries ahead, nearest first.
  ///   - isVisible: Returns whether an entry is visible, so that there is nothing to call off.
  mutating func update(
    _ near: [IndexPath], isVisible: (IndexPath) -> Bool
  ) -> (asked: [IndexPath], cancelled: [IndexPath]) {
    let asked = near.filter { !pending.contains($0) }
    let cancelled = pending.subtracting(near).filter { !isVisible($0) }.sorted()
    pending = Set(near)
    return (asked, cancelled)
  }
}

extension CellList {
  /// Lets the prefetching data source be asked or not.
  func setPrefetchingEnabled(_ isEnabled: Bool) {
    guard isEnabled != prefetching.isEnabled else { return }
    prefetching.isEnabled = isEnabled
    setNeedsLayout()
  }

  /// Asks a prefetching data source to prepare entries ahead, nearest first, and calls off those that
  /// were passed.
  func prefetch(
    from source: AnyObject, ask: ([IndexPath]) -> Void, callOff: ([IndexPath]) -> Void
  ) {
    prefetching.note(source, at: clamped(contentOffset))
    var near: [IndexPath] = []
    if prefetching.isEnabled {
      near = entriesWithoutCell(in: prefetching.ahead(of: bounds, in: contentSize))
      if prefetching.isBackward { near.reverse() }
    }
    let (asked, cancelled) = prefetching.update(near) { cells[$0] != nil }
    let started = edition
    if !cancelled.isEmpty { callOff(cancelled) }
    guard !asked.isEmpty else { return }
    guard edition == started else { return prefetching.forget() }
    ask(asked)
  }
}
