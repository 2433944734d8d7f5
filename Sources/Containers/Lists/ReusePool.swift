/// Views that were shown and wait to be shown again, and what makes new ones.
@MainActor
final class ReusePool<Element: View> {
  /// How many views of one identifier wait at most.
  private static var capacity: Int { 32 }

  private var makers: [String: (String) -> Element] = [:]
  private var waiting: [String: [Element]] = [:]

  /// How many views wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Notes what makes the views of an identifier; nil forgets it.
  func register(_ identifier: String, _ maker: ((String) -> Element)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// Returns a view that waits, or a new one; nil where nothing is registered.
  func dequeue(_ identifier: String) -> (element: Element, isReused: Bool)? {
    if let element = waiting[identifier]?.popLast() { return (element, true) }
    return makers[identifier].map { ($0(identifier), false) }
  }

  /// Puts a view back that is no longer shown.
  func enqueue(_ element: Element, _ identifier: String?) {
    if element.extras?.semantics?.record != nil { element.forgetAccessibilityIdentity() }
    guard let identifier, waiting[identifier, default: []].count < Self.capacity else { return }
    waiting[identifier, default: []].append(element)
  }

  /// Lets every waiting view go.
  func drain() { waiting = [:] }
}
