@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct TextFieldTests {
  let stage = Stage(ViewController(), size: Size(width: 300, height: 120))
  let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 34))

  init() {
    field.borderStyle = .roundedRect
    field.accessibility.label = "Name"
    stage.window.addSubview(field)
    stage.turn()
  }

  private var caret: Int { field.area.editor.selection.head }
  private var selected: String { field.text(in: field.selectedTextRange ?? TextRange(0..<0)) ?? "" }

  /// Returns the position of the caret before a character, in window coordinates.
  private func point(_ character: Int) -> Spot {
    let byte = field.area.editor.offset(character, from: 0)
    let rect = field.convert(field.caretRect(for: TextPosition(byte)), to: nil)
    return .at(rect.midX + 0.5, rect.midY)
  }

  @Test("A click begins editing, typing inserts at the caret, and the value is the typed text")
  func typing() {
    stage.tap("Name")
    stage.type("Ada L")
    #expect(field.isEditing)
    #expect(field.text == "Ada L")
    #expect(stage.value(of: "Name") == "Ada L")
  }

  @Test("The placeholder is the accessibility hint unless the app sets its own")
  func hint() {
    let field = TextField()
    field.placeholder = "Town"
    #expect(field.accessibility.hint == "Town")
    field.accessibility.hint = "Where to dig"
    field.placeholder = "City"
    #expect(field.accessibility.hint == "Where to dig")
  }

  @Test("Text without a font of its own uses the body style in the user's preferred size")
  func font() {
    let (view, fixed, growing) = (TextView(), TextField(), TextField())
    for field in [fixed, growing] { field.font = .system(size: 20) }
    growing.adjustsFontForContentSizeCategory = true
    for text in [view, fixed, growing] { stage.window.addSubview(text) }
    stage.turn()
    #expect(field.font == .body)
    #expect(view.font == .body)
    let height = field.intrinsicContentSize.height

    stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }

    #expect(field.font == view.font)
    #expect(field.area.style.font == field.font)
    #expect((field.font?.size ?? 0) > 20)
    #expect(view.area.style.font == view.font)
    #expect(field.intrinsicContentSize.height > height)
    #expect(fixed.area.style.font.size == 20)
    #expect(growing.area.style.font.size > 28)
    field.font = .caption
    view.font = .caption
    #expect(field.area.style.font == .caption)
    #expect(view.area.style.font == .caption)
    field.font = nil
    #expect((field.font?.size ?? 0) > 20)
  }

  @Test("Typed letters do not trigger the key commands of superviews")
  func commands() {
    final class Controller: ViewController {
      var commands = 0
      override var keyCommands: [KeyCommand] {
        [KeyCode.character("a"), .home, .space].map { code in
          KeyCommand(code, title: "Test") { [weak self] in self?.commands += 1 }
        }
      }
    }
    let controller = Controller()
    let stage = Stage(controller)
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    stage.type("a b")
    stage.press(.home)
    #expect(controller.commands == 0)
    #expect(field.text == "a b")
    field.resignFirstResponder()
    stage.press(.home)
    #expect(controller.commands == 1)
  }

  @Test("Arrows move by characters and words, Home and End to the edges, Shift extends")
  func moves() {
    field.text = "one two three"
    field.becomeFirstResponder()
    stage.press(.leftArrow)
    #expect(caret == 12)
    stage.press(.leftArrow, modifierFlags: .control)
    #expect(caret == 8)
    stage.press(.leftArrow, modifierFlags: [.control, .shift])
    #expect(selected == "two ")
    stage.press(.leftArrow)
    #expect(caret == 4)
    #expect(selected.isEmpty)
    stage.press(.end, modifierFlags: .shift)
    #expect(selected == "two three")
    stage.press(.home)
    stage.press(.rightArrow, modifierFlags: .control)
    #expect(caret == 3)
    stage.press(.downArrow, modifierFlags: .shift)
    #expect(selected == " two three")
  }

  @Test("Backspace and Delete remove a character, a word with Control, or the selection")
  func deleting() {
    field.text = "one two three"
    field.becomeFirstResponder()
    stage.press(.backspace)
    stage.press(.backspace, modifierFlags: .control)
    #expect(field.text == "one two ")
    stage.press(.home)
    stage.press(.delete)
    stage.press(.delete, modifierFlags: .control)
    #expect(field.text == " two ")
    stage.press(.character("a"), modifierFlags: .control)
    stage.press(.backspace)
    #expect(field.text == "")
  }

  @Test("A held key repeats")
  func repeating() {
    field.text = "abc"
    field.becomeFirstResponder()
    stage.send(.keyDown(Key(.backspace), isRepeat: false))
    stage.send(.keyDown(Key(.backspace), isRepeat: true))
    stage.send(.keyUp(Key(.backspace)))
    #expect(field.text == "a")
  }

  @Test("The clipboard copies, cuts and pastes, with both sets of keys")
  func clipboard() {
    field.text = "one two"
    field.becomeFirstResponder()
    stage.press(.character("a"), modifierFlags: .control)
    stage.press(.character("c"), modifierFlags: .control)
    #expect(stage.platform.clipboard == "one two")
    stage.press(.character("x"), modifierFlags: .control)
    #expect(field.text == "")
    stage.press(.character("v"), modifierFlags: .control)
    stage.press(.insert, modifierFlags: .shift)
    #expect(field.text == "one twoone two")
  }

  @Test("Newlines in pasted text become spaces")
  func newlines() {
    stage.platform.clipboard = "a\r\nb\nc"
    field.becomeFirstResponder()
    stage.press(.character("v"), modifierFlags: .control)
    #expect(field.text == "a b c")
  }

  @Test("D60: What is copied is composed and without the isolates of names")
  func outgoing() {
    field.text = "5 km \u{2068}A\u{30A}rhus\u{2069} \u{200F}!"
    field.becomeFirstResponder()
    stage.press(.character("a"), modifierFlags: .control)
    stage.press(.character("c"), modifierFlags: .control)
    #expect(
      stage.platform.clipboard.map { Array($0.unicodeScalars) }
        == Array("5 km \u{C5}rhus \u{200F}!".unicodeScalars))
    stage.press(.character("x"), modifierFlags: .control)
    #expect(
      stage.platform.clipboard.map { Array($0.unicodeScalars) }
        == Array("5 km \u{C5}rhus \u{200F}!".unicodeScalars))
  }

  @Test(
    "D56: A field is high enough for the ink of tall scripts",
    arguments: ["བསྒྲུབས", "ที่นี้", "نستعلیق", "Lemvig"])
  func tallScripts(text: String) {
    field.text = text
    field.font = .systemFont(ofSize: 24)
    field.sizeToFit()
    stage.turn()
    let layout = TextLayout(text, style: TextStyle(font: .systemFont(ofSize: 24)))

    #expect(field.area.bounds.height >= layout.size.height)
    #expect(field.area.origin.y >= 0)
  }

  @Test("A middle click pastes the selection, without using the clipboard")
  func primarySelection() {
    field.text = "one two"
    field.becomeFirstResponder()
    stage.tap(point(1), count: 2)
    #expect(selected == "one")
    #expect(stage.platform.primarySelection == "one")
    stage.tap(point(7), button: .middle)
    #expect(field.text == "one twoone")
    #expect(stage.platform.clipboard == nil)
  }

  @Test("A click places the caret, a double click selects a word, a triple click everything")
  func clicks() {
    field.text = "one two three"
    stage.tap(point(5))
    #expect(caret == 5)
    stage.advance(by: .seconds(1))
    stage.tap(point(5), count: 2)
    #expect(selected == "two")
    stage.advance(by: .seconds(1))
    stage.tap(point(5), count: 3)
    #expect(selected == "one two three")
    stage.advance(by: .seconds(1))
    stage.tap(point(3))
    stage.modifierFlags = .shift
    stage.advance(by: .seconds(1))
    stage.tap(point(7))
    #expect(selected == " two")
  }

  @Test("A drag selects, by words after a double click")
  func dragging() {
    field.text = "one two three"
    stage.drag(point(1), to: point(6))
    #expect(selected == "ne tw")
    stage.advance(by: .seconds(1))
    stage.tap(point(5))
    stage.grab(point(5))
    stage.move(to: point(9))
    stage.drop()
    #expect(selected == "two three")
  }

  @Test("A drag beyond the edge scrolls as long as it is held there")
  func autoscroll() {
    field.text = String(repeating: "wide ", count: 400)
    stage.tap(.at(20, 27))
    stage.press(.home)
    stage.grab(.at(20, 27))
    stage.move(to: .at(260, 27))
    stage.advance(by: .seconds(3))
    #expect(field.area.bounds.minX > 300)
    let reached = caret
    stage.advance(by: .seconds(1))
    #expect(caret > reached)
    stage.drop()
    let end = caret
    stage.advance(by: .seconds(1))
    #expect(caret == end)
  }

  @Test("The caret stays visible while typing and moving through a long text")
  func scrolling() {
    field.becomeFirstResponder()
    for _ in 0..<8 { stage.type("long text ") }
    func isSeen() -> Bool {
      let rect = field.caretRect(for: TextPosition(caret))
      return rect.minX >= 7 && rect.maxX <= 193
    }
    #expect(isSeen())
    stage.press(.home)
    #expect(isSeen())
    #expect(field.area.bounds.minX == 0)
    stage.press(.end)
    #expect(isSeen())
  }

  @Test("The caret blinks by the frame clock, restarts with each key, and finally stops blinking")
  func blinking() {
    field.becomeFirstResponder()
    let caret = field.area.caret
    #expect(!caret.isHidden)
    stage.advance(by: .milliseconds(600))
    #expect(caret.isHidden)
    stage.type("a")
    #expect(!caret.isHidden)
    stage.advance(by: .seconds(12))
    #expect(!caret.isHidden)
    let frames = stage.presentedFrames
    stage.advance(by: .seconds(5))
    #expect(stage.presentedFrames == frames)
  }

  @Test("A secure field shows dots everywhere, and its text can be neither copied nor cut")
  func secrets() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.type("p w!")
    #expect(field.text == "p w!")
    #expect(stage.value(of: "Name") == "••••")
    stage.press(.character("a"), modifierFlags: .control)
    stage.press(.character("c"), modifierFlags: .control)
    stage.press(.character("x"), modifierFlags: .control)
    #expect(field.text == "p w!")
    #expect(stage.platform.clipboard == nil)
    #expect(stage.platform.primarySelection == nil)
    stage.press(.end)
    stage.press(.leftArrow, modifierFlags: .control)
    #expect(caret == 0)
    stage.press(.rightArrow)
    stage.type("é")
    #expect(field.text == "pé w!")
  }

  @Test("Typing cannot be undone once the app has set a text, also the same one")
  func settingTheSame() {
    stage.tap("Name")
    stage.type("Secret")
    stage.press(.character("a"), modifierFlags: .control)
    stage.press(.delete)
    field.text = ""
    stage.press(.character("z"), modifierFlags: .control)
    #expect(field.text == "")
  }

  @Test("A field that its constraints leave free is as wide as its text")
  func width() {
    let field = TextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(field)
    field.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
    stage.turn()
    let width = field.frame.width
    field.text = "Ada Lovelace"
    stage.turn()
    #expect(field.frame.width > width + 40)
  }

  @Test("Typing is undone in runs, and redone with the caret where it was")
  func undoing() {
    field.becomeFirstResponder()
    stage.type("one")
    stage.press(.home)
    stage.type("two ")
    stage.press(.backspace)
    #expect(field.text == "twoone")
    stage.press(.character("z"), modifierFlags: .control)
    #expect(field.text == "two one")
    #expect(caret == 4)
    stage.press(.character("z"), modifierFlags: .control)
    #expect(field.text == "one")
    #expect(caret == 0)
    stage.press(.character("z"), modifierFlags: .control)
    #expect(field.text == "")
    for _ in 0..<3 { stage.press(.character("y"), modifierFlags: .control) }
    #expect(field.text == "twoone")
    #expect(field.undoManager?.undoActionName == "Delete")
  }

  @Test("Marked text is underlined in place, and becomes text when it is committed")
  func composing() {
    field.text = "ab"
    field.becomeFirstResponder()
    stage.press(.leftArrow)
    stage.send(.textComposed("に", selection: 1..<1))
    #expect(field.text == "aにb")
    #expect(field.markedTextRange != nil)
    stage.send(.textComposed("日本", selection: 0..<2))
    #expect(field.text == "a日本b")
    #expect(selected == "日本")
    stage.send(.textComposed("", selection: 0..<0))
    stage.send(.text("日本"))
    #expect(field.text == "a日本b")
    #expect(field.markedTextRange == nil)
    stage.press(.character("z"), modifierFlags: .control)
    #expect(field.text == "ab")
  }

  @Test(
    "A click during composition commits the marked text and resets the input method")
  func interruption() {
    field.becomeFirstResponder()
    stage.turn()
    let before = stage.platformWindow?.textInput?.composition
    stage.send(.textComposed("か", selection: 1..<1))
    #expect(stage.platformWindow?.textInput?.composition == before)
    stage.tap(.at(15, 27))
    #expect(field.text == "か")
    #expect(field.markedTextRange == nil)
    #expect(stage.platformWindow?.textInput?.composition != before)
  }

  @Test("The input method receives the position of the caret")
  func caretPlace() {
    field.becomeFirstResponder()
    stage.type("wide")
    let area = stage.platformWindow?.textInput?.area
    #expect(area == field.convert(field.caretRect(for: field.endOfDocument), to: nil))
    #expect((area?.minX ?? 0) > 40)
  }

  @Test("Arabic and Hebrew are aligned right, and the arrows move visually")
  func rightToLeft() {
    field.text = "שלום"
    field.becomeFirstResponder()
    stage.press(.home)
    let start = field.caretRect(for: TextPosition(caret)).minX
    #expect(start > 150)
    stage.press(.leftArrow)
    #expect(caret == 2)
    #expect(field.caretRect(for: TextPosition(caret)).minX < start)
    stage.press(.rightArrow)
    #expect(caret == 0)
  }

  @Test(
    "D53: Home and End go where reading begins and ends, also in mixed text",
    arguments: ["km אבג 5", "אבג km 5", "5 אבג"])
  func ends(text: String) {
    field.text = text
    field.becomeFirstResponder()
    stage.press(.end)
    #expect(caret == text.utf8.count)
    stage.press(.home)
    #expect(caret == 0)
    stage.press(.end)
    #expect(caret == text.utf8.count)
  }

  @Test("Text can be replaced, and its positions queried, from outside")
  func textInput() throws {
    field.text = "one two"
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    let range = TextRange(start, field.endOfDocument)
    #expect(field.text(in: range) == "two")
    #expect(field.offset(from: start, to: field.endOfDocument) == 3)
    field.replace(range, withText: "2")
    #expect(field.text == "one 2")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, in: .right, offset: 2)?.byte == 2)
    let rect = field.firstRect(for: TextRange(0..<3))
    #expect(field.characterRange(at: Point(x: rect.minX + 1, y: rect.midY)) == TextRange(0..<1))
    #expect(field.closestPosition(to: Point(x: 1000, y: 0)) == field.endOfDocument)
  }
}
