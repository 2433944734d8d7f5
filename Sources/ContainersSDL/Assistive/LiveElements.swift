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
    for work in due { work() }
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
      _ = self?.result(of: element) { node in
        switch action {
        case .press: _ = node.activate()
        case .increase: node.increment()
        case .decrease: node.decrement()
        case .custom(let name): _ = node.perform(name)
        }
      }
    }
  }

  func focus(_ element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.focus() } ?? false
  }

  func scrollToVisible(_ element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.scrollToVisible() } != nil
  }

  func select(_ isSelected: Bool, _ element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.select(isSelected) } ?? false
  }

  func selectAll(_ isSelected: Bool, in element: AccessibilityIdentity) -> Bool {
    result(of: element) { $0.selectAll(isSelected) } ?? false
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
    while let next = nextLine(after: starts.last ?? 0, of: node, count) { starts.append(next) }
    return starts
  }

  /// Returns where the line after the one of an offset begins; nil for the last line.
  ///
  /// Lines follow each other downward, so the distance is doubled until it is below, and then halved:
  /// the frame of each offset would take too long in long texts.
  private func nextLine(after offset: Int, of node: AccessibilityNode, _ count: Int) -> Int? {
    guard let bottom = node.textFrame(offset..<offset)?.maxY else { return nil }
    func isBelow(_ offset: Int) -> Bool {
      node.textFrame(offset..<offset).map { $0.midY > bottom } ?? false
    }
    var (low, step) = (offset, 1)
    while low + step < count, !isBelow(low + step) {
      low += step
      step *= 2
    }
    var high = min(low + step, count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isBelow(middle) { high = middle } else { low = middle }
    }
    return high < count ? high : nil
  }

  private func node(_ element: AccessibilityIdentity) -> AccessibilityNode? {
    application?.accessibility.node(element)
  }

  private func result<Value>(
    of element: AccessibilityIdentity, _ work: (AccessibilityNode) -> Value
  ) -> Value? {
    guard let node = node(element) else { return nil }
    var value: Value?
    application?.accessibility.perform(in: node.view.window) { value = work(node) }
    return value
  }
}
