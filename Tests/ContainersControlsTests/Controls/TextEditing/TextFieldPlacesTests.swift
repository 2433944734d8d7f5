import Containers
import ContainersTesting
import Testing

/// Where the parts of a text field are placed, and when they are shown.
@MainActor
struct TextFieldPlacesTests {
  let stage = Stage(ViewController(), size: Size(width: 300, height: 120))
  let field = PlacedField(frame: Rect(x: 10, y: 10, width: 200, height: 34))

  init() {
    field.accessibility.label = "Name"
    stage.window.addSubview(field)
    stage.turn()
  }

  @Test("A view with the mode unlessEditing is hidden while the text is edited")
  func unlessEditing() {
    let icon = View(frame: Rect(x: 0, y: 0, width: 16, height: 16))
    field.leftView = icon
    field.leftViewMode = .unlessEditing
    stage.turn()
    #expect(!icon.isHidden)
    field.becomeFirstResponder()
    stage.turn()
    #expect(icon.isHidden)
    field.resignFirstResponder()
    stage.turn()
    #expect(!icon.isHidden)
  }

  @Test("The side views are placed by overrides of a subclass, and the text leaves room for them")
  func sides() {
    let (left, right) = (View(), View())
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    stage.turn()
    #expect(left.frame == Rect(x: 3, y: 4, width: 20, height: 20))
    #expect(right.frame == Rect(x: 170, y: 4, width: 25, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 26)
    #expect(field.textRect(forBounds: field.bounds).maxX == 169)
  }

  @Test("The clear button is placed by an override of a subclass")
  func clearButton() {
    field.clearButtonMode = .always
    field.text = "Ada"
    stage.turn()
    stage.tap(.at(10 + 105, 10 + 15))
    #expect(field.text?.isEmpty == true)
  }

  @Test("Text is laid out in the text rectangle, and in the editing rectangle while edited")
  func textPlaces() {
    field.text = "Ada"
    stage.turn()
    let caret = { field.caretRect(for: field.beginningOfDocument).minX }
    let resting = caret()
    field.becomeFirstResponder()
    stage.turn()
    #expect(caret() == resting + 40)
  }

  @Test("Border and placeholder are drawn in the rectangles that a subclass returns")
  func drawing() {
    field.borderStyle = .line
    field.attributedPlaceholder = StyledText("Town")
    stage.turn()
    #expect(field.placeholder == "Town")
    #expect(field.drawnPlaceholders.last == Rect(x: 30, y: 0, width: 100, height: 34))
    let bitmap = stage.picture(of: field.frame).bitmap
    #expect(bitmap[5, 17] != bitmap[0, 0])
    field.text = "Ada"
    field.drawnPlaceholders = []
    field.setNeedsDisplay()
    stage.turn()
    #expect(field.drawnPlaceholders.isEmpty)
  }

  @Test("A styled placeholder is drawn in its own color and read as plain text")
  func styledPlaceholder() {
    let plain = TextField(frame: Rect(x: 10, y: 60, width: 200, height: 34))
    plain.attributedPlaceholder = StyledText("MMMM", style: TextStyle(font: .body, color: .red))
    stage.window.addSubview(plain)
    stage.turn()
    let bitmap = stage.picture(of: plain.frame).bitmap
    let reds = (0..<60).filter { x in
      (0..<34).contains { bitmap[x, $0] & 0xFFFFFF == 0xFF0000 }
    }
    #expect(!reds.isEmpty)
    #expect(plain.placeholder == "MMMM")
    #expect(plain.text?.isEmpty == true)
  }

  @Test("A field can clear on begin editing, or replace all of its text on the first insertion")
  func clearing() {
    field.text = "Ada"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text?.isEmpty == true)
    field.resignFirstResponder()
    field.clearsOnBeginEditing = false
    field.clearsOnInsertion = true
    field.text = "Grace"
    field.becomeFirstResponder()
    stage.type("L")
    stage.type("o")
    #expect(field.text == "Lo")
  }
}

@MainActor
final class PlacedField: TextField {
  var drawnPlaceholders: [Rect] = []

  override func borderRect(forBounds bounds: Rect) -> Rect { bounds.insetBy(dx: 5, dy: 5) }

  override func editingRect(forBounds bounds: Rect) -> Rect {
    textRect(forBounds: bounds).offsetBy(dx: 40, dy: 0)
  }

  override func placeholderRect(forBounds bounds: Rect) -> Rect {
    Rect(x: 30, y: 0, width: 100, height: bounds.height)
  }

  override func clearButtonRect(forBounds bounds: Rect) -> Rect {
    Rect(x: 100, y: 10, width: 10, height: 10)
  }

  override func leftViewRect(forBounds bounds: Rect) -> Rect {
    Rect(x: 3, y: 4, width: 20, height: 20)
  }

  override func rightViewRect(forBounds bounds: Rect) -> Rect {
    Rect(x: 170, y: 4, width: 25, height: 20)
  }

  override func drawPlaceholder(_ canvas: Canvas, in rect: Rect) {
    drawnPlaceholders.append(rect)
    super.drawPlaceholder(canvas, in: rect)
  }
}
