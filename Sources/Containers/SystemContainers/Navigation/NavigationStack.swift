/// The rules of a navigation stack, apart from controllers and views.
///
/// The stack changes at once. What is shown follows later, in one transition from what is visible to
/// the top, however many changes lie between.
struct NavigationStack<Element: Hashable> {
  /// The direction of a transition.
  enum Direction: Hashable, Sendable {
    case push, pop
  }

  /// What a change has added and removed.
  struct Change: Equatable {
    /// The elements that left the stack, top first.
    var removed: [Element] = []
    /// The elements that joined the stack, bottom first.
    var added: [Element] = []
  }

  /// A change of what is visible.
  struct Transition: Equatable {
    let from: Element?
    let to: Element?
    let direction: Direction
  }

  /// The elements, bottom first.
  private(set) var elements: [Element] = []
  /// The element that is visible, or was until the running transition began.
  private(set) var shown: Element?
  /// The elements at rest, and those when the running transition began.
  private var (rest, begun): ([Element], [Element]) = ([], [])
  /// The elements that lay below the visible one when it last was in the stack.
  private var belowShown: [Element] = []

  var top: Element? { elements.last }

  /// Whether the top is not visible yet.
  var isDue: Bool { shown != top }

  /// The transition that makes the top visible, or `nil` if it is.
  var due: Transition? {
    guard isDue else { return nil }
    return Transition(from: shown, to: top, direction: direction)
  }

  /// A top from below the visible element pops to it; any other is pushed.
  private var direction: Direction {
    guard let top else { return .pop }
    return belowShown.contains(top) ? .pop : .push
  }

  // MARK: Changes

  /// Replaces all elements, which are distinct.
  mutating func set(_ new: [Element]) -> Change {
    if let shown, let index = elements.firstIndex(of: shown) {
      belowShown = Array(elements[..<index])
    }
    // What lies below the first difference stays.
    let kept = zip(elements, new).prefix { $0 == $1 }.count
    let (leaving, joining) = (elements[kept...], new[kept...])
    var change = Change()
    // Stacks are short, so that looking through them is faster than making sets.
    for element in leaving.reversed() where !joining.contains(element) {
      change.removed.append(element)
    }
    for element in joining where !leaving.contains(element) { change.added.append(element) }
    elements = new
    if !isDue { rest = new }
    return change
  }

  /// Removes the elements above the one at an index.
  ///
  /// - Returns: What was removed, top first; nothing if the index is that of the top.
  mutating func pop(to index: Int) -> Change { set(Array(elements[...index])) }

  /// Takes an element out that has left for elsewhere.
  mutating func remove(_ element: Element) {
    _ = set(elements.filter { $0 != element })
    belowShown.removeAll { $0 == element }
    rest.removeAll { $0 == element }
    begun.removeAll { $0 == element }
    if shown == element { hide() }
  }

  /// Undoes the changes that led to a transition which the user has abandoned.
  ///
  /// - Returns: What the undoing has changed, or `nil` if the stack has changed since the transition
  ///   began, so that it stays as it is.
  mutating func abandon() -> Change? {
    defer { begun = [] }
    return elements == begun ? set(rest) : nil
  }

  // MARK: What is visible

  /// Records that the transition that is due begins.
  mutating func begin() { begun = elements }

  /// Records that an element is visible.
  mutating func show(_ element: Element?) {
    shown = element
    begun = []
    if !isDue { rest = elements }
    belowShown = element.flatMap(elements.firstIndex).map { Array(elements[..<$0]) } ?? []
  }

  /// Records that nothing is visible.
  mutating func hide() { show(nil) }
}
