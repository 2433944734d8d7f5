import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct AccessibilityTextTests {
  private let stage = Stage(ViewController())
  private let field = TextField(frame: Rect(x: 10, y: 10, width: 300, height: 30))

  init() {
    field.accessibility.label = "Name"
    stage.window.addSubview(field)
    stage.tap("Name")
  }

  private func node() throws -> AccessibilityNode { try #require(stage.element("Name")) }

  @Test("D16a: Caret and selection are set by offsets in Unicode scalars")
  func selecting() throws {
    field.text = "e\u{301}👩‍👧b"
    #expect(try node().selectText(2..<5))
    #expect(field.semantics.text?.selections == [2..<5])
    #expect(try node().selectText(5..<5))
    #expect(field.semantics.text?.caret == 5)
    #expect(try node().selectText(1..<1))
    #expect(field.semantics.text?.caret == 0, "inside a character counts as before it")
    #expect(try node().selectText(99..<99))
    #expect(field.semantics.text?.caret == 6)
  }

  @Test("D16a: Text is replaced as by user input, and only if it is editable")
  func replacing() throws {
    field.text = "e\u{301}👩‍👧b"
    #expect(try node().replaceText(2..<5, with: "ü"))
    #expect(field.text == "e\u{301}üb")
    stage.window.undoManager?.undo()
    #expect(field.text == "e\u{301}👩‍👧b")
    field.isEnabled = false
    #expect(try !node().replaceText(0..<1, with: ""))
  }

  @Test("D16a: Text ranges have frames in the window, and points map to text offsets")
  func places() throws {
    field.text = "Oslo"
    let first = try #require(try node().textFrame(0..<1))
    let caret = try #require(try node().textFrame(1..<1))
    #expect(field.accessibilityFrame.contains(first.center))
    #expect(abs(caret.midX - first.maxX) < 2)
    #expect(try node().textOffset(at: first.center + Point(x: -20, y: 0)) == 0)
    #expect(try node().textOffset(at: Point(x: 300, y: first.midY)) == 4)
  }

  @Test("D16a: A secure field can be edited without revealing its text")
  func secrets() throws {
    field.text = "ab"
    field.isSecureTextEntry = true
    #expect(try node().semantics.text?.characters == "••")
    #expect(try node().replaceText(1..<2, with: "x"))
    #expect(field.text == "ax")
  }

  @Test("D39: Composed text counts when it is committed")
  func composing() throws {
    field.text = "ab"
    stage.press(.leftArrow)
    stage.send(.textComposed("に", selection: 1..<1))
    #expect(try node().semantics.text == SemanticText("ab", caret: 1))
    stage.send(.textComposed("日本", selection: 0..<2))
    #expect(try node().semantics.text == SemanticText("ab", caret: 1))
    stage.send(.textComposed("", selection: 0..<0))
    stage.send(.text("日本"))
    #expect(try node().semantics.text == SemanticText("a日本b", caret: 3))
  }

  /// Composes 日本 between a and b.
  private func compose() {
    field.text = "ab"
    stage.press(.leftArrow)
    stage.send(.textComposed("日本", selection: 2..<2))
  }

  @Test(
    "D16a, D39: Offsets pass over what is composed, which an edit commits",
    arguments: [(0..<1, "x日本b"), (1..<2, "a日本x"), (1..<1, "ax日本b"), (2..<2, "a日本bx")])
  func replacingAroundComposition(range: Range<Int>, text: String) throws {
    compose()
    #expect(try node().replaceText(range, with: "x"))
    #expect(field.text == text)
  }

  @Test("D16a, D39: Frames and points pass over what is composed")
  func placesAroundComposition() throws {
    compose()
    let (first, last) = try (
      #require(node().textFrame(0..<1)), #require(node().textFrame(1..<2))
    )
    #expect(last.minX - first.maxX > 1.5 * first.width, "日本 lies between them")
    #expect(try node().textOffset(at: first.center + Point(x: -20, y: 0)) == 0)
    #expect(try node().textOffset(at: Point(x: (first.maxX + last.minX) / 2, y: first.midY)) == 1)
    #expect(try node().textOffset(at: Point(x: 300, y: first.midY)) == 2)
  }

  @Test("D39: What a secure field composes adds no dots until it is committed")
  func secretComposition() throws {
    field.isSecureTextEntry = true
    stage.type("ab")
    stage.send(.textComposed("cde", selection: 3..<3))
    #expect(try node().semantics.text == SemanticText("••", caret: 2))
  }

  @Test("An element without text has nothing to select or edit")
  func nothing() throws {
    let label = Label(text: "Denmark")
    label.frame = Rect(x: 0, y: 100, width: 100, height: 20)
    stage.window.addSubview(label)
    let node = try #require(stage.element("Denmark"))
    #expect(!node.selectText(0..<1))
    #expect(!node.replaceText(0..<1, with: "G"))
    #expect(node.textFrame(0..<1) == nil)
    #expect(node.textOffset(at: .zero) == nil)
  }

  @Test("An element out of sight can be scrolled into sight")
  func scrolling() throws {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 100, width: 100, height: 100))
    scrollView.contentSize = Size(width: 100, height: 1000)
    let label = Label(text: "Deep")
    label.frame = Rect(x: 0, y: 700, width: 100, height: 20)
    scrollView.addSubview(label)
    stage.window.addSubview(scrollView)
    stage.turn()
    #expect(stage.element("Deep") == nil)
    let tree = AccessibilityTree(of: stage.window, includesScrolledOut: true)
    try #require(tree.element("Deep")).scrollToVisible()
    stage.turn()
    #expect(stage.element("Deep") != nil)
  }
}
