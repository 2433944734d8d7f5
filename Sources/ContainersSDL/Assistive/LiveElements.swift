internal import Containers
internal import Pixels

/// The elements of the running application, as assistive technology uses them.
@MainActor
final class LiveElements: AssistiveWorld {
  /// The length of a text, in scalars, up to which its wrapped lines are found.
  private static let longestWrapped = 4000

  private(set) weak var application: Application?
  private let place: (Window) -> AssistiveGeometry
  private var pending: [() -> Void] = []

  /// - Parameter place: Returns where a window is on the desktop.
  init(of application: Application, place: @escaping (Window) -> AssistiveGeometry) {
    self.application = application
    self.place = place
  }

  /// Whether an action waits for the next turn.
  var hasWork: Bool { !pending.isEmpty }

  /// Performs what was asked for in the last turn.
  func work() {
    guard hasWork else { return }
    let due = pending
    pending = []
    for work in due { perform(work) }
  }

  var clipboard: String? {
    get { application?.pasteboard.string }
    set { application?.pasteboard.string = newValue }
  }

  var locale: String { Localization.languageTag }

  func semantics(of element: AccessibilityIdentity) -> Semantics? {
    application?.accessibility.item(element)?.semantics
  }

  func geometry(of window: AccessibilityIdentity) -> AssistiveGeometry {
    let window = application?.accessibility.item(window) as? Window
    return window.map(place) ?? AssistiveGeometry()
  }

  func perform(_ action: AssistiveAction, on element: AccessibilityIdentity) {
    pending.append { [weak self] in
      guard let node = self?.node(element) else { return }
      switch action {
      case .press: node.activate()
      case .increase: node.increment()
      case .decrease: node.decrement()
      case .custom(let name): node.perform(name)
      }
    }
  }

  func focus(_ element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.focus() } ?? false
  }

  func scrollToVisible(_ element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.scrollToVisible() } != nil
  }

  func setValue(_ number: Double, of element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.setValue(number) } ?? false
  }

  func selectText(_ range: Range<Int>, of element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.selectText(range) } ?? false
  }

  func replaceText(
    _ range: Range<Int>, with text: String, of element: AccessibilityIdentity
  ) -> Bool {
    result(of: element) { $0.replaceText(range, with: text) } ?? false
  }

  func textFrame(_ range: Range<Int>, of element: AccessibilityIdentity) -> Rect? {
    node(element)?.textFrame(range)
  }

  func textOffset(at point: Point, of element: AccessibilityIdentity) -> Int? {
    node(element)?.textOffset(at: point)
  }

  func lineStarts(of element: AccessibilityIdentity) -> [Int] {
    guard let node = node(element), node.semantics.states.contains(.multiline),
      let count = node.semantics.text?.count, count <= Self.longestWrapped
    else { return [] }
    var starts: [Int] = []
    var bottom: Double?
    for offset in 0..<count {
      guard let frame = node.textFrame(offset..<offset) else { return [] }
      if let bottom, frame.midY > bottom { starts.append(offset) }
      bottom = frame.maxY
    }
    return starts
  }

  private func node(_ element: AccessibilityIdentity) -> AccessibilityNode? {
    application?.accessibility.node(element)
  }

  private func result<Value>(
    of element: AccessibilityIdentity, _ work: (AccessibilityNode) -> Value
  ) -> Value? {
    guard let node = node(element) else { return nil }
    var value: Value?
    perform { value = work(node) }
    return value
  }

  private func perform(_ work: () -> Void) {
    application?.accessibility.perform(work)
  }
}
