/// The rules of a navigation stack, apart from controllers and views.
///
/// The stack changes at once. The visible element follows later, in one transition to the top,
/// however many changes come between.
struct NavigationStack<Element: Hashable> {
  /// The direction of a transition.
  enum Direction: Hashable, Sendable {
    case push, pop
  }

  /// A change of the elements; those removed are listed top first.
  typealias Change = ChildListChange<Element>

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
  /// The elements when the running transition began, or none if none is running.
  private(set) var begun: [Element] = []
  /// The elements at rest.
  private var rest: [Element] = []
  /// The elements that lay below the visible one, and below the one that the running transition
  /// shows, when it last was in the stack.
  private var (belowShown, belowComing): ([Element], [Element]) = ([], [])

  var top: Element? { elements.last }

  /// The elements in force for the visible element: those of the running transition, or else all.
  var seen: [Element] { begun.isEmpty ? elements : begun }

  /// The element that is visible once the running transition has ended.
  var coming: Element? { begun.last ?? shown }

  /// Whether the top is neither visible nor about to be.
  var isDue: Bool { coming != top }

  /// The transition that makes the top visible, after the running one, or `nil` if none is needed.
  var due: Transition? {
    guard isDue else { return nil }
    return Transition(from: coming, to: top, direction: direction)
  }

  /// A top from below the visible element pops to it; any other is pushed.
  private var direction: Direction {
    guard let top else { return .pop }
    return (begun.isEmpty ? belowShown : belowComing).contains(top) ? .pop : .push
  }

  // MARK: Changes

  /// Replaces all elements, which are distinct.
  mutating func set(_ new: [Element]) -> Change {
    belowShown = below(shown) ?? belowShown
    belowComing = below(coming) ?? belowComing
    // Elements below the first difference stay.
    let kept = zip(elements, new).prefix { $0 == $1 }.count
    let (leaving, joining) = (elements[kept...], new[kept...])
    var change = Change()
    // Stacks are short, so searching them is faster than building sets.
    for element in leaving.reversed() where !joining.contains(element) {
      change.removed.append(element)
    }
    for element in joining where !leaving.contains(element) { change.added.append(element) }
    elements = new
    // Removed elements are kept only while they decide the direction of a transition.
    if !isDue { belowComing = below(coming) ?? [] }
    if begun.isEmpty, !isDue { belowShown = belowComing }
    if begun.isEmpty, !isDue || shown == nil { rest = new }
    return change
  }

  /// Removes the elements above the one at an index.
  ///
  /// - Returns: The removed elements, top first; none if the index is that of the top.
  mutating func pop(to index: Int) -> Change { set(Array(elements[...index])) }

  /// Takes an element out that has left for elsewhere.
  mutating func remove(_ element: Element) {
    _ = set(elements.filter { $0 != element })
    belowShown.removeAll { $0 == element }
    belowComing.removeAll { $0 == element }
    rest.removeAll { $0 == element }
    begun.removeAll { $0 == element }
    if shown == element { hide() }
  }

  /// Undoes the changes that led to a transition which the user has abandoned.
  ///
  /// - Returns: The change, or `nil` if the stack has changed since the transition began, in which
  ///   case it stays as it is.
  mutating func abandon() -> Change? {
    defer { begun = [] }
    return elements == begun ? set(rest) : nil
  }

  // MARK: What is visible

  /// Records that the transition that is due begins.
  mutating func begin() {
    begun = elements
    belowComing = []
  }

  /// Records that an element is visible.
  mutating func show(_ element: Element?) {
    let arrived = element == coming ? begun : []
    belowShown = below(element) ?? (element == coming ? belowComing : [])
    shown = element
    (begun, belowComing) = ([], [])
    rest = isDue && !arrived.isEmpty ? arrived : elements
  }

  /// Returns the elements below one, or `nil` if it is not in the stack.
  private func below(_ element: Element?) -> [Element]? {
    element.flatMap(elements.firstIndex).map { Array(elements[..<$0]) }
  }

  /// Records that nothing is visible.
  mutating func hide() { show(nil) }
}
