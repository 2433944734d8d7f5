import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("The focus on its way past a search field", .noWarnings)
struct SearchFocusTests {
  private let scene = SearchScene(size: Size(width: 800, height: 600))

  init() {
    scene.list.navigationItem.rightBarButtonItem = BarButtonItem(
      primaryAction: Action(title: "Add") { _ in })
    scene.stage.window.moveFocus(to: scene.list.tableView)
    scene.rest()
    scene.transcript.clear()
  }

  /// Presses Tab until the field has the focus.
  private func tabToField(_ modifierFlags: KeyModifierFlags = []) {
    for _ in 0..<10 where !scene.field.isFocused {
      scene.stage.press(.tab, modifierFlags: modifierFlags)
    }
    scene.rest()
    #expect(scene.field.isFocused)
  }

  /// What begins a search whose field has the focus.
  enum Use: CaseIterable, Sendable {
    case typing, pasting, composing, enter, click, key, request, activation, program
  }

  private func use(_ use: Use) {
    switch use {
    case .typing: scene.stage.type("B")
    case .pasting:
      scene.stage.window.pasteboard?.string = "Berlin"
      scene.stage.press(.character("v"), modifierFlags: .control)
    case .composing: scene.stage.send(.textComposed("B", selection: 1..<1))
    case .enter: scene.stage.press(.enter)
    case .click: scene.stage.tap(at: scene.field.convert(scene.field.bounds.center, to: nil))
    case .key: scene.stage.press(.character("f"), modifierFlags: .control)
    case .request: scene.bar.becomeFirstResponder()
    case .activation: #expect(scene.field.accessibilityActivate())
    case .program: scene.search.isActive = true
    }
    scene.rest()
  }

  @Test("F330: Tab past the field begins no search", arguments: [KeyModifierFlags(), .shift])
  func tab(_ modifierFlags: KeyModifierFlags) {
    tabToField(modifierFlags)

    #expect(!scene.search.isActive)
    #expect(scene.field.isEditing)
    #expect(scene.stage.element("Add") != nil)
    scene.stage.press(.tab, modifierFlags: modifierFlags)
    scene.rest()
    #expect(!scene.field.isFocused)
    #expect(scene.heard == ["didBegin", "didEnd"])
  }

  @Test("F330: what is done in a field with the focus begins the search", arguments: Use.allCases)
  func used(_ use: Use) {
    tabToField()

    self.use(use)

    #expect(scene.search.isActive)
    #expect(scene.field.isEditing)
    #expect(scene.heard.filter { $0 == "willPresent" }.count == 1)
    #expect(!scene.heard.contains("clicked"))
  }

  @Test("F330: a search that typing begins is told of the text, and gives the focus back")
  func typed() {
    let button = Button(title: "Below")
    scene.list.tableView.addSubview(button)
    tabToField(.shift)
    scene.stage.press(.tab)
    let before = scene.stage.window.focusedView
    scene.stage.press(.tab, modifierFlags: .shift)
    #expect(scene.field.isFocused)
    scene.transcript.clear()

    scene.stage.type("Be")
    scene.rest()

    #expect(scene.bar.text == "Be")
    #expect(scene.heard.contains("update(Be, 0)"))
    scene.stage.press(.escape)
    scene.stage.press(.escape)
    scene.rest()
    #expect(!scene.search.isActive)
    #expect(scene.stage.window.focusedView === before)
  }

  @Test("F330: focus by arrow, assistive technology or preference begins no search")
  func otherWays() throws {
    let node = try #require(scene.stage.element(.textField("Search")))
    #expect(node.focus())
    scene.rest()
    #expect(!scene.search.isActive)

    scene.stage.window.moveFocus(to: scene.list.tableView)
    FocusSystem.focusSystem(for: scene.bar)?.requestFocusUpdate(to: scene.bar)
    scene.rest()

    #expect(scene.field.isFocused)
    #expect(!scene.search.isActive)
  }

  @Test("F330: a focus that comes back to the field begins no search", arguments: [true, false])
  func back(_ isMenu: Bool) {
    tabToField()
    if isMenu {
      scene.stage.press(.menu)
      scene.rest()
      scene.stage.press(.escape)
    } else {
      scene.navigation.present(
        AlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: false)
      scene.rest()
      scene.navigation.dismiss(animated: false)
    }
    scene.rest()

    #expect(scene.field.isFocused)
    #expect(!scene.search.isActive)
  }

  @Test("F330: a click while editing, and a field without the focus, begin the search")
  func click() {
    scene.stage.tap(at: scene.field.convert(scene.field.bounds.center, to: nil))
    scene.rest()
    #expect(scene.search.isActive)
    #expect(scene.heard.filter { $0 == "willPresent" }.count == 1)
  }

  @Test("F330: a program that begins and ends editing sees no search of the focus")
  func aloneBar() {
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 300, height: 52))
    scene.list.tableView.addSubview(bar)
    scene.rest()

    for _ in 0..<10 where !bar.searchTextField.isFocused { scene.stage.press(.tab) }
    scene.stage.type("x")

    #expect(bar.text == "x")
    #expect(!scene.search.isActive)
  }
}
