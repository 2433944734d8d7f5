import TestSupport
import Testing

@testable import Typesetting

@Suite struct TextEditorTests {
  private func editor(_ text: String, _ anchor: Int? = nil, _ head: Int? = nil) -> TextEditor {
    var editor = TextEditor(text)
    if let anchor { editor.select(anchor: anchor, head: head ?? anchor) }
    return editor
  }

  @Test("A new editor has its caret at the end")
  func start() {
    #expect(editor("abc").selection == TextEditor.Selection(anchor: 3, head: 3))
  }

  @Test("A replacement reports what it removed and puts the caret after the new text")
  func replacing() {
    var editor = editor("one two three", 4, 7)
    let change = editor.replace(editor.selection.range, with: "2")
    #expect(editor.text == "one 2 three")
    #expect(editor.selection.head == 5)
    #expect(change.removed == "two")
    #expect(change.inserted == "2")
    #expect(change.range == 4..<7)
    #expect(change.result == 4..<5)
  }

  @Test("No position lies inside a character, however many scalars it has")
  func characters() {
    let family = "a👩‍👩‍👧‍👦b"
    var editor = editor(family, 5)
    #expect(editor.selection.head == 1)
    #expect(editor.offset(1, from: 1) == family.utf8.count - 1)
    editor.select(anchor: family.utf8.count - 1, head: family.utf8.count - 1)
    let change = editor.replace(editor.deletion(.character, .backward), with: "")
    #expect(editor.text == "ab")
    #expect(change.removed == "👩‍👩‍👧‍👦")
  }

  @Test("A mark that combines with the preceding letter leaves the caret after both")
  func combining() {
    var editor = editor("e", 1)
    editor.replace(1..<1, with: "\u{301}")
    #expect(editor.text.count == 1)
    #expect(editor.selection.head == 3)
    editor = self.editor("xe", 1)
    editor.replace(1..<2, with: "\r")
    editor.replace(2..<2, with: "\n")
    #expect(editor.selection.head == 3)
  }

  @Test("Deleting removes the selection, or else a character, a word, a line or everything")
  func deletion() {
    #expect(editor("one two", 4, 6).deletion(.word, .backward) == 4..<6)
    let caret = editor("one two\nthree four", 12)
    #expect(caret.deletion(.character, .backward) == 11..<12)
    #expect(caret.deletion(.character, .forward) == 12..<13)
    #expect(caret.deletion(.word, .backward) == 8..<12)
    #expect(caret.deletion(.word, .forward) == 12..<13)
    #expect(caret.deletion(.paragraph, .backward) == 8..<12)
    #expect(caret.deletion(.document, .forward) == 12..<18)
  }

  @Test("At the edges of the text there is nothing more to delete")
  func edges() {
    #expect(editor("a", 0).deletion(.character, .backward).isEmpty)
    #expect(editor("a", 1).deletion(.word, .forward).isEmpty)
    #expect(editor("").deletion(.paragraph, .backward).isEmpty)
  }

  @Test("Words are letters and digits with what joins them, and moves stop at their ends")
  func words() {
    let text = "don't pay 3.50, snake_case — ok."
    var stops: [String] = []
    var editor = editor(text, 0)
    while editor.selection.head < editor.count {
      let end = editor.boundary(of: .word, .forward, from: editor.selection.head)
      stops.append(editor.text(in: editor.selection.head..<end))
      editor.select(anchor: end, head: end)
    }
    #expect(stops == ["don't", " pay", " 3.50", ", snake_case", " — ok", "."])
    var back: [Int] = []
    var head = editor.count
    while head > 0 {
      head = editor.boundary(of: .word, .backward, from: head)
      back.append(head)
    }
    #expect(
      back.map { editor.text(in: $0..<editor.offset(1, from: $0)) } == ["o", "s", "3", "p", "d"])
  }

  @Test("Runs of kana and of ideographs are words")
  func japanese() {
    let editor = editor("東京タワーへ行く", 0)
    #expect(editor.text(in: editor.word(at: 0)) == "東京")
    #expect(editor.text(in: editor.word(at: 6)) == "タワー")
  }

  @Test("The word at a position is the one around or before it, or else the spaces or marks")
  func wordAt() {
    let editor = editor("one  two!!")
    func word(_ byte: Int) -> String { editor.text(in: editor.word(at: byte)) }
    #expect(word(1) == "one")
    #expect(word(3) == "one")
    #expect(word(4) == "  ")
    #expect(word(8) == "two")
    #expect(word(9) == "!!")
    #expect(word(10) == "!!")
    #expect(TextEditor("").word(at: 0).isEmpty)
    #expect(TextEditor("a\n\nb").word(at: 2).isEmpty)
  }

  @Test(
    "A paragraph runs from newline to newline, each of which is one character whatever its bytes")
  func paragraphs() {
    let editor = editor("ab\r\ncd\u{2029}ef")
    #expect(editor.text(in: editor.paragraph(at: 1)) == "ab\r\n")
    #expect(editor.text(in: editor.paragraph(at: 4)) == "cd\u{2029}")
    #expect(editor.text(in: editor.paragraph(at: editor.count)) == "ef")
    #expect(editor.boundary(of: .paragraph, .forward, from: 0) == 2)
    #expect(editor.boundary(of: .paragraph, .forward, from: 2) == 6)
    #expect(editor.boundary(of: .paragraph, .backward, from: 4) == 0)
  }

  @Test("Sentences end at a mark followed by a space")
  func sentences() {
    let editor = editor("It is 3.5 m. Is it? Yes.")
    #expect(editor.boundary(of: .sentence, .forward, from: 0) == 12)
    #expect(editor.boundary(of: .sentence, .forward, from: 12) == 19)
    #expect(editor.boundary(of: .sentence, .backward, from: 24) == 20)
    #expect(editor.boundary(of: .sentence, .backward, from: 20) == 13)
  }

  @Test("Marked text replaces the selection, and is replaced until it is committed")
  func composing() {
    var editor = editor("ab", 1, 2)
    _ = editor.setMarkedText("に", selected: 1..<1)
    #expect(editor.text == "aに")
    #expect(editor.marked == 1..<4)
    #expect(editor.selection.head == 4)
    _ = editor.setMarkedText("日本", selected: 0..<1)
    #expect(editor.text == "a日本")
    #expect(editor.selection == .init(anchor: 1, head: 4))
    editor.unmark()
    #expect(editor.marked == nil)
    #expect(editor.text == "a日本")
    _ = editor.setMarkedText("x", selected: 9..<12)
    #expect(editor.selection.isEmpty)
    _ = editor.setMarkedText("", selected: 0..<0)
    #expect(editor.marked == nil)
  }

  @Test("Random edits leave the caret between characters, and every change can be undone")
  func randomEdits() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", " ", "\n", "é", "e\u{301}", "👩‍👧", "שלום", "\r", "\r\n", "🇩🇰", "\u{200D}", ""]
    var editor = TextEditor("start")
    for _ in 0..<2000 {
      let one = Int.random(in: 0...editor.count, using: &random)
      let other = Int.random(in: 0...editor.count, using: &random)
      editor.select(anchor: one, head: other)
      let before = editor.text
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      let change = editor.replace(editor.selection.range, with: piece)
      #expect(editor.boundary(atOrBefore: editor.selection.head) == editor.selection.head)
      var back = editor
      back.replace(change.result, with: change.removed)
      #expect(Array(back.text.utf8) == Array(before.utf8))
      if editor.count > 400 { editor = TextEditor("") }
    }
  }
}
