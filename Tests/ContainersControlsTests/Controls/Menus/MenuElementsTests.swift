import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// Menus as assistive technology finds them.
@MainActor
@Suite("Menus that are read aloud", .noWarnings)
struct MenuElementsTests {
  private let stage: Stage
  private let button = Button(frame: Rect(x: 10, y: 10, width: 100, height: 30))
  private var toggles = 0

  init() {
    let controller = ViewController()
    button.setTitle("Open", for: .normal)
    button.showsMenuAsPrimaryAction = true
    let kept = Action(title: "Kept", attributes: .keepsMenuPresented) { action in
      action.state = action.state == .on ? .off : .on
    }
    let sizes = ["Small", "Large"].map { title in Action(title: title) { _ in } }
    button.menu = Menu(children: [
      Action(title: "First") { _ in }, kept,
      Menu(title: "Size", options: .singleSelection, children: sizes),
      Action(title: "Off", attributes: .disabled) { _ in },
    ])
    stage = Stage(controller, size: Size(width: 300, height: 200))
    controller.view.addSubview(button)
    stage.turn()
  }

  /// Presses an element as assistive technology does.
  private func activate(_ name: String) throws {
    let node = try #require(stage.element(name))
    stage.application.accessibility.perform(in: stage.window) { node.activate() }
    stage.settle()
  }

  private var focused: [String] {
    stage.elements.filter { $0.semantics.states.contains(.focused) }.compactMap(\.label)
  }

  private func states(_ name: String) -> SemanticStates {
    stage.element(name)?.semantics.states ?? []
  }

  @Test("D26: An open menu is an element with all of its lines, also those that are scrolled out")
  func lines() throws {
    button.menu = Menu(children: (1...40).map { Action(title: "Line \($0)") { _ in } })
    try activate("Open")
    let menu = try #require(stage.elements.first { $0.semantics.role == .menu })
    #expect(menu.label == "Open")
    #expect(menu.children.map(\.label) == (1...40).map { "Line \($0)" })
    #expect(Set(menu.children.map(\.semantics.role)) == [.menuItem])
  }

  @Test("D26: A line that is scrolled out of sight is told apart from those that show")
  func scrolledOut() throws {
    button.menu = Menu(children: (1...40).map { Action(title: "Line \($0)") { _ in } })
    try activate("Open")
    #expect(!states("Line 1").contains(.scrolledOut))
    #expect(states("Line 40").contains(.scrolledOut))
    let events = stage.followAccessibility()
    stage.press(.upArrow)
    stage.settle()
    #expect(events.lines.contains("Line 40: not scrolledOut"))
    #expect(states("Line 1").contains(.scrolledOut))
  }

  @Test("D26: The main menu of a window has a name")
  func mainMenu() {
    stage.press(.function(10))
    #expect(stage.elements.first { $0.semantics.role == .menu }?.label == "Main menu")
  }

  @Test("D26: A menu that assistive technology opens has the focus on its first line")
  func first() throws {
    try activate("Open")
    #expect(focused == ["First"])
    try activate("Size")
    #expect(focused == ["Small"])
    #expect(states("Size").isSuperset(of: [.hasPopup, .expanded, .selected]))
    #expect(
      Set(stage.elements.filter { $0.semantics.role == .menu }.map(\.label)) == ["Open", "Size"])
  }

  @Test("D26: Moving the focus to a line closes the submenu of another one")
  func moving() throws {
    try activate("Open")
    try activate("Size")
    #expect(stage.element("First")?.focus() == true)
    stage.settle()
    #expect(focused == ["First"])
    #expect(!states("Size").contains(.expanded))
    #expect(stage.element("Off")?.focus() == false)
  }

  @Test("D26: Checked lines and choices have their roles and states")
  func checked() throws {
    try activate("Open")
    try activate("Kept")
    #expect(stage.element("Kept")?.semantics.role == .checkMenuItem)
    #expect(states("Kept").isSuperset(of: [.checkable, .checked]))
    try activate("Size")
    #expect(stage.element("Small")?.semantics.role == .radioMenuItem)
    #expect(!states("Off").contains(.enabled))
  }

  @Test("D26: A line that keeps the menu open keeps the focus")
  func kept() throws {
    try activate("Open")
    stage.press(.downArrow)
    stage.press(.enter)
    stage.settle()
    #expect(focused == ["Kept"])
    #expect(states("Kept").contains(.checked))
  }

  @Test("D27: A menu that closes gives the focus back to what opened it")
  func closing() throws {
    stage.window.moveFocus(to: button)
    try activate("Open")
    #expect(stage.element("Open")?.semantics.role == .menu)
    stage.press(.escape)
    stage.settle()
    #expect(focused == ["Open"])
  }
}
