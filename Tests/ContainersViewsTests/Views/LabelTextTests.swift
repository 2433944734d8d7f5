import Containers
import ContainersTesting
import Testing

@MainActor
struct LabelTextTests {
  @Test("A label has no text at first, and none again after it is set to nil")
  func none() {
    let label = Label()
    #expect(label.text == nil)
    #expect(label.styledText == nil)
    label.text = "Lemvig"
    #expect(label.text == "Lemvig")
    #expect(label.accessibility.label == "Lemvig")
    label.text = nil
    #expect(label.text == nil)
    #expect(label.styledText == nil)
    #expect(label.accessibility.label == nil)
    label.text = ""
    #expect(label.text == "")
  }

  @Test("Plain text replaces styled text, and nil replaces either")
  func styles() {
    let label = Label()
    label.styledText = StyledText(runs: [
      .init("Lem", style: TextStyle(font: .headline)), .init("vig"),
    ])
    #expect(label.text == "Lemvig")
    label.text = "Thisted"
    #expect(label.styledText == StyledText("Thisted"))
    label.styledText = nil
    #expect(label.text == nil)
    #expect(label.sizeThatFits(.zero).width == 0)
  }
}
