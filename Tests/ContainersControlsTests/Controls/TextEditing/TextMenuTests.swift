@testable import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The edit menu of text")
struct TextMenuTests {
  let stage = Stage(ViewController(), size: Size(width: 300, height: 320))
  let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))

  init() {
    field.borderStyle = .roundedRect
    field.accessibility.label = "Name"
    field.text = "Ada Lovelace"
    stage.window.addSubview(field)
    stage.turn()
  }

  private var selected: String { field.text(in: field.selectedTextRange ?? TextRange(0..<0)) ?? "" }
  /// The names of all elements but the menus.
  private var lines: [String] { elements.compactMap(\.label) }

  private var elements: [AccessibilityNode] {
    stage.elements.filter { $0.semantics.role != .menu }
  }

  private var usable: [String] {
    elements.filter { !$0.traits.contains(.notEnabled) }.compactMap(\.label)
  }

  private func openOnWord() {
    let rect = field.convert(field.caretRect(for: TextPosition(6)), to: nil)
    stage.tap(at: rect.center, button: .secondary)
  }

  @Test("A secondary click selects the word and offers the edit commands; an item performs one")
  func click() {
    openOnWord()
    #expect(selected == "Lovelace")
    #expect(lines == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"])
    #expect(usable == ["Cut", "Copy", "Delete", "Select All"])
    #expect(stage.value(of: "Copy") == "Ctrl+C")
    #expect(stage.value(of: "Redo") == "Ctrl+Shift+Z")
    stage.tap("Cut")
    #expect(field.text == "Ada ")
    #expect(stage.platform.clipboard == "Lovelace")
    stage.tap("Name", button: .secondary)
    #expect(usable.prefix(1) == ["Undo Cut"])
    stage.tap("Undo Cut")
    #expect(field.text == "Ada Lovelace")
  }

  @Test("While the menu is open, editing continues, and keys and text go to the menu")
  func editing() {
    final class Recorder: TextFieldDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: TextField) { log.append("began") }
      func textFieldDidEndEditing(_ textField: TextField) { log.append("ended") }
    }
    let recorder = Recorder()
    field.delegate = recorder
    openOnWord()
    #expect(field.isEditing)
    #expect(recorder.log == ["began"])
    stage.type("x")
    stage.send(.textComposed("y", selection: 1..<1))
    stage.press(.tab, modifierFlags: .control)
    #expect(field.text == "Ada Lovelace")
    #expect(field.isEditing)
    stage.press(.escape)
    #expect(lines == ["Name"])
    #expect(recorder.log == ["began"])
    stage.type("Byron")
    #expect(field.text == "Ada Byron")
  }

  @Test("The Menu key and Shift+F10 open the menu below the caret and select nothing")
  func keys() throws {
    field.becomeFirstResponder()
    stage.press(.menu)
    #expect(selected.isEmpty)
    #expect(lines.contains("Select All"))
    let list = try #require((stage.window.subviews.last as? MenuPresentation)?.lists.first)
    let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
    #expect(list.frame.minY >= caret.maxY)
    stage.press(.end)
    stage.press(.enter)
    #expect(selected == "Ada Lovelace")
    stage.press(.function(10), modifierFlags: .shift)
    #expect(usable == ["Cut", "Copy", "Delete"])
  }

  @Test("Opening the menu commits the marked text")
  func composition() {
    field.becomeFirstResponder()
    stage.send(.textComposed("x", selection: 1..<1))
    stage.press(.menu)
    #expect(field.markedTextRange == nil)
    #expect(field.text == "Ada Lovelacex")
  }

  @Test("A long press begins editing, selects the word and opens the menu")
  func longPress() {
    let rect = field.convert(field.caretRect(for: TextPosition(1)), to: nil)
    stage.send(.fingerDown(id: 1, rect.center))
    stage.advance(by: .seconds(1))
    #expect(field.isEditing)
    #expect(selected == "Ada")
    #expect(lines.contains("Copy"))
    stage.send(.fingerUp(id: 1, rect.center))
    stage.tap("Copy")
    #expect(stage.platform.clipboard == "Ada")
  }

  @Test("A secure field can neither cut nor copy, and a disabled field has no menu")
  func secret() {
    field.isSecureTextEntry = true
    openOnWord()
    #expect(selected == "Ada Lovelace")
    #expect(usable == ["Delete"])
    stage.press(.escape)
    field.resignFirstResponder()
    field.isEnabled = false
    openOnWord()
    #expect(lines == ["Name"])
  }

  @Test("The delegate can replace the suggested menu, or return none")
  func delegate() {
    final class Chooser: TextFieldDelegate {
      var menu: ([MenuElement]) -> Menu? = { _ in nil }
      var asked: [String] = []
      func textField(
        _ textField: TextField, editMenuForCharactersIn range: Range<String.Index>,
        suggestedActions: [MenuElement]
      ) -> Menu? {
        asked.append(String(textField.text?[range] ?? ""))
        return menu(suggestedActions)
      }
    }
    let chooser = Chooser()
    field.delegate = chooser
    chooser.menu = { Menu(children: [Action(title: "Look Up") { _ in }] + $0) }
    openOnWord()
    #expect(lines.prefix(2) == ["Look Up", "Undo"])
    #expect(chooser.asked == ["Lovelace"])
    stage.press(.escape)
    chooser.menu = { _ in Menu(children: []) }
    openOnWord()
    #expect(lines == ["Name"])
  }

  @Test("Read-only text offers to copy and to select everything")
  func reading() {
    let view = TextView(frame: Rect(x: 10, y: 60, width: 200, height: 60))
    view.accessibility.label = "Notes"
    view.text = "Read me"
    view.isEditable = false
    stage.window.addSubview(view)
    stage.turn()
    stage.tap(at: Point(x: 22, y: 76), button: .secondary)
    #expect(lines == ["Copy", "Select All"])
    stage.tap("Copy")
    #expect(stage.platform.clipboard == "Read")
    view.isSelectable = false
    stage.tap(at: Point(x: 22, y: 76), button: .secondary)
    #expect(!lines.contains("Copy"))
  }

  @Test("The menu retains nothing of its field")
  func memory() {
    weak var gone: TextField?
    autoreleased {
      let field = TextField(frame: Rect(x: 10, y: 60, width: 200, height: 34))
      field.accessibility.label = "Gone"
      gone = field
      stage.window.addSubview(field)
      stage.turn()
      stage.tap("Gone", button: .secondary)
      stage.press(.escape)
      field.removeFromSuperview()
    }
    stage.settle()
    #expect(gone == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test(
    "The edit menu matches the goldens, in light and dark mode",
    arguments: [("text-menu-light", UserInterfaceStyle.light), ("text-menu-dark", .dark)])
  func picture(name: String, style: UserInterfaceStyle) {
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = style }
    stage.window.backgroundColor = .systemBackground
    openOnWord()
    stage.press(.downArrow)
    stage.settle()
    stage.expectPicture(named: name)
  }
}
