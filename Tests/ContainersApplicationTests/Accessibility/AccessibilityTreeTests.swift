import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct AccessibilityTreeTests {
  let host = RecordingHost()
  let window: Window

  init() { window = host.makeWindow() }

  private func add(
    _ label: String, _ x: Double, _ y: Double, to parent: View? = nil,
    traits: AccessibilityProperties.Traits = []
  ) -> View {
    let view = View(frame: Rect(x: x, y: y, width: 40, height: 20))
    view.accessibility.isElement = true
    view.accessibility.label = label
    view.accessibility.traits = traits
    (parent ?? window).addSubview(view)
    return view
  }

  @Test("Elements are in reading order within their containers, with values and traits")
  func outline() {
    let group = View(frame: Rect(x: 0, y: 100, width: 200, height: 100))
    group.accessibility.label = "Start"
    group.accessibility.value = "56°N"
    window.addSubview(group)
    _ = add("Right", 100, 0, to: group)
    _ = add("Left", 0, 5, to: group, traits: [.button, .notEnabled])
    _ = add("Title", 0, 0, traits: .header)

    #expect(
      AccessibilityTree(of: window).outline == """
        Title, header
        Start: 56°N
          Left, button, disabled
          Right
        """)
  }

  @Test("Invisible views are left out")
  func hidden() {
    add("Hidden", 0, 0).isHidden = true
    add("Clear", 0, 0).alpha = 0
    _ = add("Outside", 500, 0)
    let clip = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    clip.clipsToBounds = true
    window.addSubview(clip)
    _ = add("Clipped", 60, 0, to: clip)
    _ = add("Seen", 10, 0, to: clip)

    #expect(AccessibilityTree(of: window).elements.map(\.label) == ["Seen"])
  }

  @Test("An element is found by label before identifier, and reports its frame")
  func finding() {
    let group = View(frame: Rect(x: 50, y: 60, width: 100, height: 100))
    window.addSubview(group)
    let first = add("One", 10, 10, to: group)
    first.accessibility.identifier = "Two"
    let second = add("Two", 10, 50, to: group)
    let tree = AccessibilityTree(of: window)
    #expect(tree.element("Two")?.view === second)
    #expect(tree.element("One")?.frame == Rect(x: 60, y: 70, width: 40, height: 20))
    #expect(tree.element("Three") == nil)
  }

  @Test("An element can be activated without a mouse")
  func activation() {
    var presses = 0
    let control = Control(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    control.accessibility.label = "Dig"
    control.addAction { presses += 1 }
    window.addSubview(control)
    let node = AccessibilityTree(of: window).element("Dig")
    #expect(node?.activate() == true)
    #expect(presses == 1)
    control.isEnabled = false
    #expect(node?.activate() == false)
    #expect(presses == 1)
  }
}
