import Containers
import ContainersTesting
import Testing

@MainActor
struct LabelTextTests {
  @Test("Naturally aligned text of a label starts where reading starts")
  func labels() {
    let label = Label(text: "abc")
    label.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 100, height: 20))
    controller.view.addSubview(label)
    stage.turn()
    #expect(inkColumns(stage).upperBound < 50)
    controller.view.traitOverrides.layoutDirection = .rightToLeft
    stage.turn()
    #expect(inkColumns(stage).lowerBound > 50)
    label.textAlignment = .left
    stage.turn()
    #expect(inkColumns(stage).upperBound < 50)
  }

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

/// Returns the columns of a stage that contain any drawing.
@MainActor
private func inkColumns(_ stage: Stage) -> ClosedRange<Int> {
  let picture = stage.picture.bitmap
  let columns = (0..<picture.width).filter { x in
    (0..<picture.height).contains { picture[x, $0] != picture[0, 0] }
  }
  return (columns.first ?? 0)...(columns.last ?? 0)
}
