import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// Changes views at random.
@MainActor
private struct RandomChanges {
  var generator: SeededGenerator
  let window: Window
  /// All views that take part, in the window or not.
  let views: [View]
  let elements: [AccessibilityElement]

  init(seed: UInt64, in window: Window) {
    generator = SeededGenerator(seed: seed)
    self.window = window
    views = (0..<24).map { $0 % 3 == 0 ? Control() : View() }
    elements = views.prefix(6).map { AccessibilityElement(accessibilityContainer: $0) }
    for _ in 0..<40 { change() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func rect() -> Rect {
    Rect(
      x: Double(number(-50...350)), y: Double(number(-50...250)),
      width: Double(number(0...200)), height: Double(number(0...200)))
  }

  mutating func change() {
    guard let view = views.randomElement(using: &generator) else { return }
    switch number(0...15) {
    case 0, 1, 2: place(view)
    case 3: view.removeFromSuperview()
    case 4: view.isHidden.toggle()
    case 5: view.alpha = view.alpha < 1 ? 1 : number(0...1) == 0 ? 0 : 0.5
    case 6: view.frame = rect()
    case 7: view.bounds.origin = Point(x: Double(number(-20...20)), y: 0)
    case 8: view.clipsToBounds.toggle()
    case 9: view.accessibility.label = number(0...3) == 0 ? nil : "\(number(0...9))"
    case 10: view.accessibility.value = number(0...2) == 0 ? nil : "\(number(0...9))"
    case 11: view.accessibility.isModal = number(0...4) == 0
    case 12: view.isUserInteractionEnabled.toggle()
    case 13: view.transform = number(0...1) == 0 ? .identity : Transform(scaleX: -1, y: 1)
    case 14: relate(view)
    default: name(view)
    }
  }

  private mutating func place(_ view: View) {
    let parent = number(0...3) == 0 ? window : views.randomElement(using: &generator) ?? window
    guard parent !== view, !parent.isDescendant(of: view) else { return }
    parent.insertSubview(view, at: number(0...4))
  }

  /// Sets the accessibility elements of a view at random.
  private mutating func name(_ view: View) {
    guard number(0...1) == 0 else { return view.accessibilityElements = nil }
    let own = elements.filter { $0.accessibilityContainer === view }
    for element in own {
      element.accessibility.label = "\(number(0...9))"
      element.accessibilityFrameInContainerSpace = rect()
    }
    let inner = view.subviews.filter { _ in number(0...1) == 0 }
    view.accessibilityElements = own + inner
  }

  private mutating func relate(_ view: View) {
    let other = views.randomElement(using: &generator)
    view.accessibilityRelations[.controls] = number(0...2) == 0 ? [] : [other].compactMap { $0 }
  }
}

@MainActor
struct AccessibilityLawTests {
  /// Returns the description of a tree built from scratch.
  private func description(
    _ nodes: [AccessibilityNode], hasPlaces: Bool, _ indent: String = ""
  ) -> [String] {
    nodes.flatMap { node in
      [indent + "\(node.semantics) \(hasPlaces ? "\(node.frame)" : "")"]
        + description(node.children, hasPlaces: hasPlaces, indent + "  ")
    }
  }

  /// Returns the description of the tree as it was reported.
  private func description(
    _ elements: [AccessibilityIdentity], in mirror: AccessibilityMirror, hasPlaces: Bool,
    _ indent: String = ""
  ) -> [String] {
    elements.flatMap { element -> [String] in
      guard let entry = mirror[element] else { return ["missing"] }
      return [indent + "\(entry.semantics) \(hasPlaces ? "\(entry.frame)" : "")"]
        + description(entry.children, in: mirror, hasPlaces: hasPlaces, indent + "  ")
    }
  }

  @Test(
    "D5a, D8a, D11a: Applying the reported changes yields the same tree as building it anew",
    arguments: 1...60)
  func differences(seed: Int) throws {
    let stage = Stage(ViewController())
    var changes = RandomChanges(seed: UInt64(seed), in: stage.window)
    let events = stage.followAccessibility()
    var numbers: [ObjectIdentifier: AccessibilityIdentity] = [:]
    var owners: [AccessibilityIdentity: ObjectIdentifier] = [:]
    for round in 0..<40 {
      for _ in 0...(round % 5) { changes.change() }
      stage.turn()
      if round % 3 == 0 { stage.advance(by: .milliseconds(150)) }
      let accessibility = stage.application.accessibility
      #expect(events.mirror == accessibility.mirror)
      let root = try #require(events.mirror.roots.first)
      let isAtRest = round % 3 == 0
      let told = description(
        events.mirror[root]?.children ?? [], in: events.mirror, hasPlaces: isAtRest)
      let made = description(AccessibilityTree(of: stage.window).roots, hasPlaces: isAtRest)
      #expect(told == made, "round \(round)")
      for identity in events.mirror.entries.keys {
        let item = try #require(accessibility.node(identity)?.item)
        let key = ObjectIdentifier(item)
        #expect(numbers.updateValue(identity, forKey: key) ?? identity == identity)
        #expect(owners.updateValue(key, forKey: identity) ?? key == key)
      }
    }
  }
}
