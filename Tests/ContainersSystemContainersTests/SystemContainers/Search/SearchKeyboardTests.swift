import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Keys and focus of a search", .noWarnings)
struct SearchKeyboardTests {
  let scene = SearchScene()

  @Test("F330: Escape empties the field first, then ends the search")
  func escape() {
    scene.begin()
    scene.stage.type("Be")
    scene.transcript.clear()

    scene.stage.press(.escape)
    #expect(scene.search.isActive)
    #expect(scene.bar.text == "")
    #expect(scene.heard == ["text()", "update(, 0)"])
    scene.stage.press(.escape)
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.heard.contains("cancel"))
  }

  @Test("F330: Escape does the same from the results, and without a cancel button")
  func escapeFromResults() {
    scene.search.automaticallyShowsCancelButton = false
    scene.begin()
    scene.stage.type("Be")
    scene.rest()
    scene.stage.press(.downArrow)
    scene.rest()
    #expect(!scene.field.isEditing)

    scene.stage.press(.escape)
    scene.rest()
    #expect(scene.search.isActive)
    #expect(scene.bar.text == "")
    scene.stage.press(.escape)
    scene.rest()

    #expect(!scene.search.isActive)
  }

  @Test("F330: the bar's delegate hears of Escape from the results, too")
  func delegateHearsEscape() {
    scene.begin()
    scene.stage.type("Be")
    scene.rest()
    scene.stage.press(.downArrow)
    scene.rest()
    scene.transcript.clear()

    scene.stage.press(.escape)

    #expect(scene.search.isActive)
    #expect(scene.heard.filter { $0.contains("(") } == ["text()", "update(, 0)"])
  }

  @Test("F330: the bar's delegate hears of Escape from results without a text as of a cancel")
  func delegateHearsCancel() {
    scene.search.showsSearchResultsController = true
    scene.begin()
    scene.stage.press(.downArrow)
    scene.rest()
    #expect(!scene.field.isEditing)
    scene.transcript.clear()

    scene.stage.press(.escape)
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.heard == ["cancel", "willDismiss", "update(, 0)", "didDismiss"])
  }

  @Test("F330: Escape ends a search before it pops")
  func escapeAndPop() {
    scene.navigation.popsOnEscape = true
    let below = ViewController()
    scene.navigation.viewControllers = [below, scene.list]
    scene.rest()
    scene.begin()

    scene.stage.press(.escape)
    scene.rest()
    #expect(scene.navigation.topViewController === scene.list)
    scene.stage.press(.escape)
    scene.rest()

    #expect(scene.navigation.topViewController === below)
  }

  @Test("F330: Down leads from the field to the results")
  func down() throws {
    let results = try #require(scene.results)
    scene.begin()
    scene.stage.press(.downArrow)
    #expect(scene.field.isEditing)
    scene.stage.type("Be")
    scene.rest()

    scene.stage.press(.downArrow)
    scene.rest()

    #expect(scene.stage.window.focusedView?.isDescendant(of: results.view) == true)
    #expect(scene.search.isActive)
  }

  @Test("F330: Down leads to content that is searched in place")
  func downInPlace() {
    let scene = SearchScene(hasResults: false)
    scene.search.obscuresBackgroundDuringPresentation = false
    scene.begin()

    scene.stage.press(.downArrow)
    scene.rest()

    #expect(scene.stage.window.focusedView === scene.list.tableView)
  }

  @Test("F330: commands of an active search work in its field, before those of the bar")
  func ownCommands() {
    var (steps, escapes) = (0, 0)
    let down = KeyCommand(.downArrow, title: "Next") { steps += 1 }
    down.wantsPriorityOverSystemBehavior = true
    scene.search.addKeyCommand(down)
    scene.search.addKeyCommand(KeyCommand(.escape, title: "Leave") { escapes += 1 })
    for _ in 0..<10 where !scene.field.isFocused { scene.stage.press(.tab) }
    scene.stage.press(.downArrow)
    #expect(steps == 0)
    scene.begin()
    scene.stage.type("Be")
    scene.rest()

    scene.stage.press(.downArrow)
    scene.stage.press(.escape)
    #expect(steps == 1)
    #expect(escapes == 1)
    #expect(scene.field.isEditing)
    #expect(scene.bar.text == "Be")
    scene.stage.send(.textComposed("r", selection: 1..<1))
    scene.stage.press(.downArrow)

    #expect(steps == 1)
  }

  @Test("F330: Ctrl+F returns from the results to the field and selects its text")
  func again() {
    scene.begin()
    scene.stage.type("Be")
    scene.rest()
    scene.stage.press(.downArrow)
    scene.rest()

    scene.begin()

    #expect(scene.field.isEditing)
    scene.stage.type("x")
    #expect(scene.bar.text == "x")
  }

  @Test("F330: Ctrl+F does nothing without a search, behind a hidden bar and during a push")
  func noSearch() {
    scene.navigation.setNavigationBarHidden(true, animated: false)
    scene.begin()
    #expect(!scene.search.isActive)

    scene.navigation.setNavigationBarHidden(false, animated: false)
    scene.navigation.pushViewController(ViewController(), animated: true)
    scene.stage.advance(by: .milliseconds(100))
    scene.stage.press(.character("f"), modifierFlags: .control)
    #expect(!scene.search.isActive)
    scene.begin()

    #expect(!scene.search.isActive)
  }

  @Test("F006, F330: ending gives the focus back to what had it", arguments: [true, false])
  func focusReturns(_ byKey: Bool) {
    scene.stage.window.moveFocus(to: scene.list.tableView)

    if byKey { scene.begin() } else { scene.stage.window.moveFocus(to: scene.field) }
    scene.rest()
    #expect(scene.search.isActive)
    scene.stage.press(.escape)
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.stage.window.focusedView === scene.list.tableView)
  }

  @Test("F330: a field that refuses to end editing loses the keyboard with its search")
  func refusesToEnd() {
    scene.stage.window.moveFocus(to: scene.list.tableView)
    scene.begin()
    scene.mayEnd = false

    scene.search.isActive = false
    scene.rest()

    #expect(!scene.field.isEditing)
    #expect(scene.stage.window.focusedView === scene.list.tableView)
    scene.transcript.clear()
    scene.stage.type("x")
    #expect(scene.bar.text == "")
    #expect(scene.heard == [])
  }

  @Test("F006, F330: what had the focus before a refused attempt does not get it later")
  func refusedAttempt() {
    let button = Button(title: "Other")
    scene.list.tableView.addSubview(button)
    scene.stage.window.moveFocus(to: scene.list.tableView)
    scene.mayBegin = false
    #expect(!scene.field.becomeFirstResponder())
    scene.mayBegin = true
    scene.stage.window.moveFocus(to: button)

    scene.begin()
    #expect(scene.field.isEditing)
    scene.stage.press(.escape)
    scene.rest()

    #expect(scene.stage.window.focusedView === button)
  }

  @Test("F006: a view that the user focuses while the search ends keeps the focus")
  func focusElsewhere() {
    scene.stage.window.moveFocus(to: scene.list.tableView)
    let button = Button(title: "Other")
    scene.navigation.view.addSubview(button)
    scene.begin()
    scene.whenTold["willDismiss"] = { [scene] in scene.stage.window.moveFocus(to: button) }

    scene.stage.press(.escape)
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.stage.window.focusedView === button)
  }

  @Test("F330: with nothing focused, keys go to the results")
  func keysToResults() throws {
    let results = try #require(scene.results)
    var isRun = false
    results.addKeyCommand(KeyCommand(.character("j"), title: "Jump") { isRun = true })
    scene.begin()
    scene.stage.type("Be")
    scene.rest()
    scene.stage.window.moveFocus(to: nil)

    scene.stage.press(.character("j"))

    #expect(isRun)
  }

  @Test("F330: Enter in the field is the search button")
  func enter() {
    scene.begin()
    scene.stage.type("Be")

    scene.stage.press(.enter)

    #expect(scene.heard.last == "clicked")
    #expect(scene.search.isActive)
  }

  @Test("F330, F331: Down leads nowhere while the content is obscured and there are no results")
  func downObscured() {
    let scene = SearchScene(hasResults: false)
    func hasDown() -> Bool { scene.navigation.keyCommands.contains { $0.input == .downArrow } }

    scene.begin()
    #expect(!hasDown())
    scene.search.obscuresBackgroundDuringPresentation = false

    #expect(hasDown())
  }

  @Test(
    "F1225: Down in a field that Tab has reached goes to the content, before and during a search",
    arguments: [false, true])
  func downBeforeSearch(hasResults: Bool) {
    let scene = SearchScene(hasResults: hasResults)
    for _ in 0..<4 where !scene.field.isEditing { scene.stage.press(.tab) }
    #expect(scene.field.isEditing)
    #expect(!scene.search.isActive)

    scene.stage.press(.downArrow)
    scene.rest()

    #expect(scene.stage.window.focusedView === scene.list.tableView)
    #expect(!scene.search.isActive)
  }
}
