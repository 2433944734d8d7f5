/// A pool of views that can be reused, with factories for new ones.
@MainActor
final class ReusePool<Element: View> {
  /// The maximum number of pooled views for each identifier.
  private static var capacity: Int { 32 }

  private var makers: [String: (String) -> Element] = [:]
  private var waiting: [String: [Element]] = [:]

  /// The number of pooled views.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Registers the factory of views with an identifier; nil removes it.
  func register(_ identifier: String, _ maker: ((String) -> Element)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// Returns a pooled view or else a new one; nil if no factory is registered.
  func dequeue(_ identifier: String) -> (element: Element, isReused: Bool)? {
    if let element = waiting[identifier]?.popLast() { return (element, true) }
    return makers[identifier].map { ($0(identifier), false) }
  }

  /// Returns a view to the pool, if there is room for it.
  func enqueue(_ element: Element, _ identifier: String?) {
    if element.extras?.semantics?.record != nil { element.forgetAccessibilityIdentity() }
    guard let identifier, waiting[identifier, default: []].count < Self.capacity else { return }
    waiting[identifier, default: []].append(element)
  }

  /// Releases all pooled views.
  func drain() { waiting = [:] }
}
