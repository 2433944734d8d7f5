import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The keys and the focus of a tab bar controller", .noWarnings)
struct TabKeysTests {
  /// A controller with two buttons and a text field.
  private final class Form: ViewController {
    let (first, second) = (Button(title: "First"), Button(title: "Second"))
    let field = TextField(frame: Rect(x: 20, y: 120, width: 200, height: 32))
    let text = TextView(frame: Rect(x: 20, y: 180, width: 200, height: 80))
    let name: String

    init(_ name: String) {
      self.name = name
      super.init()
      title = name
    }

    override init?(coder: NibCoder) {
      name = ""
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      first.title = "First of \(name)"
      second.title = "Second of \(name)"
      first.frame = Rect(x: 20, y: 20, width: 160, height: 32)
      second.frame = Rect(x: 20, y: 70, width: 160, height: 32)
      for part in [first, second, field, text] as [View] { view.addSubview(part) }
    }

    override var preferredFocusEnvironments: [any FocusEnvironment] { [second] }
  }

  private func forms(_ names: [String] = ["A", "B"]) -> (Stage, TabBarController, [Form]) {
    let forms = names.map(Form.init)
    let tabs = TabBarController()
    tabs.viewControllers = forms
    let stage = Stage(tabs, size: Size(width: 400, height: 600))
    stage.settle()
    return (stage, tabs, forms)
  }

  @Test(
    "F404: Ctrl+Tab and Ctrl+Page Down go round, with Shift or Page Up back",
    arguments: [
      (KeyCode.tab, KeyModifierFlags.control, ["B", "C", "A"]),
      (.pageDown, .control, ["B", "C", "A"]),
      (.tab, [.control, .shift], ["C", "B", "A"]), (.pageUp, .control, ["C", "B", "A"]),
    ] as [(KeyCode, KeyModifierFlags, [String])])
  func round(_ key: KeyCode, _ flags: KeyModifierFlags, _ selected: [String]) {
    let scene = TabScene()

    let seen = (0..<3).map { _ in
      scene.stage.press(key, modifierFlags: flags)
      scene.stage.settle()
      return scene.selected
    }

    #expect(seen == selected)
  }

  @Test(
    "F404: Alt and Ctrl with a digit select a tab, 9 the last one",
    arguments: [KeyModifierFlags.alternate, .control])
  func digits(_ flags: KeyModifierFlags) {
    let scene = TabScene((1...12).map(String.init))

    let seen = [8, 1, 9, 3].map { digit in
      scene.stage.press(.character(Character("\(digit)")), modifierFlags: flags)
      scene.stage.settle()
      return scene.selected
    }

    #expect(seen == ["8", "1", "12", "3"])
  }

  @Test("F404: keys count as taps")
  func countAsTaps() {
    let scene = TabScene()

    scene.stage.press(.character("2"), modifierFlags: .alternate)
    scene.stage.settle()
    #expect(scene.lines.contains("should.B"))
    #expect(scene.lines.contains("did.B"))
    scene.allows = false
    scene.stage.press(.tab, modifierFlags: .control)
    scene.stage.settle()

    #expect(scene.selected == "B")
  }

