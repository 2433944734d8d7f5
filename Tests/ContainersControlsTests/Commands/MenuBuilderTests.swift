import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Changes of the main menu")
struct MenuBuilderTests {
  private let builder = MenuBuilder(
    root: Menu(
      identifier: .root,
      children: [
        Menu(title: "File", identifier: .file, children: [Action(title: "Open") { _ in }]),
        Menu(
          title: "Edit", identifier: .edit,
          children: [Menu(title: "Undo", identifier: .undoRedo, options: .displayInline)]),
      ]))
  private let own = Menu(title: "Own", identifier: "own")

  private var titles: [String] { builder.root.children.map(\.title) }

  private func titles(of identifier: Menu.Identifier) -> [String]? {
    builder.menu(for: identifier)?.children.map(\.title)
  }

  @Test("F1213: A menu is inserted before or after another one, at its start or at its end")
  func inserting() {
    builder.insertSibling(own, beforeMenu: .edit)
    #expect(titles == ["File", "Own", "Edit"])
    builder.insertSibling(Menu(title: "Last"), afterMenu: .edit)
    #expect(titles == ["File", "Own", "Edit", "Last"])
    builder.insertChild(Menu(title: "First"), atStartOfMenu: .edit)
    builder.insertChild(Menu(title: "End"), atEndOfMenu: .edit)
    #expect(titles(of: .edit) == ["First", "Undo", "End"])
    builder.insertChild(Menu(title: "Deep"), atEndOfMenu: .undoRedo)
    #expect(titles(of: .undoRedo) == ["Deep"])
  }

  @Test("F1213: A menu is replaced as a whole or by its elements, and removed")
  func replacing() {
    builder.replace(menu: .file, with: own)
    #expect(titles == ["Own", "Edit"])
    builder.replaceChildren(ofMenu: .edit) { $0 + [Action(title: "Find") { _ in }] }
    #expect(titles(of: .edit) == ["Undo", "Find"])
    builder.remove(menu: .undoRedo)
    #expect(titles(of: .edit) == ["Find"])
    builder.remove(menu: .root)
    #expect(titles.isEmpty)
  }

  @Test("F1213: A menu that is not there changes nothing but the log")
  func missing() {
    let lines = WarningLog.lines {
      builder.insertSibling(own, afterMenu: .view)
      builder.remove(menu: "other")
    }
    #expect(titles == ["File", "Edit"])
    #expect(lines.count == 2)
    #expect(builder.menu(for: .window) == nil)
  }

  @Test("F1213: The identifiers of the standard menus differ")
  func identifiers() {
    let all: Set<Menu.Identifier> = [
      .root, .file, .close, .quit, .edit, .undoRedo, .standardEdit, .view, .fullscreen, .window,
      .minimizeAndZoom,
    ]
    #expect(all.count == 11)
  }
}
