@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct TextFieldPictureTests {
  private func stage(_ style: UserInterfaceStyle) -> Stage {
    let stage = Stage(ViewController(), size: Size(width: 340, height: 180), scale: 2)
    stage.window.overrideUserInterfaceStyle = style
    stage.window.backgroundColor = .systemGroupedBackground
    func add(_ column: Int, _ row: Int, _ change: (TextField) -> Void) {
      let field = TextField(
        frame: Rect(x: 10 + Double(column) * 165, y: 10 + Double(row) * 42, width: 155, height: 34))
      field.borderStyle = .roundedRect
      change(field)
      stage.window.addSubview(field)
    }
    add(0, 0) { $0.placeholder = "Placeholder" }
    add(1, 0) {
      $0.text = "A text too long for the field"
      $0.borderStyle = .line
    }
    add(0, 1) {
      $0.text = "Clear me"
      $0.clearButtonMode = .always
    }
    add(1, 1) {
      $0.text = "secret"
      $0.isSecureTextEntry = true
    }
    add(0, 2) { $0.text = "مرحبا 12 abc" }
    add(1, 2) {
      $0.text = "Not enabled"
      $0.isEnabled = false
    }
    add(0, 3) {
      $0.text = "Selected word"
      $0.accessibility.label = "Editing"
    }
    add(1, 3) {
      $0.text = "Centred"
      $0.textAlignment = .center
      $0.borderStyle = .bezel
    }
    stage.turn()
    return stage
  }

  @Test("Text fields in all styles and states match the goldens, in light and dark mode")
  func styles() {
    for (style, name) in [(UserInterfaceStyle.light, "Light"), (.dark, "Dark")] {
      let stage = stage(style)
      (stage.element("Editing")?.view as? TextField)?.becomeFirstResponder()
      stage.press(.leftArrow, modifierFlags: [.control, .shift])
      stage.expectPicture(named: "TextField\(name)")
    }
  }

  @Test("Marked text is underlined and contains the caret, as in the golden")
  func composition() {
    let stage = Stage(ViewController(), size: Size(width: 180, height: 54), scale: 2)
    let field = TextField(frame: Rect(x: 10, y: 10, width: 160, height: 34))
    field.borderStyle = .roundedRect
    stage.window.backgroundColor = .systemBackground
    stage.window.addSubview(field)
    field.text = "Go to "
    field.becomeFirstResponder()
    stage.send(.textComposed("Tokyo", selection: 5..<5))
    stage.expectPicture(named: "TextFieldComposition")
  }
}
