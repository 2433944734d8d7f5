import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// Screens of random controls, walked by Tab.
@MainActor
@Suite("Reading order and keys", .noWarnings)
struct ReadingOrderWalkTests {
  private let stage = Stage(ViewController(), size: Size(width: 400, height: 300))

  private func fill(_ generator: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    var places: [View] = [stage.window.rootViewController?.view ?? View()]
    for index in 0..<14 {
      let view: View =
        switch number(0...6) {
        case 0: Button()
        case 1: TextField()
        case 2: Switch()
        case 3: Label()
        case 4: ScrollView()
        case 5: Slider()
        default: View()
        }
      guard let place = places.randomElement(using: &generator) else { return }
      // Nothing is where no scrolling leads.
      let (x, y) = (Double(number(0...6)) / 8, Double(number(0...6)) / 8)
      let (width, height) = (Double(number(1...8)) / 8, Double(number(1...8)) / 8)
      view.frame = Rect(
        x: x * place.bounds.width, y: y * place.bounds.height,
        width: min(width, 1 - x) * place.bounds.width,
        height: min(height, 1 - y) * place.bounds.height)
      if number(0...1) == 0 { view.accessibility.label = "\(type(of: view)) \(index)" }
      if number(0...7) == 0 { view.isHidden = true }
      if number(0...7) == 0 { view.isUserInteractionEnabled = false }
      if number(0...9) == 0 { view.accessibility.isModal = true }
      if let scrollView = view as? ScrollView {
        scrollView.contentSize = Size(width: 100, height: 900)
      }
      place.addSubview(view)
      if !(view is Control), !(view is Label) { places.append(view) }
    }
    stage.settle()
  }

  private var focusedElements: [AccessibilityNode] {
    stage.elements.filter { $0.semantics.states.contains(.focused) }
  }

  @Test(
    "D43: Tab visits what can have the focus in reading order, and ends where it began",
    arguments: 1...60)
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    fill(&generator)
    let order = AccessibilityTree(of: stage.window, includesScrolledOut: true).elements.filter {
      $0.semantics.states.contains(.focusable)
    }
    var visited: [ObjectIdentifier] = []
    for _ in 0..<order.count + 1 {
      stage.press(.tab)
      stage.settle()
      guard let view = stage.window.focusedView else { continue }
      // Where the focus is, it is found.
      #expect(focusedElements.contains { $0.view === view }, "seed \(seed)")
      visited.append(ObjectIdentifier(view))
    }
    #expect(visited.dropLast() == order.map { ObjectIdentifier($0.view) }[...], "seed \(seed)")
    #expect(visited.first == visited.last, "seed \(seed)")
  }
}