  @Test("F404: the keys are titled commands")
  func titles() {
    let scene = TabScene(
      ["A", "B"], size: Size(width: 800, height: 600), mode: .tabSidebar)

    #expect(
      scene.tabs.keyCommands.map(\.title) == [
        "Show next tab", "Show previous tab", "Show next tab", "Show previous tab",
        "Show “A”", "Show “A”", "Show “B”", "Show “B”", "Show last tab", "Show last tab",
        "Hide sidebar",
      ])
    #expect(
      TabScene(["A"]).tabs.keyCommands.map(\.title) == [
        "Show “A”", "Show “A”", "Show last tab", "Show last tab",
      ])
    #expect(TabBarController().keyCommands.isEmpty)
  }

  @Test("F404: an app's own command nearer to the focus wins")
  func ownCommand() {
    let scene = TabScene()
    var count = 0
    scene[0].addKeyCommand(
      KeyCommand(.tab, modifierFlags: .control, title: "Own") { count += 1 })

    scene.stage.press(.tab, modifierFlags: .control)

    #expect(count == 1)
    #expect(scene.selected == "A")
  }

  @Test("F404: in text that keeps Tab, Ctrl+Tab leaves the text")
  func inText() {
    let (stage, tabs, forms) = forms()
    stage.tap(at: Point(x: 60, y: 200))
    #expect(stage.window.firstResponder === forms[0].text)

    stage.press(.tab, modifierFlags: .control)
    #expect(tabs.selectedIndex == 0)
    #expect(stage.window.firstResponder !== forms[0].text)

    stage.tap(at: Point(x: 60, y: 130))
    #expect(stage.window.firstResponder === forms[0].field)
    stage.press(.tab, modifierFlags: .control)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("F404: in text that keeps Tab, the other keys switch")
  func pageKeysInText() {
    let (stage, tabs, _) = forms()
    stage.tap(at: Point(x: 60, y: 200))

    stage.press(.pageDown, modifierFlags: .control)

    #expect(tabs.selectedIndex == 1)
  }

  // MARK: Focus

  @Test("F406, F007: come by keyboard, what the tab prefers is focused; on the way back what was")
  func focusMemory() {
    let (stage, _, forms) = forms()
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.tab, modifierFlags: .shift)
    #expect(stage.window.focusedView === forms[0].first)

    stage.press(.tab, modifierFlags: .control)
    stage.settle()
    #expect(stage.window.focusedView === forms[1].second)
    stage.press(.tab, modifierFlags: .control)
    stage.settle()

    #expect(stage.window.focusedView === forms[0].first)
  }

  @Test("F406: a first responder is one again when the user comes back by mouse")
  func responderMemory() {
    let (stage, _, forms) = forms()
    stage.tap(at: Point(x: 60, y: 130))
    #expect(forms[0].field.isFirstResponder)

    stage.tap("B")
    stage.settle()
    #expect(stage.window.firstResponder == nil)
    #expect(stage.window.focusedView == nil)
    stage.tap("A")
    stage.settle()

    #expect(forms[0].field.isFirstResponder)
  }

  @Test("F006: a controller that does not want it does not get its focus back")
  func noMemory() {
    let (stage, _, forms) = forms()
    forms[0].restoresFocusAfterTransition = false
    stage.tap(at: Point(x: 60, y: 130))

    stage.tap("B")
    stage.settle()
    stage.tap("A")
    stage.settle()

    #expect(!forms[0].field.isFirstResponder)
  }

  @Test("F006: a view that has left meanwhile does not get the focus back")
  func goneMeanwhile() {
    let (stage, tabs, forms) = forms()
    stage.tap(at: Point(x: 60, y: 130))
    tabs.selectedIndex = 1
    stage.settle()
    forms[0].field.removeFromSuperview()

    tabs.selectedIndex = 0
    stage.settle()

    #expect(stage.window.firstResponder == nil)
  }

  @Test("F006: a view that the user focused meanwhile keeps the focus")
  func focusedMeanwhile() {
    let (stage, tabs, forms) = forms()
    stage.tap(at: Point(x: 60, y: 130))
    tabs.selectedIndex = 1
    stage.settle()
    func isBarFocused() -> Bool {
      stage.window.focusedView?.isDescendant(of: tabs.tabBar) == true
    }
    forms[1].text.isEditable = false
    for _ in 0..<6 where !isBarFocused() { stage.press(.tab, modifierFlags: .shift) }
    #expect(isBarFocused())

    stage.press(.leftArrow)
    stage.press(.enter)
    stage.settle()

    #expect(stage.window.firstResponder == nil)
    #expect(forms[0].view.window != nil)
    #expect(isBarFocused())
  }

  @Test("F406, F007: a tab that the program selects has the focus where the former one had it")
  func focusFollows() {
    let (stage, tabs, forms) = forms()
    stage.press(.tab)
    #expect(stage.window.focusedView != nil)

    tabs.selectedIndex = 1
    stage.settle()

    #expect(stage.window.focusedView === forms[1].second)
  }
}
