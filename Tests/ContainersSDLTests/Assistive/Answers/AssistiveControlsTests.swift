import ContainersTesting
import Pixels
import Testing

@testable import Containers
@testable import ContainersSDL

/// The library's controls, as a screen reader finds them on the bus.
@MainActor
@Suite("Controls on the accessibility bus")
struct AssistiveControlsTests {
  private let stage = Stage(ViewController(), size: Size(width: 400, height: 300))
  private let bus = Bus()

  private final class Bus: AccessibilityBridge {
    var tree = AssistiveTree(program: "Demo")

    func accessibilityDidChange(_ changes: [AccessibilityChange]) { _ = tree.take(changes) }
  }

  private static let words: [(AssistiveStates, String)] = [
    (.focusable, "focusable"), (.checkable, "checkable"), (.checked, "checked"),
    (.hasPopup, "has-popup"), (.collapsed, "collapsed"), (.busy, "busy"),
    (.indeterminate, "indeterminate"), (.editable, "editable"), (.singleLine, "single-line"),
    (.multiLine, "multi-line"), (.readOnly, "read-only"), (.horizontal, "horizontal"),
    (.vertical, "vertical"), (.invalidEntry, "invalid-entry"),
  ]

  /// Shows a view and returns what is on the bus, a line each: role, name, states, value.
  private func lines(_ view: View, named name: String? = "A") -> [String] {
    if let name { view.accessibility.label = name }
    view.frame = Rect(x: 20, y: 20, width: 200, height: 40)
    stage.window.rootViewController?.view.addSubview(view)
    stage.application.accessibility.bridge = bus
    stage.turn()
    return bus.tree.objects.dropFirst(2).map(line)
  }

  private func line(_ object: AssistiveObject) -> String {
    let tree = bus.tree
    let states = Self.words.filter { tree.states(of: object).contains($0.0) }.map(\.1)
    var words = [tree.role(of: object).name, tree.name(of: object)]
    words.append("[" + states.joined(separator: " ") + "]")
    words.append(tree.description(of: object))
    let told = ["level", "posinset", "setsize", "valuetext"]
    words += tree.attributes(of: object).filter { told.contains($0.0) }.map { "\($0)=\($1)" }
    let interfaces: [AssistiveInterface] = [.action, .value, .text, .editableText, .selection]
    words += tree.interfaces(of: object).filter(interfaces.contains).map { "\($0)" }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test("D20: Buttons, buttons with a menu, and switches")
  func buttons() {
    #expect(lines(Button()) == ["push button A [focusable] action"])
  }

  @Test("D20: A button with a menu")
  func menuButton() {
    let button = Button()
    button.menu = Menu(children: [Action(title: "B") { _ in }])
    button.showsMenuAsPrimaryAction = true
    #expect(lines(button) == ["push button A [focusable has-popup collapsed] action"])
  }

  @Test("D20: A switch")
  func toggle() {
    let toggle = Switch()
    toggle.isOn = true
    #expect(lines(toggle) == ["toggle button A [focusable checkable checked] on action"])
  }

  @Test("D21: Slider, stepper, page control and progress have their value and its text")
  func values() {
    let slider = Slider()
    slider.value = 0.5
    #expect(
      lines(slider) == ["slider A [focusable horizontal] valuetext=50% action value"])
  }

  @Test("D21: A stepper")
  func stepper() {
    #expect(lines(Stepper()) == ["spin button A [focusable] valuetext=0 action value"])
  }

  @Test("D21: A page control")
  func pages() {
    let pages = PageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 1)
    #expect(
      lines(pages) == ["slider A [focusable horizontal] valuetext=page 2 of 5 action value"])
  }

  @Test("D21: A page control without a name has one")
  func namelessPages() {
    let pages = PageControl()
    pages.numberOfPages = 5
    #expect(lines(pages, named: nil).first?.hasPrefix("slider Pages ") == true)
  }

  @Test("D14: A date and a time are opened and stepped by actions")
  func dates() {
    let fields = lines(DatePicker()).filter { $0.hasPrefix("spin button") }
    #expect(fields.count == 2)
    #expect(fields.allSatisfy { $0.hasSuffix(" action") }, "\(fields)")
  }

  @Test("D21: A progress view")
  func progress() {
    let view = ProgressView()
    view.progress = 0.25
    #expect(lines(view) == ["progress bar A [horizontal] valuetext=25% value"])
  }

  @Test("D21: What contains a wheel that turns is busy, until the wheel stops")
  func busy() {
    let panel = View()
    let wheel = ActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    panel.addSubview(wheel)
    #expect(
      lines(panel) == [
        "panel A [busy]", "progress bar In progress [busy indeterminate horizontal]",
      ])
    wheel.stopAnimating()
    stage.turn()
    #expect(bus.tree.objects.dropFirst(2).map(line) == ["panel A []"])
  }

  @Test("D22: Segments are radio buttons in a panel, also without a name; exactly one is checked")
  func segments() {
    let control = SegmentedControl(items: ["Map", "Relief"])
    control.selectedSegmentIndex = 1
    let expected = [
      "panel [focusable] selection",
      "radio button Map [checkable] posinset=1 setsize=2 action",
      "radio button Relief [checkable checked] posinset=2 setsize=2 action",
    ]
    #expect(lines(control, named: nil) == expected)
  }

  @Test("D23: A text field, whose placeholder is the description")
  func field() {
    let field = TextField()
    field.placeholder = "Place"
    field.accessibility.states = .invalidEntry
    #expect(
      lines(field) == [
        "entry A [focusable editable single-line invalid-entry] Place action text editableText"
      ])
  }

  @Test("D23: A password field, and a field that is only read")
  func secret() {
    let field = TextField()
    field.isSecureTextEntry = true
    field.isEnabled = false
    #expect(lines(field) == ["password text A [single-line read-only] action text"])
  }

  @Test("D23: A text of several lines")
  func text() {
    #expect(
      lines(TextView()) == ["text A [focusable editable multi-line] action text editableText"])
  }

  @Test("D24: Labels, headings and images")
  func texts() {
    let label = Label()
    label.text = "Facts"
    #expect(lines(label, named: nil) == ["label Facts [] text"])
    label.accessibility.traits = .header
    label.accessibility.headingLevel = 2
    stage.turn()
    #expect(bus.tree.objects.dropFirst(2).map(line) == ["heading Facts [] level=2 text"])
  }

  @Test("D24: An image")
  func image() {
    #expect(lines(ImageView()) == ["image A []"])
  }

  @Test("D28: A scroll view that can have the focus is a scroll pane, whose bar has a value")
  func scrolling() throws {
    let view = ScrollView()
    view.contentSize = Size(width: 200, height: 400)
    #expect(
      lines(view, named: nil) == [
        "scroll pane [focusable]", "scroll bar [vertical] action value",
      ])
    let bar = try #require(bus.tree.objects.last.flatMap { bus.tree.entry($0) })
    #expect(bar.semantics.range?.bounds == 0...360)
    let node = try #require(stage.application.accessibility.node(bar.identity))
    #expect(node.setValue(100))
    #expect(view.contentOffset.y == 100)
  }

  @Test("D28: A scroll view without a name that has nothing to scroll is no element")
  func still() {
    #expect(lines(ScrollView(), named: nil) == [])
  }
}
