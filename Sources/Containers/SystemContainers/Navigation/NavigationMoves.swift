/// The elements that have begun to move to a stack or from it, whose moves are not complete.
///
/// Both moves of an element may be pending: one that the running transition shows arrives before it
/// leaves, and one that it removes leaves before it comes back.
struct NavigationMoves<Element: Hashable> {
  /// The elements that are to move in, and out, when the transition has ended.
  private(set) var (coming, going): ([Element], [Element]) = ([], [])

  /// Records that an element has left a stack.
  ///
  /// - Returns: Whether to notify it; `false` if it knows, or a callback has added it again.
  mutating func leave(_ element: Element, _ stack: NavigationStack<Element>) -> Bool {
    let isGoing = going.contains(element)
    guard !stack.elements.contains(element), !isGoing || coming.contains(element) else {
      return false
    }
    if !stack.begun.contains(element) { coming.removeAll { $0 == element } }
    if !isGoing { going.append(element) }
    return true
  }

  /// Records that an element has joined a stack.
  ///
  /// - Returns: Whether to notify it; `false` if it knows, or a callback has removed it.
  mutating func join(_ element: Element, _ stack: NavigationStack<Element>) -> Bool {
    let isComing = coming.contains(element)
    guard stack.elements.contains(element), !isComing || going.contains(element) else {
      return false
    }
    if !isComing { coming.append(element) }
    if stack.begun.isEmpty || stack.begun.contains(element) { going.removeAll { $0 == element } }
    return true
  }

  /// Takes the moves that are complete.
  ///
  /// - Parameter begun: The stack of the transition that has ended; elements that left or joined
  ///   since it began move with the next one. `nil` if none follows, so that no move stays pending.
  mutating func settle(
    _ stack: NavigationStack<Element>, of begun: [Element]?
  ) -> (going: [Element], coming: [Element]) {
    let reached = begun ?? stack.elements
    defer {
      going.removeAll { begun == nil || !reached.contains($0) }
      coming.removeAll { begun == nil || reached.contains($0) }
    }
    return (going.filter { !reached.contains($0) }, coming.filter(reached.contains))
  }

  /// Forgets an element that is elsewhere.
  mutating func forget(_ element: Element) {
    coming.removeAll { $0 == element }
    going.removeAll { $0 == element }
  }
}
