import Containers
import ContainersTesting
import Testing

@MainActor
struct TextViewPictureTests {
  @Test("A text view with a selection over lines of both directions looks as accepted")
  func selection() {
    for (style, name) in [(UserInterfaceStyle.light, "Light"), (.dark, "Dark")] {
      let stage = Stage(ViewController(), size: Size(width: 220, height: 120), scale: 2)
      stage.window.overrideUserInterfaceStyle = style
      let view = TextView(frame: Rect(x: 0, y: 0, width: 220, height: 120))
      stage.window.addSubview(view)
      view.text = "A first paragraph that breaks in two\nשלום לכולם\n\tA tab, and the end."
      view.becomeFirstResponder()
      view.selectedRange =
        view.text.index(
          view.text.startIndex, offsetBy: 8)..<view.text.index(
          view.text.startIndex, offsetBy: 54)
      stage.turn()
      stage.expectPicture(named: "TextView\(name)")
    }
  }
}
