/// The rules of a row of tabs, apart from controllers and views.
///
/// The selection changes at once. The visible tab follows, in a transition or without one.
struct TabStrip<Element: Hashable> {
  /// A change of the elements; those removed are listed in their order.
  typealias Change = ChildListChange<Element>

  /// A change of what is visible.
  struct Transition: Equatable {
    let from: Element?
    let to: Element?
  }

  /// A key that selects a tab.
  enum Key: Hashable, Sendable {
    case next, previous
    /// A digit, 1…9.
    case digit(Int)
  }

  /// The elements in order.
  private(set) var elements: [Element] = []
  /// The index of the selected element; 0 if there is none.
  private(set) var index = 0
  /// The element that is visible, or was until the running transition began.
  private(set) var shown: Element?
  /// The element that the running transition shows.
  private(set) var coming: Element?
  /// Whether a transition is running.
  private(set) var isRunning = false

  /// The selected element, or `nil` if there are no elements.
  var selected: Element? { elements.isEmpty ? nil : elements[index] }

  /// The transition that makes the selected element visible, or `nil` if it is, or comes already.
  var due: Transition? {
    guard selected != (isRunning ? coming : shown) else { return nil }
    return Transition(from: shown, to: selected)
  }

  // MARK: Changes

  /// Replaces all elements, which are distinct.
  ///
  /// The selected element stays selected if it is among them. Otherwise the index stays, or becomes
  /// the last one.
  mutating func set(_ new: [Element]) -> Change {
    let (old, kept, now) = (elements, selected, Set(new))
    let before = Set(old)
    elements = new
    index = kept.flatMap(new.firstIndex) ?? max(0, min(index, new.count - 1))
    return Change(
      removed: old.filter { !now.contains($0) }, added: new.filter { !before.contains($0) })
  }

  /// Selects the element at an index, which is in range.
  mutating func select(at index: Int) { self.index = index }

  /// Takes an element out that has left for elsewhere.
  mutating func remove(_ element: Element) {
    _ = set(elements.filter { $0 != element })
    if shown == element { shown = nil }
  }

  // MARK: What is visible

  /// Records that the transition that is due begins.
  mutating func begin() {
    coming = selected
    isRunning = true
  }

  /// Records that an element is visible, and that no transition is running.
  mutating func show(_ element: Element?) {
    shown = element
    (coming, isRunning) = (nil, false)
  }

  /// Records that the user has abandoned the transition, so that the old element is visible.
  ///
  /// It is selected again, unless the selection has changed since the transition began.
  mutating func abandon() {
    let isUnchanged = selected == coming
    (coming, isRunning) = (nil, false)
    guard isUnchanged, let shown, let place = elements.firstIndex(of: shown) else { return }
    index = place
  }

  // MARK: Keys

  /// Returns the element that a key selects, or `nil` if there is none.
  ///
  /// - Parameter isEnabled: Returns whether an element can be selected. The next and the previous
  ///   one skip those that cannot.
  func element(for key: Key, where isEnabled: (Element) -> Bool = { _ in true }) -> Element? {
    let count = elements.count
    switch key {
    case .next: return element(after: Array(1..<max(count, 1)), where: isEnabled)
    case .previous:
      return element(after: Array(1..<max(count, 1)).reversed(), where: isEnabled)
    case .digit(9): return elements.last.flatMap { isEnabled($0) ? $0 : nil }
    case .digit(let digit):
      guard elements.indices.contains(digit - 1) else { return nil }
      return isEnabled(elements[digit - 1]) ? elements[digit - 1] : nil
    }
  }

  private func element(after steps: [Int], where isEnabled: (Element) -> Bool) -> Element? {
    steps.lazy.map { elements[(index + $0) % elements.count] }.first(where: isEnabled)
  }
}
