import Containers
import ContainersTesting
import Testing

@MainActor
struct EndEditingTests {
  private final class Stubborn: View {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
  }

  private let stage = Stage(ViewController())
  private let form = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let field = TextField(frame: Rect(x: 10, y: 10, width: 100, height: 30))
  private let beside = View(frame: Rect(x: 0, y: 100, width: 200, height: 100))

  init() {
    form.addSubview(field)
    for view in [form, beside] { stage.window.addSubview(view) }
    stage.turn()
  }

  @Test("endEditing resigns a field inside the view, and the field is told")
  func ending() {
    var isEnded = false
    field.addAction(for: .editingDidEnd) { isEnded = true }
    field.becomeFirstResponder()
    #expect(form.endEditing(false))
    #expect(!field.isFirstResponder)
    #expect(isEnded)
  }

  @Test("endEditing does nothing if the first responder is not inside the view")
  func elsewhere() {
    field.becomeFirstResponder()
    #expect(!beside.endEditing(true))
    #expect(field.isFirstResponder)
    #expect(stage.window.endEditing(true))
    #expect(!field.isFirstResponder)
    #expect(!stage.window.endEditing(true))
    #expect(!View().endEditing(true))
  }

  @Test("A responder that refuses to resign stays first responder unless forced")
  func refusing() {
    let stubborn = Stubborn(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    form.addSubview(stubborn)
    stage.turn()
    #expect(stubborn.becomeFirstResponder())
    #expect(!form.endEditing(false))
    #expect(stubborn.isFirstResponder)
    #expect(form.endEditing(true))
    #expect(!stubborn.isFirstResponder)
  }
}
